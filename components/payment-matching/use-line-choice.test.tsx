import { type KeyboardEvent, useState } from 'react'
import { expect, test } from 'vitest'
import { listChoices } from '@/lib/features/payment-matching/domain/find-invoices'
import {
  indexInvoices,
  type OpenInvoice,
  toInvoiceKeys,
} from '@/lib/features/payment-matching/domain/open-invoices'
import { planPayments } from '@/lib/features/payment-matching/domain/payment-plan'
import { renderPage } from '@/tests/support/render-page'
import { useLineChoice } from './use-line-choice'

const makeInvoice = (id: string, number: string, currency = 'NOK'): OpenInvoice => ({
  ...{ id, number, currency, kid: null, open: '100', dueDate: null, customerNo: null },
  names: [],
})
const likely = makeInvoice('likely', '2026-1')
const other = makeInvoice('other', '2026-2')
const foreign = Array.from({ length: 6 }, (_, at) => makeInvoice(`sek ${at}`, `2025-${at}`, 'SEK'))
const index = indexInvoices(
  [...foreign, makeInvoice('late', '2025-9'), likely, other].map(toInvoiceKeys),
  true,
)
const plan = planPayments(
  index,
  [
    {
      line: {
        ...{ no: 1, paid: '2026-11-26', payer: 'Kari', reference: '', amount: '100' },
        ...{ currency: 'NOK', bankReference: null },
      },
      match: {
        ...{ is: 'choose', lead: null, note: null, addsUp: 1, paidBy: null },
        candidates: [{ proof: 'amount', parts: [{ invoice: likely, amount: '100' }] }],
      },
      ...{ repeat: { of: null, occurrence: 1, isSame: false }, before: null },
    },
  ],
  {},
  'NOK',
)

type Choice = ReturnType<typeof useLineChoice>
const pressEnter = ({ handleRowKey }: Choice) =>
  handleRowKey({ key: 'Enter' } as KeyboardEvent<HTMLElement>, 0)

/** Which invoices are taken by what is done one after the other. */
function walk(...steps: ((choice: Choice) => unknown)[]) {
  const taken: string[][] = []
  const Page = () => {
    const [done, setDone] = useState(0)
    const choice = useLineChoice(plan, plan.lines, {
      ...{ index, isLocked: false },
      onPick: (_, { invoiceIds }) => taken.push(invoiceIds),
    })
    if (done < steps.length) setDone(done + 1)
    steps[done]?.(choice)
    return null
  }
  renderPage(<Page />)
  return taken
}

test('Enter on a row takes what is marked in it: the likeliest, or what was searched for', () => {
  expect(walk(pressEnter)).toEqual([['likely']])
  expect(walk(({ find }) => find('2026-2'), pressEnter)).toEqual([['other']])
  expect(walk(({ find }) => find('nothing'), pressEnter)).toEqual([])
})

test('invoices of other currencies hide none of the line’s own', () => {
  const found = listChoices(index, plan.lines[0]!, '2025')
  expect(found.map(({ parts }) => parts[0]!.invoice.id)).toEqual(['late'])
})
