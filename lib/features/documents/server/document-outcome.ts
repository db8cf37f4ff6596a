import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  judgeCreation,
  type SentDocumentFacts,
} from '@/lib/features/documents/domain/same-document'
import { readLaterWrites } from '@/lib/platform/journal/open-writes'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow, isSettled, type JournalRow } from '@/lib/platform/journal/write-journal'
import { findNumbers } from './find-number'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/** The operations that create documents: what one of them did may look as if another had. */
const creations = ['createDocument', 'createDocuments']

/**
 * What a look shows of the creation of documents whose outcome is not known. Null for another write;
 * a look that fails proves nothing, and is the answer. That a batch was not made is never seen: it
 * may wait at the service for as long as that takes.
 */
export async function checkDocumentOutcome({
  operation,
  idempotencyKey,
  clientNo,
}: Pick<
  JournalEntry,
  'operation' | 'idempotencyKey' | 'clientNo'
>): Promise<Result<SeenOutcome> | null> {
  if (!creations.includes(operation)) return null
  const row = await findJournalRow(idempotencyKey)
  const sent = row && readSentDocuments(row)
  if (!clientNo || !sent) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const numbers = sent.map(({ documentNo }) => documentNo)
  const looks = await findNumbers(clientNo, numbers)
  if (!looks.ok) return looks
  const isOver = operation === 'createDocument' && isSettled(row)
  const found = joinVerdicts(sent.map((each, at) => judgeCreation(looks.value[at]!, each, isOver)))
  const isOfLater =
    found !== 'not-applied' && (await readLaterWrites(row, numbers, creations)).length > 0
  return makeSuccess({ found: isOfLater ? whatStays(row) : found, stored: {} })
}

type Found = SeenOutcome['found']

/** What is seen of all of them: where some are there and others are not seen, a part. */
function joinVerdicts(verdicts: readonly Found[]): Found {
  const [first] = verdicts
  if (first !== undefined && verdicts.every((each) => each === first)) return first
  return verdicts.includes('applied') ? 'partly' : 'unproven'
}

/** What was proved before a later creation went out, whose document it may be that is found. */
const whatStays = ({ look }: JournalRow) =>
  look?.found === 'not-applied' ? 'not-applied' : 'unproven'

/** What was sent, as the journal keeps it; null where that is not enough to look. */
function readSentDocuments({ idempotencyKey, payload }: JournalRow): SentDocumentFacts[] | null {
  const input = unsealFields(payload, idempotencyKey) as Input<'createDocuments'> | null
  const documents = input?.body.documents ?? []
  return documents.length === 0 ? null : documents.map(toFacts)
}

const toFacts = ({
  documentNo,
  documentType,
  customerNo,
  documentDate,
  dueDate,
  currency,
  kid,
  currencyAmounts,
}: Input<'createDocuments'>['body']['documents'][number]): SentDocumentFacts => ({
  ...{ documentNo, documentType, customerNo, documentDate, currency },
  ...{ dueDate: dueDate ?? null, kid: kid ?? '', amount: currencyAmounts.inclVat },
})
