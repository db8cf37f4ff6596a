import { expect, test } from 'vitest'
import type { ReportedLine } from '@/lib/features/reference-check/domain/reference-report'
import { t } from '@/tests/support/english'
import { formatChannel, formatSentAt, listAllRows, listShownRows } from './reference-rows'

test.each([
  [{ DeliveryTime: '2026-09-22T18:38:09', LogTime: '2026-09-22T18:24:48' }, '2026-09-22 18:24'],
  [{ LogTime: '2026-09-22T18:24:48Z' }, '2026-09-22 18:24 UTC'],
  [{ LogTime: '2026-09-23T00:30:00+02:00' }, '2026-09-23 00:30 +02:00'],
  [{ LogTime: 'yesterday' }, 'yesterday'],
  [{ DeliveryTime: null }, ''],
])('%j was sent at %s', (row, sent) => expect(formatSentAt(t, row)).toBe(sent))

test.each([
  [{ RequestedChannel: 'Peppol', ActualChannel: 'Print' }, 'Peppol → Print'],
  [{ RequestedChannel: 'Peppol', ActualChannel: 'Peppol', Channel: 'Peppol' }, 'Peppol'],
  [{ RequestedChannel: 'Peppol', Status: 'Failed' }, 'Peppol → none'],
  [{ RequestedChannel: 'Peppol', Status: 'Pending' }, 'Peppol'],
  [{ Channel: 'E-mail' }, 'E-mail'],
  [{}, ''],
])('%j went by %j', (row, channel) => expect(formatChannel(t, row)).toBe(channel))

const line = (no: number, outcome: ReportedLine['outcome']): ReportedLine => ({
  no,
  line: no,
  raw: '',
  value: '',
  finding: null,
  doubleOf: null,
  outcome,
})
const rows = Array.from({ length: 5 }, (_, at) => ({ RowId: at + 1 }))
const report = [
  line(1, { kind: 'none' }),
  line(2, { kind: 'several', rows, atLeast: false }),
  line(3, { kind: 'found', row: { RowId: 9 } }),
]

test('a line with many invoices shows the first and says how many more there are', () => {
  expect(listShownRows(report).map(({ key, at, of, hidden }) => [key, at, of, hidden])).toEqual([
    ['1', 0, 0, 0],
    ['2-1', 1, 5, 0],
    ['2-2', 2, 5, 0],
    ['2-3', 3, 5, 2],
    ['3-9', 1, 1, 0],
  ])
})

test('the whole result holds every invoice of every line', () =>
  expect(listAllRows(report).map(({ row }) => row?.RowId)).toEqual([undefined, 1, 2, 3, 4, 5, 9]))
