import type { Failure } from '../contracts/result'
import { t } from './translate'

export type { Failure }

/** A failure in words: what happened, what it means for the work, why if that is known, for how
 * long, which fields it names, and what the upstream itself said. */
export type FailureWords = { title: string; meaning: string; reason: string | null; wait: string | null; fields: string[]; raw: string | null }

/** The words for a failed read or write. Every kind of failure has its own; what the upstream said is kept below ours. */
export function failureWords(failure: Failure, doing: 'read' | 'write'): FailureWords {
  const words = `states.${doing}.${failure.kind}` as const
  return {
    title: t(`${words}.title`),
    meaning: t(`${words}.meaning`),
    reason: isKnownCode(failure.code) && !(failure.kind === 'invalid' && failure.status === undefined) ? reasonOf(failure.code) : null,
    wait: doing === 'read' && failure.kind === 'throttled' && failure.retryAfter ? t('states.waitFor', { seconds: failure.retryAfter }) : null,
    fields: Object.entries(failure.fields ?? {}).map(([field, words]) => `${field}: ${words}`),
    raw: rawOf(failure),
  }
}

const knownCodes = [
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
  'intent-reused',
  'wrong-origin',
  'right',
  'scope',
  'scope-of-answer',
  'no-companies',
  'partner-token',
  'other-person',
  'new-version',
  'called-off',
  'broken',
  'cannot-look',
  'no-such-number',
] as const

/** Why, in words, for a code of the desk's own; null for one of the upstream's. */
export const reasonOf = (code: string | null | undefined) => (isKnownCode(code) ? t(`states.code.${code}`) : null)

const isKnownCode = (code: string | null | undefined): code is (typeof knownCodes)[number] => knownCodes.includes(code as never)

function rawOf({ status, code, message, requestId }: Failure): string | null {
  const said = [status, isKnownCode(code) ? null : code, message?.replace(/\.$/, '')].filter(Boolean).join(' ')
  if (!said) return null
  return requestId ? `${said}, ${t('states.request', { requestId: requestId.slice(0, 8) })}` : said
}
