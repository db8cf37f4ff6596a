import type { Eviction } from '@/lib/contracts/collection/cases'
import { toDatePlusDays } from '../../../clock'

/** What the rules need of a case, and change. */
export type CaseState = {
  type: string
  status: string
  subStatus: string
  pausedUntil: string | null
  pauseReason: string | null
  closedAt: number | null
  /** When it goes on by itself; null while it waits for somebody, or for ever. */
  nextAt: number | null
  decideByDate: string | null
  eviction: Eviction | null
}

/** What happened to a case, in words of its history, and how it stands since. */
export type CaseStep = { state: CaseState; happened: string; at: number }

/** interface.md shows no transition of a case: every state, day and rule here is assumed. */
const dayMs = 86_400_000

/** How long the creditor has to accept or reject. Nothing happens by itself when it is over. */
export const decisionDays = 14

type NextStep = { subStatus: string; days: number }

/** Where a case goes by itself, and after how many days. */
export function findNextStep({
  status,
  subStatus,
  type,
  eviction,
}: CaseState): NextStep | undefined {
  if (status !== 'OPEN') return undefined
  if (subStatus === 'REGISTERED') return { subStatus: getFirstStep(type), days: 1 }
  if (subStatus === 'REMINDER_SENT') return { subStatus: 'COLLECTION_NOTICE_SENT', days: 14 }
  if (subStatus === 'COLLECTION_NOTICE_SENT')
    return { subStatus: 'DEBT_COLLECTION_LIST_MANUAL', days: 14 }
  if (subStatus === 'DEBT_COLLECTION' && eviction && !eviction.requestedAt)
    return { subStatus: 'EVICTION_REQUEST', days: 14 }
  if (subStatus === 'EVICTION_APPLIED') return { subStatus: 'EVICTION_CONFIRMATION', days: 21 }
  return undefined
}

/** What was handed over as a later step begins with that one. */
function getFirstStep(type: string): string {
  if (type === 'NOTICE' || type === 'COLLECTION_NOTICE') return 'COLLECTION_NOTICE_SENT'
  return type === 'DEBT_COLLECTION' ? 'DEBT_COLLECTION_LIST_MANUAL' : 'REMINDER_SENT'
}

/** The type that a case has from a step on; other steps leave it. */
const typeByStep: Record<string, string> = {
  REMINDER_SENT: 'PAYMENT_REMINDER',
  COLLECTION_NOTICE_SENT: 'COLLECTION_NOTICE',
  DEBT_COLLECTION: 'DEBT_COLLECTION',
}

/** Steps that wait for the creditor. */
const creditorSteps = ['DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION']

/** The case where it goes on from now: a step that was interrupted runs anew. */
export function scheduleNextStep(state: CaseState, now: number): CaseState {
  const onward = findNextStep(state)
  return { ...state, nextAt: onward ? now + onward.days * dayMs : null }
}

/** The case as it comes to a step. */
function moveToStep(state: CaseState, subStatus: string, now: number): CaseState {
  const decideByDate = creditorSteps.includes(subStatus) ? toDatePlusDays(now, decisionDays) : null
  const enteredAt = new Date(now).toISOString()
  const eviction = state.eviction && {
    ...state.eviction,
    ...(subStatus === 'EVICTION_REQUEST' && { requestedAt: enteredAt, decideByDate }),
    ...(subStatus === 'EVICTION_CONFIRMATION' && {
      confirmationRequestedAt: enteredAt,
      decideByDate,
    }),
  }
  return scheduleNextStep(
    { ...state, subStatus, type: typeByStep[subStatus] ?? state.type, decideByDate, eviction },
    now,
  )
}

const notPaused = { pausedUntil: null, pauseReason: null }

/**
 * Everything that happened to a case by itself until now, in order. Running it again finds nothing
 * more.
 */
export function listDueSteps(state: CaseState, now: number): CaseStep[] {
  const steps: CaseStep[] = []
  for (let at = state; at.nextAt !== null && at.nextAt <= now; at = steps.at(-1)!.state)
    steps.push(buildDueStep(at, at.nextAt))
  return steps
}

