import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import { getSentNumber, isSameKind } from '@/lib/shared/documents/sent-number'
import { compareDecimals } from '@/lib/shared/numbers/money'
import { canGoOut, type PreparedDocument } from './prepared-document'

/** A document before it goes out, and who sends it. */
export type Outgoing = { companyId: number; document: Pick<SentDocument, 'operation' | 'body'> }

/** What the same company has sent before, or may have, as the same kind under the same number. */
export function findSentBefore<Send extends SentNumber>(
  sends: readonly Send[],
  { companyId, document }: Outgoing,
): Send[] {
  const number = getSentNumber(document)
  return sends.filter(
    (send) =>
      number !== '' &&
      send.companyId === companyId &&
      send.number === number &&
      isSameKind(send.operation, document.operation),
  )
}

/** Those of prepared documents that may be asked for: not those that take the place of failed ones. */
export const listOutgoing = (documents: readonly PreparedDocument[]): Outgoing[] =>
  documents.flatMap(({ companyId, document, replaces }) =>
    companyId === null || document === null || replaces !== null ? [] : [{ companyId, document }],
  )

/** Whether it is known that it went out. */
export const isConfirmed = ({ state }: SentNumber): boolean =>
  state === 'accepted' || state === 'done'

/**
 * Whether a person who knows of it may let another go out: not while one is not confirmed, nor where
 * it is this very document, which goes out once.
 */
export const mayGoOutBesides = (before: readonly SentNumber[], identifier: string): boolean =>
  before.every((send) => isConfirmed(send) && send.identifier !== identifier)

/**
 * The same document with what was sent before it under its number: it is left out until a person picks
 * it, or stays behind. What takes the place of a failed one is asked for by who sends that.
 */
export function withSentBefore(
  prepared: PreparedDocument,
  sends: readonly SentNumber[],
): PreparedDocument {
  const [outgoing] = listOutgoing([prepared])
  const before = outgoing ? findSentBefore(sends, outgoing) : []
  if (!outgoing || before.length === 0) return prepared
  const identifier = outgoing.document.body.Identifier
  const known = prepared.verdict === 'ready' ? 'doubtful' : prepared.verdict
  return {
    ...prepared,
    verdict: mayGoOutBesides(before, identifier) ? known : 'held',
    reasons: [{ is: 'sentBefore', sends: before, identifier }, ...prepared.reasons],
  }
}

/**
 * Documents of one list, each with a doubt where another of its company has its number and kind: one
 * that stands before it, whose place was taken already, or that asks somebody else or something else,
 * since nobody knows then which of the two is meant.
 */
export function withDoubles(documents: readonly PreparedDocument[]): readonly PreparedDocument[] {
  const numbered = documents.filter(
    (each) => findNumber(each) !== '' && (canGoOut(each) || each.verdict === 'replaced'),
  )
  const byNumber = Map.groupBy(numbered, (each) =>
    JSON.stringify([each.companyId, findNumber(each)]),
  )
  const doubles = new Set(
    [...byNumber.values()].flatMap((own) =>
      own.filter((each, at) =>
        own.some((other, place) => other !== each && isDouble(each, other, place < at)),
      ),
    ),
  )
  return doubles.size === 0
    ? documents
    : documents.map((each) => (doubles.has(each) ? withDouble(each) : each))
}

const findNumber = ({ document, number }: PreparedDocument) =>
  document ? getSentNumber(document) : number.trim()

function isDouble(each: PreparedDocument, other: PreparedDocument, isAfter: boolean): boolean {
  if (!each.document) return false
  if (!other.document) return true
  const isOfKind = isSameKind(each.document.operation, other.document.operation)
  return isOfKind && (isAfter || !asksTheSame(each, other))
}

function asksTheSame(one: PreparedDocument, other: PreparedDocument): boolean {
  if (one.total === null || other.total === null) return false
  const isSameText = (field: 'name' | 'currency') =>
    one[field].trim().toLowerCase() === other[field].trim().toLowerCase()
  return (
    compareDecimals(one.total, other.total) === 0 && isSameText('name') && isSameText('currency')
  )
}

const withDouble = (prepared: PreparedDocument): PreparedDocument =>
  prepared.reasons.some(({ is }) => is === 'double')
    ? prepared
    : { ...prepared, verdict: 'doubtful', reasons: [{ is: 'double' }, ...prepared.reasons] }
