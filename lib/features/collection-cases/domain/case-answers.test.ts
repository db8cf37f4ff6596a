import { expect, test } from 'vitest'
import {
  compareByDecideDate,
  findDecideByDate,
  findDecision,
  findVerbDecision,
  mayNeedAnswer,
  splitByFinality,
} from './case-answers'

const listed = { status: 'OPEN', subStatus: 'DEBT_COLLECTION_LIST_MANUAL' }
const toConfirm = { status: 'OPEN', subStatus: 'EVICTION_CONFIRMATION' }

test.each([
  ['accept', listed, 'acceptDebtCollectionList'],
  ['reject', { ...listed, status: ' open' }, 'rejectDebtCollectionList'],
  ['reject', { status: 'OPEN', subStatus: 'eviction_request' }, 'rejectEvictionRequest'],
  ['accept', toConfirm, 'acceptEvictionConfirmation'],
  ['accept', { ...listed, status: 'PAUSED' }, null],
  ['accept', { status: 'OPEN', subStatus: 'REMINDER_SENT' }, null],
] as const)('to %s %j is %s', (answer, row, decision) =>
  expect(findDecision(answer, row)).toBe(decision),
)

test.each([
  ['a step that is not known', { status: 'OPEN', subStatus: 'X_NEW' }, true],
  ['no step', { status: ' open ', subStatus: ' ' }, true],
  ['no status', { status: null, subStatus: 'REMINDER_SENT' }, true],
  ['a step that needs no answer', { status: 'OPEN', subStatus: 'eviction_applied' }, false],
  ['a question that is known', listed, false],
  ['no step while it is paused', { status: 'PAUSED' }, false],
])('of a case with %s: %j', (_, row, may) => expect(mayNeedAnswer(row)).toBe(may))

const all = () => true

test('evictions are carried out one by one, and refused together', () => {
  const other = { status: 'CLOSED', subStatus: 'PAID' }
  expect(splitByFinality('accept', [listed, toConfirm, other], all, findVerbDecision)).toEqual({
    together: [listed],
    apart: [toConfirm],
    left: [other],
  })
  expect(splitByFinality('reject', [listed, toConfirm, other], all, findVerbDecision)).toEqual({
    together: [listed, toConfirm],
    apart: [],
    left: [other],
  })
})

test('what a person may not do is left out, as what a state does not admit', () => {
  const isOffered = (decision: string) => decision !== 'rejectEvictionConfirmation'
  expect(splitByFinality('reject', [listed, toConfirm], isOffered, findVerbDecision)).toEqual({
    together: [listed],
    apart: [],
    left: [toConfirm],
  })
})

test('what is open is paused and what is paused goes on; the others are left out', () => {
  const open = { status: 'OPEN', subStatus: 'REMINDER_SENT' }
  const paused = { status: 'PAUSED', subStatus: 'REMINDER_SENT' }
  const others = [{ status: 'CLOSED' }, { status: 'FROZEN' }, {}]
  const split = (verb: 'pause' | 'resume') =>
    splitByFinality(verb, [open, paused, ...others], all, findVerbDecision)
  expect(split('pause')).toEqual({ together: [open], apart: [], left: [paused, ...others] })
  expect(split('resume')).toEqual({ together: [paused], apart: [], left: [open, ...others] })
})

test('what may be withdrawn is withdrawn together, though it is final', () => {
  const paused = { status: 'PAUSED' }
  const split = splitByFinality(
    'withdraw',
    [listed, paused, { status: 'CLOSED' }],
    all,
    findVerbDecision,
  )
  expect(split).toEqual({ together: [listed, paused], apart: [], left: [{ status: 'CLOSED' }] })
})

test('the earliest day comes first, no day last, then the number', () => {
  const rows = [
    { caseNumber: 1 },
    { caseNumber: 3, decideByDate: '2026-03-16' },
    { caseNumber: 2, decideByDate: '2026-03-16' },
    { caseNumber: 4, eviction: { decideByDate: '2026-03-13' } },
  ]
  expect(rows.toSorted(compareByDecideDate).map(({ caseNumber }) => caseNumber)).toEqual([
    4, 2, 3, 1,
  ])
})

test.each([
  [{ decideByDate: 'soon', eviction: { decideByDate: '2026-03-13T00:00:00' } }, '2026-03-13'],
  [{ decideByDate: '2026-02-30', eviction: { decideByDate: '2026-03-13' } }, '2026-03-13'],
  [{ decideByDate: '2026-03-12', eviction: { decideByDate: '2026-03-13' } }, '2026-03-12'],
  [{ decideByDate: 'soon', eviction: { decideByDate: 'later' } }, 'soon'],
  [{ decideByDate: '  ' }, null],
])('the list shows the day of %j that the page of the case counts from', (read, day) =>
  expect(findDecideByDate(read)).toBe(day),
)
