import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { countDaysBetween } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay, toServiceDay } from '@/lib/shared/dates/service-day'
import { countries, type LegalStep } from './collection-rules'
import { computeLegalDays, type LegalDays } from './legal-days'

/**
 * The days that a decision on a case hangs on: the one that the upstream names for the answer, and
 * those that the law gives, as far as they are known.
 */
export type DecisionDays = {
  /**
   * The last day for the creditor's answer, and the days left to it (negative once it is over);
   * null where none is told.
   */
  decideBy: { day: string; daysLeft: number } | null
  /** What stands in place of that day and cannot be read as one; null where nothing does. */
  unreadable: string | null
  legal: { step: LegalStep; days: LegalDays }[]
}

type WaitingCase = Pick<
  CollectionCase,
  'subStatus' | 'countryCode' | 'decideByDate' | 'eviction' | 'history'
>

/**
 * The days of the question that a case puts to its creditor. A case that waits for no answer has no
 * legal days here.
 *
 * @param today a calendar date.
 */
export function calculateDecisionDays(read: WaitingCase, today: string): DecisionDays {
  const candidates = [read.decideByDate, read.eviction?.decideByDate]
  const day = parseOptionalDay(candidates[0]) ?? parseOptionalDay(candidates[1])
  const unreadable = day === null ? (candidates.find((each) => each?.trim()) ?? null) : null
  return {
    decideBy: day === null ? null : { day, daysLeft: countDaysBetween(today, day) },
    unreadable,
    legal: listLegalSteps(read, today),
  }
}

function listLegalSteps(read: WaitingCase, today: string): DecisionDays['legal'] {
  const step = read.subStatus?.trim().toUpperCase()
  if (step === 'DEBT_COLLECTION_LIST_MANUAL')
    return [
      {
        step: 'collectionNotice',
        days: calculateNoticeDays(read, today),
      },
    ]
  if (step !== 'EVICTION_REQUEST' && step !== 'EVICTION_CONFIRMATION') return []
  const recovery = calculateRecoveryDays(read, today)
  if (step === 'EVICTION_REQUEST') return [{ step: 'leaseRecovery', days: recovery }]
  const eviction: LegalDays = recovery.known
    ? resolveStepDays(read, 'eviction', [recovery.lastDay], today)
    : recovery
  return [
    { step: 'leaseRecovery', days: recovery },
    { step: 'eviction', days: eviction },
  ]
}

/**
 * The days that a debtor has after the last collection notice, also of a case that waits for no
 * answer.
 */
export const calculateNoticeDays = (
  read: Pick<WaitingCase, 'countryCode' | 'history'>,
  today: string,
): LegalDays => resolveStepDays(read, 'collectionNotice', [findNoticeDay(read)], today)

/**
 * The days of a home run from the later of the served notice and the message to the social board;
 * those of other premises are not known here.
 */
function calculateRecoveryDays(read: WaitingCase, today: string): LegalDays {
  const { premises, noticeServedDate, socialBoardMessageDate } = read.eviction ?? {}
  if (premises?.trim().toUpperCase() !== 'HOME') return { known: false, why: 'noRule' }
  return resolveStepDays(
    read,
    'leaseRecovery',
    [parseOptionalDay(noticeServedDate), parseOptionalDay(socialBoardMessageDate)],
    today,
  )
}

function resolveStepDays(
  { countryCode }: Pick<WaitingCase, 'countryCode'>,
  step: LegalStep,
  starts: (string | null)[],
  today: string,
): LegalDays {
  const country = countries.find((each) => each === countryCode?.trim().toUpperCase())
  return country ? computeLegalDays(country, step, starts, today) : { known: false, why: 'noRule' }
}

/**
 * When the last collection notice went out, by the history: on which day where its debtor is. Null
 * where one does not tell its day: it may be the last.
 */
function findNoticeDay({ history }: Pick<WaitingCase, 'history'>): string | null {
  const sent = (history ?? [])
    .filter(({ type }) => type?.trim().toUpperCase() === 'COLLECTION_NOTICE_SENT')
    .map(({ loggedAt }) => toServiceDay(loggedAt ?? ''))
  return sent.includes(null) ? null : (sent.sort().at(-1) ?? null)
}

/** The day of a field that may be absent. */
function parseOptionalDay(sent: string | null | undefined): string | null {
  return toCalendarDay(sent ?? '')
}
