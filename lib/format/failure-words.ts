import type { Failure } from '../contracts/result'
import { t } from './translate'

export type { Failure }

/** A failure in words: what happened, what it means for the work, why if that is known, and what the upstream itself said. */
export type FailureWords = { title: string; meaning: string; reason: string | null; raw: string | null }

/** The words for a failed read or write. Every kind of failure has its own; what the upstream said is kept below ours. */
export function failureWords(failure: Failure, doing: 'read' | 'write'): FailureWords {
  const words = `states.${doing}.${failure.kind}` as const
  return {
    title: t(`${words}.title`),
    meaning: t(`${words}.meaning`),
    reason: isKnownCode(failure.code) ? t(`states.code.${failure.code}`) : null,
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
] as const

const isKnownCode = (code: string | undefined): code is (typeof knownCodes)[number] => knownCodes.includes(code as never)

function rawOf({ status, code, message, requestId }: Failure): string | null {
  const said = [status, isKnownCode(code) ? null : code, message].filter(Boolean).join(' ')
  if (!said) return null
  return requestId ? `${said}, ${t('states.request', { requestId: requestId.slice(0, 8) })}` : said
}
