import { describe, expect, test } from 'vitest'
import type { FailureGroup } from '@/lib/contracts/desk/failures'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { listWaitingLines } from '../../domain/waiting-lines'
import { listAmountLines } from './amount-lines'
import { listDecisionLines } from './decisions'
import { listFailureLines } from './failures'
import { digestShown, toShown } from './shown-text'
import { toStopLine } from './stops'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `${10_001 + at}`)

describe('what a line shows', () => {
  test('is its entries as they came, where they have room', () => {
    expect(toShown(['b', 'a'])).toBe('b a')
    expect(toShown(['b', 'a'], ', ')).toBe('b, a')
    expect(toShown(['x'.repeat(400)])).toBe('x'.repeat(400))
  })

  test('is else how many they are, and a digest of all in whatever order', () => {
    const long = toShown(numbers(80))
    expect(long).toMatch(/^80 [0-9a-f]{64}$/)
    expect(toShown(numbers(80).toReversed(), ', ')).toBe(long)
    expect(toShown([...numbers(79), 'another'])).not.toBe(long)
    expect(toShown(['x'.repeat(401)])).toBe(digestShown(['x'.repeat(401)]))
  })
})

const now = Date.parse('2026-03-08T00:00:00Z')
const wall = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString().slice(0, 19)
const row = { CompanyId: 501, RequestedChannel: 'Peppol' }
const delivered = Array.from({ length: 100 }, () => ({
  ...{ ...row, LogTime: wall(9_000), DeliveryTime: wall(8_990) },
})) as SummaryRow[]

/** The line of each source of so many records, the last of which sorts last. */
const lines: Record<string, (count: number) => { shows: string }[]> = {
  decisions: (count) =>
    listDecisionLines(
      { organizationId: 'o-1', name: null },
      numbers(count).map((caseNumber) => ({
        ...{ caseNumber: Number(caseNumber), status: 'OPEN' },
        subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
      })) as never,
    ),
  stops: (count) => [
    toStopLine(
      { clientNo: '1001', name: null, isWhole: true },
      numbers(count).map((customerNo) => ({ customerNo, stopReminderUntil: '2026-03-10' })),
      '2026-03-08',
    )!,
  ],
  failures: (count) =>
    listFailureLines(
      numbers(count).map((each) => ({
        ...{ kind: 'shape', key: `shape:${each}`, cause: null, newestRowId: Number(each) },
        ...{ unhandled: 1, companies: [], firstTime: null, lastTime: null },
      })) as unknown as FailureGroup[],
    ),
  waiting: (count) =>
    listWaitingLines(
      numbers(count).map((each) => ({
        ...{ ...row, TransactionRid: Number(each), LogTime: wall(300) },
      })) as SummaryRow[],
      delivered,
      now,
      toShown,
    ),
  'amounts of many': (count) =>
    listAmountLines(
      { organizationId: 'o-1', name: null },
      'invoice',
      numbers(count).map((id) => ({ id, name: null, since: null, apart: [] })),
      { from: '2026-03-01', to: '2026-03-08' },
    ),
  'amounts of one': (count) =>
    listAmountLines(
      { organizationId: 'o-1', name: null },
      'invoice',
      [
        {
          ...{ id: 'i-1', name: null, since: null },
          apart: numbers(count).map((kind) => ({ kind, amount: '1', currency: 'NOK' })),
        },
      ],
      { from: '2026-03-01', to: '2026-03-08' },
    ),
}

describe('a line that was done comes back for one more record, however many it has and wherever it sorts', () => {
  test.each(Object.keys(lines))('%s', (source) => {
    const showsOf = (count: number) => lines[source]!(count).map(({ shows }) => shows)
    for (const count of [20, 70, 140]) {
      expect(showsOf(count)).toHaveLength(1)
      expect(showsOf(count)[0]!.length).toBeLessThanOrEqual(400)
      expect(showsOf(count + 1)).not.toEqual(showsOf(count))
    }
  })
})

test('what was done with a short text stays done', () => {
  expect(lines.decisions!(2)[0]!.shows).toBe('DEBT_COLLECTION_LIST_MANUAL 10001 10002')
  expect(lines.stops!(2)[0]!.shows).toBe('10001 reminder 2026-03-10, 10002 reminder 2026-03-10')
  expect(lines.failures!(2)[0]!.shows).toBe('10001 10002')
  expect(lines.waiting!(2)[0]!.shows).toBe('10001 10002')
  expect(lines['amounts of one']!(2)[0]!.shows).toBe('i-1 10001 1 10002 1')
})
