import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import type { Failure } from '@/lib/contracts/result'
import type { ParsedInput } from './request'

/** Path parameters that say whose it is, not which one. */
const ownerParams = ['clientno', 'organizationId']

/** What a body says that speaks of a record, and not of a path that leads nowhere. */
const recordWords =
  /\b(client|customer|organi[sz]ation|invoice|case|batch|item|compan(?:y|ies)|settlement|attachment|document|receipt|transaction|file|link)\b/i

/**
 * What a 404, 405 or 501 tells of an operation, in this one place. A service that does not offer an
 * operation answers one of the three. Of a list, and of whatever asks for no single record, a 404
 * means that as well, unless its body speaks of a record. Of one record a 404 may mean either; what
 * interface.md documents is taken to be offered, and so is what answers with a body that speaks of
 * the record. Null: nothing of the kind.
 */
export function findOfferFailure(
  operation: Operation,
  status: number,
  text: string,
  input: ParsedInput = {},
): Pick<Failure, 'kind' | 'code'> | null {
  if (status === 405 || (status === 501 && operation.effect === 'read')) return notOffered
  if (status !== 404 || isAboutRecord(text, input)) return null
  if (!isForOneRecord(operation))
    return operation.source === 'documented' && operation.effect === 'write' ? null : notOffered
  return operation.source === 'documented' ? null : { kind: 'not-found', code: 'maybe-not-offered' }
}

const notOffered = { kind: 'refused', code: 'not-offered' } as const

/**
 * True where one record is asked for, or written: its number stands in the path, or the operation
 * says so.
 */
const isForOneRecord = ({ path, asksForOne }: Operation) =>
  asksForOne === true ||
  [...path.matchAll(/:(\w+)/g)].some(([, name]) => !ownerParams.includes(name!))

/**
 * True for a body of JSON that names what was asked for, or speaks of a record. Frameworks repeat
 * the path that leads nowhere: that names nothing.
 */
function isAboutRecord(text: string, { params }: ParsedInput): boolean {
  if (!/^\s*[[{"]/.test(text)) return false
  const words = text
    .slice(0, 5_000)
    .replace(/https?:[^"\s]*/g, ' ')
    .replace(/\/[^"\s]*/g, ' ')
  return (
    recordWords.test(words) ||
    Object.values((params ?? {}) as Record<string, unknown>).some((value) =>
      words.includes(String(value)),
    )
  )
}