function buildDueStep(state: CaseState, at: number): CaseStep {
  if (state.status === 'PAUSED')
    return {
      state: scheduleNextStep({ ...state, ...notPaused, status: 'OPEN' }, at),
      happened: 'RESUMED',
      at,
    }
  const onward = findNextStep(state)
  if (!onward) return { state: { ...state, nextAt: null }, happened: 'MESSAGE', at }
  const happened =
    onward.subStatus === 'DEBT_COLLECTION_LIST_MANUAL' ? 'DEBT_COLLECTION_LIST' : onward.subStatus
  return { state: moveToStep(state, onward.subStatus, at), happened, at }
}

export type CaseAction = keyof typeof actionRules

type RuleInput = { now: number; until?: string; reason?: string }
type Rule = {
  from: (state: CaseState) => boolean
  needs: string
  happened: string
  to: (state: CaseState, given: RuleInput) => CaseState
}

const makeDecisionRule = (waits: string, happened: string, to: string): Rule => ({
  from: ({ status, subStatus }) => status === 'OPEN' && subStatus === waits,
  needs: `an OPEN case in ${waits}`,
  happened,
  to: (state, { now }) => moveToStep(state, to, now),
})

/** What a person may do to a case, by the names of the operations. */
const actionRules = {
  pauseCase: {
    from: ({ status }) => status === 'OPEN',
    needs: 'an OPEN case',
    happened: 'PAUSED',
    to: (state, { until, reason }) => ({
      ...state,
      status: 'PAUSED',
      pausedUntil: until ?? null,
      pauseReason: reason ?? null,
      nextAt: until === undefined ? null : getDayEnd(until),
    }),
  },
  resumeCase: {
    from: ({ status }) => status === 'PAUSED',
    needs: 'a PAUSED case',
    happened: 'RESUMED',
    to: (state, { now }) => scheduleNextStep({ ...state, ...notPaused, status: 'OPEN' }, now),
  },
  withdrawCase: {
    from: ({ status }) => status === 'OPEN' || status === 'PAUSED',
    needs: 'a case that is OPEN or PAUSED',
    happened: 'WITHDRAWN',
    to: (state, { now }) => endCase(state, 'WITHDRAWN', now),
  },
  acceptDebtCollectionList: makeDecisionRule(
    'DEBT_COLLECTION_LIST_MANUAL',
    'DEBT_COLLECTION_LIST_ACCEPTED',
    'DEBT_COLLECTION',
  ),
  rejectDebtCollectionList: makeDecisionRule(
    'DEBT_COLLECTION_LIST_MANUAL',
    'DEBT_COLLECTION_LIST_REJECTED',
    'DEBT_COLLECTION_LIST_REJECTED',
  ),
  acceptEvictionRequest: makeDecisionRule(
    'EVICTION_REQUEST',
    'EVICTION_REQUEST_ACCEPTED',
    'EVICTION_APPLIED',
  ),
  rejectEvictionRequest: makeDecisionRule(
    'EVICTION_REQUEST',
    'EVICTION_REQUEST_REJECTED',
    'DEBT_COLLECTION',
  ),
  acceptEvictionConfirmation: makeDecisionRule(
    'EVICTION_CONFIRMATION',
    'EVICTION_CONFIRMATION_ACCEPTED',
    'EVICTION_CONFIRMED',
  ),
  rejectEvictionConfirmation: makeDecisionRule(
    'EVICTION_CONFIRMATION',
    'EVICTION_CONFIRMATION_REJECTED',
    'DEBT_COLLECTION',
  ),
} satisfies Record<string, Rule>

/** What an action makes of a case; where its state does not admit it, what would. */
export function evaluateCaseAction(
  state: CaseState,
  action: CaseAction,
  given: RuleInput,
): CaseStep | { needs: string } {
  const { from, needs, happened, to }: Rule = actionRules[action]
  return from(state) ? { state: to(state, given), happened, at: given.now } : { needs }
}

/**
 * The case at its end: CLOSED when it was paid or credited, WITHDRAWN when it was taken back.
 * Nothing leads on from there.
 */
export function endCase(
  state: CaseState,
  how: 'PAID' | 'CREDITED' | 'WITHDRAWN',
  now: number,
): CaseState {
  const status = how === 'WITHDRAWN' ? 'WITHDRAWN' : 'CLOSED'
  return {
    ...state,
    ...notPaused,
    status,
    subStatus: how,
    closedAt: now,
    nextAt: null,
    decideByDate: null,
  }
}

/** The moment that a pause is over: its last day is counted in, in UTC. */
export const getDayEnd = (date: string) => Date.parse(date) + dayMs
