import { expect, test } from 'vitest'
import { getVoucherQuery } from '@/lib/features/ledger/client/ledger'
import { renderPage } from '@/tests/support/render-page'
import { VoucherLines } from './voucher-lines'

const line = (glItemId: number, debitAmount: number, creditAmount: number) => ({
  ...{ glItemId, voucherNo: '7', glAccountNo: '1500', currency: 'NOK' },
  ...{ debitAmount, creditAmount, year: 2026, postingDate: '2026-03-11' },
})
const debit = line(1, 100, 0)
const credit = line(2, 0, 100)

const otherYear = { ...line(3, 7, 0), year: 2025, postingDate: '2025-02-03' }
const otherDay = { ...line(3, 7, 0), postingDate: '2026-03-12' }
const untold = { ...line(3, 7, 0), year: null, postingDate: null }
const unnamed = { ...line(2, 0, 50), glItemId: null }

/** What is shown of the voucher of the first line. */
const render = (glItems: object[]) =>
  renderPage(<VoucherLines clientNo="1001" item={debit} />, (client) =>
    client.setQueryData(getVoucherQuery('1001', '7').queryKey, {
      ...{ summary: { totalCount: glItems.length }, glItems },
    } as never),
  )

test.each([
  ['balances where all of it came', [debit, credit], 'voucher balance'],
  ['does not where it does not', [debit, line(2, 0, 90)], '10,00 NOK'],
  ['is not known where a line came twice and another did not', [debit, debit], 'isn’t known'],
  ['balances beside one of another year', [debit, credit, otherYear], 'voucher balance'],
  ['is not known beside one of another day', [debit, credit, otherDay], 'isn’t known'],
  ['is not known where a line tells no day', [debit, credit, untold], 'isn’t known'],
  [
    'balances with two equal lines without ids',
    [debit, unnamed, { ...unnamed }],
    'voucher balance',
  ],
])('a voucher %s', (_, glItems, words) => expect(render(glItems)).toContain(words))

test('lines of another year or day are not shown, those that tell no day are', () => {
  const count = (...more: object[]) => render([debit, credit, ...more]).split('<li').length - 1
  expect([count(otherYear), count(otherDay), count(untold)]).toEqual([2, 2, 3])
})
