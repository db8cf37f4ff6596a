import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CaseAction,
  type CaseState,
  endCase,
  evaluateCaseAction,
  listDueSteps,
  scheduleNextStep,
} from './case-rules'

const day = 86_400_000
const now = Date.parse('2026-11-20T12:00:00Z')

const state = (change: Partial<CaseState> = {}): CaseState => ({
  type: 'PAYMENT_REMINDER',
  status: 'OPEN',
  subStatus: 'REGISTERED',
  pausedUntil: null,
  pauseReason: null,
  closedAt: null,
  nextAt: now + day,
  decideByDate: null,
  eviction: null,
  ...change,
})

const actions: CaseAction[] = [
  'pauseCase',
  'resumeCase',
  'withdrawCase',
  'acceptDebtCollectionList',
  'rejectDebtCollectionList',
  'acceptEvictionRequest',
  'rejectEvictionRequest',
  'acceptEvictionConfirmation',
  'rejectEvictionConfirmation',
]

describe('a state admits', () => {
  test.each<[string, string, CaseAction[]]>([
    ['OPEN', 'REGISTERED', ['pauseCase', 'withdrawCase']],
    [
      'OPEN',
      'DEBT_COLLECTION_LIST_MANUAL',
      ['pauseCase', 'withdrawCase', 'acceptDebtCollectionList', 'rejectDebtCollectionList'],
    ],
    [
      'OPEN',
      'EVICTION_REQUEST',
      ['pauseCase', 'withdrawCase', 'acceptEvictionRequest', 'rejectEvictionRequest'],
    ],
    [
      'OPEN',
      'EVICTION_CONFIRMATION',
      ['pauseCase', 'withdrawCase', 'acceptEvictionConfirmation', 'rejectEvictionConfirmation'],
    ],
    ['OPEN', 'NEVER_SEEN', ['pauseCase', 'withdrawCase']],
    ['PAUSED', 'DEBT_COLLECTION_LIST_MANUAL', ['resumeCase', 'withdrawCase']],
    ['CLOSED', 'PAID', []],
    ['WITHDRAWN', 'WITHDRAWN', []],
    ['NEVER_SEEN', 'REGISTERED', []],
  ])('%s %s', (status, subStatus, expected) => {
    const admitted = actions.filter(
      (action) => 'state' in evaluateCaseAction(state({ status, subStatus }), action, { now }),
    )
    expect(admitted).toEqual(expected)
  })
})

test.each<[CaseAction, string, Partial<CaseState>]>([
  [
    'acceptDebtCollectionList',
    'DEBT_COLLECTION_LIST_MANUAL',
    { subStatus: 'DEBT_COLLECTION', type: 'DEBT_COLLECTION', nextAt: null },
  ],
  [
    'rejectDebtCollectionList',
    'DEBT_COLLECTION_LIST_MANUAL',
    { subStatus: 'DEBT_COLLECTION_LIST_REJECTED', type: 'PAYMENT_REMINDER', nextAt: null },
  ],
  [
    'acceptEvictionRequest',
    'EVICTION_REQUEST',
    { subStatus: 'EVICTION_APPLIED', nextAt: now + 21 * day },
  ],
  ['rejectEvictionRequest', 'EVICTION_REQUEST', { subStatus: 'DEBT_COLLECTION', nextAt: null }],
  [
    'acceptEvictionConfirmation',
    'EVICTION_CONFIRMATION',
    { subStatus: 'EVICTION_CONFIRMED', nextAt: null },
  ],
  [
    'rejectEvictionConfirmation',
    'EVICTION_CONFIRMATION',
    { subStatus: 'DEBT_COLLECTION', nextAt: null },
  ],
  [
    'withdrawCase',
    'REMINDER_SENT',
    { status: 'WITHDRAWN', subStatus: 'WITHDRAWN', closedAt: now, nextAt: null },
  ],
])('%s of a case in %s', (action, subStatus, expected) => {
  const step = evaluateCaseAction(state({ subStatus, decideByDate: '2026-11-30' }), action, { now })
  expect(step).toMatchObject({ at: now, state: { ...expected, decideByDate: null } })
})

