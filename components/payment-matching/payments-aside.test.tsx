import { expect, test } from 'vitest'
import type { PaymentPlan, PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { renderEnglish } from '@/tests/support/render-english'
import { PaymentsAside } from './payments-aside'
import type { PaymentsPageState } from './use-payments-page'

const invoice = { id: 'i1', number: '1', open: '100', currency: 'NOK', names: ['Kari'] }
const page = {
  ...{ isLocked: false, isRecording: false, checked: '', knownSent: '' },
  matching: { sentBefore: { open: [], isKnown: true } },
} as unknown as PaymentsPageState

/** What the page says of lines of these days, and whether they can go out. */
function paint(...days: string[]) {
  const lines = days.map((paid, at) => ({
    ...{ line: { no: at + 1, paid, amount: '50' }, currency: 'NOK', isIn: true },
    candidate: { proof: 'kid', parts: [{ invoice, amount: '50' }] },
  })) as unknown as PlannedLine[]
  const plan = { lines, invoices: [{ invoice, left: '0' }] } as unknown as PaymentPlan
  const markup = renderEnglish(<PaymentsAside page={page} plan={plan} />)
  const record = markup.split('<button').find((button) => button.includes('>Record '))
  return { markup, isHeldBack: record?.split('>')[0]?.includes('aria-disabled="true"') }
}

test('payments of days that have not come are asked about before they go out', () => {
  const { markup, isHeldBack } = paint('2026-03-11', '9998-12-05', '9998-05-12')
  expect(isHeldBack).toBe(true)
  expect(markup).toContain('I’ve checked 2 payments dated in the future, up to 9998-12-05')
  expect(markup).toContain('Confirm the future dates to continue.')
  expect(paint('9998-12-05').markup).toContain('I’ve checked the payment dated 9998-12-05')
})

test('those of days before are not', () => {
  const { markup, isHeldBack } = paint('1999-12-31')
  expect(isHeldBack).toBe(false)
  expect(markup).not.toContain('in the future')
})
