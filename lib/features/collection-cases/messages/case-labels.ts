import { questions } from '@/lib/features/collection-cases/domain/case-questions'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

type CaseState = { status?: string | null; subStatus?: string | null; pausedUntil?: string | null }

/**
 * How a case stands as one sentence, and its verdict: `asks` waits for the creditor, `runs` for
 * somebody else.
 */
export function describeCaseStatus(
  t: Translate,
  { status, subStatus, pausedUntil }: CaseState,
): {
  tone: CaseTone
  words: string
} {
  const word = normalizeCode(status)
  const step = normalizeCode(subStatus)
  if (word === null) return { tone: 'unknown', words: t('collectionCases.status.untold') }
  if (word === 'PAUSED')
    return {
      tone: 'paused',
      words: pausedUntil
        ? t('collectionCases.status.pausedUntil', {
            day: formatLongDate(t, toCalendarDay(pausedUntil) ?? pausedUntil),
          })
        : t('collectionCases.status.paused'),
    }
  if (word === 'WITHDRAWN') return { tone: 'ended', words: t('collectionCases.status.withdrawn') }
  if (word === 'CLOSED') return describeClosedCase(t, step)
  if (word !== 'OPEN') return { tone: 'unknown', words: t('collectionCases.status.other') }
  if (step === null) return { tone: 'runs', words: t('collectionCases.status.open') }
  const known = openSteps.find((each) => each === step)
  if (!known) return { tone: 'unknown', words: t('collectionCases.status.openOther') }
  return {
    tone: questions.some((each) => each === known) ? 'asks' : 'runs',
    words: t(`collectionCases.status.${known}`),
  }
}

export type CaseTone = 'asks' | 'runs' | 'paused' | 'paid' | 'ended' | 'unknown'

const openSteps = [
  ...([
    'REGISTERED',
    'REMINDER_SENT',
    'COLLECTION_NOTICE_SENT',
    'DEBT_COLLECTION_LIST_REJECTED',
    'DEBT_COLLECTION',
  ] as const),
  ...(['EVICTION_APPLIED', 'EVICTION_CONFIRMED'] as const),
  ...questions,
]

function describeClosedCase(t: Translate, step: string | null): { tone: CaseTone; words: string } {
  if (step === 'PAID') return { tone: 'paid', words: t('collectionCases.status.paid') }
  return {
    tone: 'ended',
    words: t(
      step === 'CREDITED' ? 'collectionCases.status.credited' : 'collectionCases.status.closed',
    ),
  }
}

const caseStatuses = ['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED'] as const

/** A status of a case or an invoice in words; as it came where it is not known. */
export function labelCaseStatus(t: Translate, status: string): string {
  const known = caseStatuses.find((each) => each === normalizeCode(status))
  return known ? t(`collectionCases.filter.statusValue.${known}`) : status
}

/** A step of an open case in words; as it came where it is not known. */
export function labelCaseStep(t: Translate, subStatus: string): string {
  const known = openSteps.find((each) => each === normalizeCode(subStatus))
  return known ? t(`collectionCases.status.${known}`) : subStatus
}

const caseTypes = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION'] as const

/** A type of case in words; as it came where it is not known, null where it is not told. */
export function labelCaseType(t: Translate, type: string | null | undefined): string | null {
  const known = caseTypes.find((each) => each === normalizeCode(type))
  return known ? t(`collectionCases.type.${known}`) : type || null
}

const activityTypes = [
  ...([
    'REGISTERED',
    'REMINDER_SENT',
    'COLLECTION_NOTICE_SENT',
    'DEBT_COLLECTION_LIST',
    'DEBT_COLLECTION_LIST_ACCEPTED',
  ] as const),
  ...([
    'DEBT_COLLECTION_LIST_REJECTED',
    'EVICTION_REQUEST',
    'EVICTION_REQUEST_ACCEPTED',
    'EVICTION_REQUEST_REJECTED',
  ] as const),
  ...([
    'EVICTION_CONFIRMATION',
    'EVICTION_CONFIRMATION_ACCEPTED',
    'EVICTION_CONFIRMATION_REJECTED',
    'PAUSED',
    'RESUMED',
    'WITHDRAWN',
  ] as const),
  ...(['PAYMENT', 'CORRECTION', 'CLOSED', 'MESSAGE'] as const),
]

/**
 * What happened to a case in words; as it came where it is not known, a dash where it is not told.
 */
export function labelCaseActivity(t: Translate, type: string | null | undefined): string {
  const known = activityTypes.find((each) => each === normalizeCode(type))
  return known ? t(`collectionCases.history.type.${known}`) : type || '–'
}

const normalizeCode = (value: string | null | undefined) => value?.trim().toUpperCase() || null
