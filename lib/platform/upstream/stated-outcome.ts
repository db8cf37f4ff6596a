import 'server-only'
import { BatchOperation } from '@/lib/contracts/desk/batches'
import type { Operation } from '@/lib/contracts/operation'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { readRefusal } from './refusal-reasons'
import { readRejectedRows } from './rejected-rows'

/**
 * Words by which an answer says that it did what was asked. Seen: PROCESSED and UPDATED
 * (interface.md 2.2), SUCCESS (2.6); the others are assumed.
 */
const good = [
  'PROCESSED',
  'UPDATED',
  'CREATED',
  'DELETED',
  'SUCCESS',
  'SUCCESSFUL',
  'SUCCEEDED',
  'OK',
  'ACCEPTED',
  'COMPLETED',
  'DONE',
]

/** Words by which an answer says that it did not. All are assumed: interface.md shows none. */
const refusing = [
  'REJECTED',
  'REFUSED',
  'FAILED',
  'FAILURE',
  'ERROR',
  'DENIED',
  'INVALID',
  'NOTPROCESSED',
  'CANCELLED',
  'CANCELED',
  'ABORTED',
]

type Verdict = 'done' | 'refused' | 'odd'

/**
 * A success by its status that says in its own words what it was. Of a write a word that refuses is
 * a refusal, and one that nobody knows leaves the outcome unknown: a read decides. Of a read a word
 * that refuses means that the rest of the answer tells nothing. An answer without a word is what
 * its status says; so is one that names a batch, whatever its word is: the batch will say what became
 * of it, and only this answer has its id.
 */
export function resolveStatedOutcome(
  operation: Operation,
  value: unknown,
  status: number,
  text: string,
): Result<unknown> {
  const verdict = getVerdict(operation, value)
  if (verdict === 'refused') {
    const { fields, ...refusal } = readRefusal(text)
    const named = { ...fields, ...readRejectedRows(text) }
    const hasNamed = Object.keys(named).length > 0
    return makeFailure({ kind: 'refused', status, ...refusal, ...(hasNamed && { fields: named }) })
  }
  if (verdict === 'odd' && operation.effect === 'write')
    return makeFailure({ kind: 'unknown-outcome', status, ...readRefusal(text), code: 'odd-word' })
  return makeSuccess(value, status)
}

type StatedOutcome = {
  status?: unknown
  result?: unknown
  batchUuid?: unknown
  summary?: { status?: unknown } | null
  data?: { batchId?: unknown } | null
  isCompleted?: unknown
  isFailed?: unknown
}

function getVerdict(operation: Operation, value: unknown): Verdict {
  if (typeof value !== 'object' || value === null) return 'done'
  const answer = value as StatedOutcome
  if (isBatch(operation) && isNamed(answer.batchUuid)) return 'done'
  if (operation.area === 'receivables' && operation.effect === 'write')
    return getWordsVerdict([answer.status, answer.result])
  if (operation.area === 'collection')
    return isNamed(answer.data?.batchId) ? 'done' : getWordsVerdict([answer.summary?.status])
  if (operation.name === 'registerSwedishBankAgreement') return getFlagsVerdict(answer)
  return 'done'
}

const isBatch = ({ name }: Operation) => BatchOperation.safeParse(name).success

const isNamed = (id: unknown) => String(id ?? '').trim() !== ''

/**
 * Both flags of a bank agreement contradict each other; neither says that it is still on its way
 * (interface.md 2.5; their transitions are not shown).
 */
function getFlagsVerdict({ isCompleted, isFailed }: StatedOutcome): Verdict {
  if (isFailed !== true) return 'done'
  return isCompleted === true ? 'odd' : 'refused'
}

function getWordsVerdict(words: unknown[]): Verdict {
  const plain = words
    .filter((word) => typeof word === 'string')
    .map((word) =>
      word
        .trim()
        .toUpperCase()
        .replace(/[\s_-]/g, ''),
    )
  const statedWords = plain.filter((word) => word !== '')
  if (statedWords.some((word) => refusing.includes(word)))
    return statedWords.some((word) => good.includes(word)) ? 'odd' : 'refused'
  return statedWords.every((word) => good.includes(word)) ? 'done' : 'odd'
}
