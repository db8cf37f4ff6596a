import { expect, test, vi } from 'vitest'
import type { BankList } from '@/lib/features/payment-matching/domain/bank-line'
import { renderPage } from '@/tests/support/render-page'
import { type PaymentsPageState, usePaymentsPage } from './use-payments-page'

const readings = vi.hoisted(() => ({ asked: [] as unknown[][] }))
vi.mock('@/lib/features/payment-matching/client/read-bank-list', () => ({
  readBankList: async (...asked: unknown[]) => {
    readings.asked.push(asked)
    return { ok: false, refusal: 'noLines' }
  },
}))

const place = { organizationId: 'o', userName: 'Kari', clientNo: null }
const list = { format: 'table', isDayOrderGuess: true, lines: [], left: [] } as unknown as BankList

/** What a person does one after the other, each on the page that the one before has made. */
function walk(...steps: ((page: PaymentsPageState) => unknown)[]) {
  let at = 0
  const Page = () => {
    const page = usePaymentsPage(place, null)
    steps[at++]?.(page)
    return null
  }
  renderPage(<Page />)
  expect(at).toBeGreaterThanOrEqual(steps.length)
}

test('month first reads the list at hand again, and not what the box holds', () => {
  walk(
    (page) => page.setText('list A'),
    (page) => page.take(list, 'file B'),
    (page) => {
      expect([page.text, page.canReadMonthFirst]).toEqual(['list A', true])
      page.readMonthFirst()
    },
  )
  expect(readings.asked).toEqual([['file B', 'month']])
})
