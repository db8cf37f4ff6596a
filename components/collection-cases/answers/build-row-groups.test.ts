import { expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { buildRowGroups } from './build-row-groups'

const today = '2026-03-12'
const asked = (caseNumber: number, decideByDate: string): CollectionCase => ({
  caseNumber,
  decideByDate,
  status: 'OPEN',
  subStatus: 'EVICTION_REQUEST',
})
const toRow = (row: CollectionCase) => ({
  row,
  answer: null,
  isOpenAgain: false,
  isLeaving: false,
})
const list = (count: number, day: string) =>
  Array.from({ length: count }, (_, at) => asked(at + 1, day))

test('so many rows are shown, and each day says how many it has', () => {
  const rows = [
    ...list(299, '2026-03-13'),
    ...list(3, '2026-03-14').map((row) => ({ ...row, caseNumber: Number(row.caseNumber) + 500 })),
  ]
  expect(
    buildRowGroups(rows.map(toRow), [], today).map((group) => [
      group.day,
      group.rows.length,
      group.total,
    ]),
  ).toEqual([
    ['2026-03-13', 299, 299],
    ['2026-03-14', 1, 3],
  ])
})

test('what needs no answer comes last, the next of it and how many there are', () => {
  const running = list(12, '2026-03-13').map((row) => ({ ...row, subStatus: 'REMINDER_SENT' }))
  const [group] = buildRowGroups([], running, today)
  expect([group?.day, group?.total]).toEqual(['running', 12])
  expect(group?.rows.map(({ row }) => row)).toEqual(running.slice(0, 10))
  expect(buildRowGroups([], [], today)).toEqual([])
})

test('what may need an answer stands between, the first day first, and gives way to what needs one', () => {
  const unsure = [
    { ...asked(2, '2026-03-20'), subStatus: 'X_NEW' },
    { ...asked(1, '2026-03-14'), subStatus: null },
  ]
  const running = { ...asked(3, ''), subStatus: 'REMINDER_SENT' }
  const groups = buildRowGroups([toRow(asked(4, '2026-03-13'))], [running, ...unsure], today)
  expect(groups.map(({ day, rows }) => [day, rows.map(({ row }) => row.caseNumber)])).toEqual([
    ['2026-03-13', [4]],
    ['unsure', [1, 2]],
    ['running', [3]],
  ])
  expect(
    buildRowGroups(list(300, '2026-03-13').map(toRow), unsure, today).map(({ day }) => day),
  ).toEqual(['2026-03-13'])
})
