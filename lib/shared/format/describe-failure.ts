import type { Failure } from '@/lib/contracts/result'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

export type { Failure }

/** A failure in words: what happened, what it means for the work, why if that is known, for how
 * long, which fields it names, and what the upstream itself said. */
export type FailureDescription = {
  title: string
  meaning: string
  reason: string | null
  wait: string | null
  fields: string[]
  /** What it was refused for, of no field in particular, beyond what `raw` says. */
  reasons: string[]
  raw: string | null
}

/**
 * What failed. A look reads what became of a write that is not confirmed: where it fails, that
 * stays so.
 */
export type FailedAction = 'read' | 'write' | 'check'

/**
 * The words for what failed. Every kind of failure has its own; what the service said is kept below
 * ours.
 */
export function describeFailure(
  t: Translate,
  failure: Failure,
  doing: FailedAction,
): FailureDescription {
  const words = getMessageKey(failure, doing)
  return {
    title: t(`${words}.title`),
    meaning: t(`${words}.meaning`),
    reason:
      !isOfferCode(failure.code) &&
      isKnownCode(failure.code) &&
      !(doing !== 'write' && isOutOfReach(failure)) &&
      !(doing === 'write' && isUnseen(failure)) &&
      !(failure.kind === 'invalid' && failure.status === undefined)
        ? findReason(t, failure.code)
        : null,
    wait:
      doing !== 'write' && failure.kind === 'throttled' && failure.retryAfter
        ? t('states.waitFor', { seconds: failure.retryAfter })
        : null,
    fields: Object.entries(failure.fields ?? {}).map(([field, words]) => `${field}: ${words}`),
    reasons: listReasons(failure),
    raw: formatRawFailure(t, failure),
  }
}

/**
 * True for a write before which the record was read in a shape that nobody knows, or another one came
 * in its place: something answered, so it is not out of reach.
 */
const isUnreadWrite = ({ kind, code }: Failure, doing: FailedAction) =>
  doing === 'write' && kind === 'not-sent' && unreadCodes.includes(code ?? '')

const unreadCodes = ['off-contract', 'unreadable', 'filter-ignored', 'other-record', 'no-list']

/** True for a write that waits until another one about the same is confirmed: it went nowhere. */
const isHeldBack = ({ kind, code }: Failure) => kind === 'not-sent' && code === 'outcome-open'

/** True for a write before which what is there already could not be read to its end. */
const isUnseen = ({ kind, code }: Failure) => kind === 'not-sent' && code === 'cannot-look'

const getKeyPart = ({ kind, code }: Failure) => (isOfferCode(code) || code === 'pace' ? code : kind)

/** True for a read that did not reach the desk itself: the service has nothing to do with it. */
const isOutOfReach = ({ kind, code }: Failure) => kind === 'unreachable' && code === 'desk'

/** Under which key the words stand: by its kind, or by a code that says more than any kind. */
function getMessageKey({ code, kind }: Failure, doing: FailedAction) {
  if (code === 'sent-before') return 'states.sentBefore' as const
  if (code === 'number-sent') return 'states.numberSent' as const
  if (code === 'other-company') return 'states.otherCompany' as const
  if (isUnreadWrite({ code, kind }, doing)) return 'states.write.unread' as const
  if (doing === 'write' && isHeldBack({ code, kind })) return 'states.write.heldBack' as const
  if (doing === 'write' && isUnseen({ code, kind })) return 'states.write.unseen' as const
  if (doing === 'write' && kind === 'forbidden' && isKnownCode(code))
    return 'states.write.forbidden-here' as const
  if (doing !== 'write' && isOutOfReach({ code, kind })) return `states.${doing}.desk` as const
  if (doing !== 'write' && code === 'other-record') return `states.${doing}.${code}` as const
  return `states.${doing}.${getKeyPart({ code, kind })}` as const
}

const knownCodes = [
  'odd-word',
  'contradicted',
  'timeout',
  'reset',
  'truncated',
  'off-contract',
  'unreadable',
  'deadline',
  'desk',
  'resting',
  'identity',
  'paused',
  'idempotency-key-reused',
  'wrong-origin',
  'right',
  'rights',
  'reveal',
  'pace',
  'scope',
  'scope-of-answer',
  'no-companies',
  'partner-token',
  'other-person',
  'other-company',
  'number-sent',
  'new-version',
  'outcome-open',
  'called-off',
  'taken-before',
  'no-list',
  'broken',
  'cannot-look',
  'no-such-number',
  'maybe-not-offered',
  'filter-ignored',
  'other-record',
] as const

/**
 * Whether the service offers it at all is what the words are about: a 404 of that kind tells
 * nothing of the record.
 */
const isOfferCode = (code: string | undefined): code is 'not-offered' | 'maybe-not-offered' =>
  code === 'not-offered' || code === 'maybe-not-offered'

/** Why, in words, for a code of the desk's own; null for one of the upstream's. */
export const findReason = (t: Translate, code: string | null | undefined) =>
  code === 'not-offered' || isKnownCode(code) ? t(`states.code.${code}`) : null

const isKnownCode = (code: string | null | undefined): code is (typeof knownCodes)[number] =>
  isAmong(knownCodes, code)

/** The reasons of a refusal, a line each. One that the raw part says already is not said twice. */
export const listReasons = ({
  reasons = [],
  code,
  message,
}: Pick<Failure, 'reasons' | 'code' | 'message'>): string[] =>
  reasons
    .filter(
      (each) =>
        (each.message !== undefined && each.message !== message) ||
        (each.code !== undefined && each.code !== code),
    )
    .map((each) => [each.code, each.message].filter(Boolean).join(': '))

function formatRawFailure(
  t: Translate,
  { status, code, message, requestId }: Failure,
): string | null {
  const rawText = [
    status,
    code === 'not-offered' || isKnownCode(code) ? null : code,
    message?.replace(/\.$/, ''),
  ]
    .filter(Boolean)
    .join(' ')
  if (!rawText) return null
  return requestId
    ? `${rawText}, ${t('states.request', { requestId: requestId.slice(0, 8) })}`
    : rawText
}
