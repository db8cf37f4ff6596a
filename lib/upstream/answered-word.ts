import 'server-only'
import type { Operation } from '../contracts/operation'
import { failed, type Result, succeeded } from '../contracts/result'
import { readRefusal } from './refusal-reasons'

/**
 * Words by which an answer says that it did what was asked. Seen: PROCESSED and UPDATED (interface.md 2.2), SUCCESS (2.6); the others are assumed.
 */
const good = ['PROCESSED', 'UPDATED', 'CREATED', 'DELETED', 'SUCCESS', 'SUCCESSFUL', 'SUCCEEDED', 'OK', 'ACCEPTED', 'COMPLETED', 'DONE']

/** Words by which an answer says that it did not. All are assumed: interface.md shows none. */
const refusing = ['REJECTED', 'REFUSED', 'FAILED', 'FAILURE', 'ERROR', 'DENIED', 'INVALID', 'NOTPROCESSED', 'CANCELLED', 'CANCELED', 'ABORTED']

type Verdict = 'done' | 'refused' | 'odd'

/**
 * A success by its status that says in its own words what it was. Of a write a word that refuses is a refusal, and one that nobody knows leaves the outcome
 * unknown: a read decides. Of a read a word that refuses means that the rest of the answer tells nothing. An answer without a word is what its status says;
 * so is one that names a batch, because the batch will say what became of it.
 */
export function believed(operation: Operation, value: unknown, status: number, text: string): Result<unknown> {
  const verdict = verdictOf(operation, value)
  if (verdict === 'refused') return failed({ kind: 'refused', status, ...readRefusal(text) })
  if (verdict === 'odd' && operation.effect === 'write') return failed({ kind: 'unknown-outcome', status, ...readRefusal(text), code: 'odd-word' })
  return succeeded(value, status)
}

type Said = {
  status?: unknown
  result?: unknown
  summary?: { status?: unknown } | null
  data?: { batchId?: unknown } | null
  isCompleted?: unknown
  isFailed?: unknown
}

function verdictOf(operation: Operation, value: unknown): Verdict {
  if (typeof value !== 'object' || value === null) return 'done'
  const said = value as Said
  if (operation.area === 'receivables' && operation.effect === 'write') return verdictOfWords([said.status, said.result])
  if (operation.area === 'collection') return said.data?.batchId ? 'done' : verdictOfWords([said.summary?.status])
  if (operation.name === 'registerSwedishBankAgreement') return verdictOfFlags(said)
  return 'done'
}

/** Both flags of a bank agreement contradict each other; neither says that it is still on its way (interface.md 2.5; their transitions are not shown). */
function verdictOfFlags({ isCompleted, isFailed }: Said): Verdict {
  if (isFailed !== true) return 'done'
  return isCompleted === true ? 'odd' : 'refused'
}

function verdictOfWords(words: unknown[]): Verdict {
  const plain = words
    .filter((word) => typeof word === 'string')
    .map((word) =>
      word
        .trim()
        .toUpperCase()
        .replace(/[\s_-]/g, ''),
    )
  const told = plain.filter((word) => word !== '')
  if (told.some((word) => refusing.includes(word))) return told.some((word) => good.includes(word)) ? 'odd' : 'refused'
  return told.every((word) => good.includes(word)) ? 'done' : 'odd'
}
