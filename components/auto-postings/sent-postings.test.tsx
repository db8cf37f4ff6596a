import { expect, test } from 'vitest'
import type { PostingEnd } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Failure } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { SentPostings } from './sent-postings'
import { isKnownRefused } from './use-posting-page'

const row = {
  ...{ customerNo: '1', documentNo: 'W-1', amount: 5, currency: 'NOK' },
  ...{ postingDate: '2026-03-01', text: '' },
}

/** What a page says first of a set whose rows ended so, and where it goes on to. */
function paint(...ends: PostingEnd['is'][]) {
  const markup = renderPage(
    <SentPostings
      clientNo="1001"
      sent={{
        ...{ idempotencyKey: 'k', failure: null, rows: ends.map(() => row) },
        ends: ends.map((is, index) => ({
          ...{ index, is, message: null, voucherNo: null, arItemId: null },
        })),
      }}
      onGoOn={() => {}}
    />,
  )
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' ')
  return [
    '2 rows posted',
    'Posted, but',
    'couldn’t confirm',
    'Nothing was posted',
    'Edit rows',
  ].filter((each) => words.includes(each))
}

test.each([
  [['booked', 'booked'], ['2 rows posted']],
  [['booked', 'untold'], ['Posted, but']],
  [['untold', 'untold'], ['couldn’t confirm']],
  [['valid', 'untold'], ['couldn’t confirm']],
  [['rejected', 'untold'], ['couldn’t confirm']],
  [
    ['rejected', 'rejected-with'],
    ['Nothing was posted', 'Edit rows'],
  ],
] as const)('of rows that ended %j it says %j', (ends, words) =>
  expect(paint(...ends)).toEqual(words),
)

const withFailure = (failure: Failure) =>
  renderPage(
    <SentPostings
      clientNo="1001"
      sent={{ idempotencyKey: 'k', rows: [row, row], ends: null, failure }}
      onGoOn={() => {}}
    />,
  )

test('rows are rejected with others only where one of them is named as the reason', () => {
  const named = withFailure({ kind: 'refused', fields: { 'rows.1': 'Only 3 remain' } })
  for (const words of ['Only 3 remain', 'Rejected with the others']) expect(named).toContain(words)
  for (const failure of [
    { kind: 'not-sent', code: 'outcome-open' },
    { kind: 'refused', fields: { typedTotal: 'not the number of rows' } },
  ] as const)
    expect(withFailure(failure)).not.toContain('Rejected with the others')
})

test.each([
  [['rejected', 'rejected-with'], true],
  [['rejected', 'untold'], false],
  [['booked'], false],
] as const)('a set whose rows ended %j may go out again: %s', (ends, mayGo) =>
  expect(
    isKnownRefused({
      ...{ idempotencyKey: 'k', rows: [row], failure: null },
      ends: ends.map((is, index) => ({
        ...{ index, is, message: null, voucherNo: null, arItemId: null },
      })),
    }),
  ).toBe(mayGo),
)