test('a case goes all the way to the list by itself, and waits there', () => {
  const steps = listDueSteps(state(), now + 100 * day)
  expect(
    steps.map(({ happened, at, state: { subStatus, type } }) => [
      happened,
      (at - now) / day,
      subStatus,
      type,
    ]),
  ).toEqual([
    ['REMINDER_SENT', 1, 'REMINDER_SENT', 'PAYMENT_REMINDER'],
    ['COLLECTION_NOTICE_SENT', 15, 'COLLECTION_NOTICE_SENT', 'COLLECTION_NOTICE'],
    ['DEBT_COLLECTION_LIST', 29, 'DEBT_COLLECTION_LIST_MANUAL', 'COLLECTION_NOTICE'],
  ])
  expect(steps.at(-1)!.state).toMatchObject({ nextAt: null, decideByDate: '2027-01-02' })
})

test.each([
  ['NOTICE', 'COLLECTION_NOTICE_SENT'],
  ['COLLECTION_NOTICE', 'COLLECTION_NOTICE_SENT'],
  ['DEBT_COLLECTION', 'DEBT_COLLECTION_LIST_MANUAL'],
])('what is handed over as %s begins with %s', (type, subStatus) =>
  expect(listDueSteps(state({ type }), now + day)[0]!.state.subStatus).toBe(subStatus),
)

test('a pause lasts through its last day, and the step that it interrupted runs anew', () => {
  const paused = evaluateCaseAction(state({ subStatus: 'REMINDER_SENT' }), 'pauseCase', {
    now,
    until: '2026-11-25',
    reason: 'A plan',
  })
  if ('needs' in paused) throw new Error(paused.needs)
  expect(paused.state).toMatchObject({
    status: 'PAUSED',
    pausedUntil: '2026-11-25',
    pauseReason: 'A plan',
  })
  expect(listDueSteps(paused.state, Date.parse('2026-11-25T23:59:59Z'))).toEqual([])
  const [resumed] = listDueSteps(paused.state, Date.parse('2026-11-26T00:00:00Z'))
  expect(resumed).toMatchObject({
    happened: 'RESUMED',
    state: {
      status: 'OPEN',
      subStatus: 'REMINDER_SENT',
      pausedUntil: null,
      pauseReason: null,
      nextAt: Date.parse('2026-12-10T00:00:00Z'),
    },
  })
})

test('an eviction is asked for once, after the case came to debt collection', () => {
  const [asked] = listDueSteps(
    scheduleNextStep(state({ subStatus: 'DEBT_COLLECTION', eviction: { premises: 'HOME' } }), now),
    now + 14 * day,
  )
  expect(asked!.state).toMatchObject({
    subStatus: 'EVICTION_REQUEST',
    decideByDate: '2026-12-18',
    eviction: { requestedAt: '2026-12-04T12:00:00.000Z' },
  })
  const rejected = evaluateCaseAction(asked!.state, 'rejectEvictionRequest', { now })
  expect(rejected).toMatchObject({ state: { subStatus: 'DEBT_COLLECTION', nextAt: null } })
})

type Move = { action: CaseAction; until?: string } | { days: number } | { end: 'PAID' | 'CREDITED' }
const move = fc.oneof(
  fc.record({
    action: fc.constantFrom(...actions),
    until: fc.option(fc.constant('2027-06-30'), { nil: undefined }),
  }),
  fc.record({ days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ end: fc.constantFrom('PAID' as const, 'CREDITED' as const) }),
)

test('whatever happens in whatever order: an end stays the end, only a pause is paused, what waits for somebody does not move', () => {
  fc.assert(
    fc.property(fc.array<Move>(move, { maxLength: 30 }), fc.boolean(), (moves, isRent) => {
      let at = now
      let state = scheduleNextStep(stateWith(isRent), now)
      for (const each of moves) {
        const before = state
        if ('days' in each) at += each.days * day
        for (const step of listDueSteps(state, at)) state = step.state
        if ('action' in each) {
          const step = evaluateCaseAction(state, each.action, { now: at, until: each.until })
          if ('state' in step) state = step.state
        }
        if ('end' in each && state.closedAt === null) state = endCase(state, each.end, at)
        if (before.closedAt !== null) expect(state).toEqual(before)
        expect(state.closedAt === null).toBe(['OPEN', 'PAUSED'].includes(state.status))
        if (state.status !== 'PAUSED')
          expect([state.pausedUntil, state.pauseReason]).toEqual([null, null])
        if (state.status === 'OPEN')
          expect(state.decideByDate !== null).toBe(waits.includes(state.subStatus))
        expect(listDueSteps(state, at).length === 0 || state.nextAt! <= at).toBe(true)
      }
    }),
  )
})

const waits = ['DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION']
const stateWith = (isRent: boolean) => state({ eviction: isRent ? { premises: 'HOME' } : null })
