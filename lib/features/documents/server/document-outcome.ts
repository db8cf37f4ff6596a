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
import { isSettled } from '@/lib/platform/journal/settled-write'
import { findJournalRow, type JournalRow } from '@/lib/platform/journal/write-journal'
import { findNumber } from './find-number'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What a look shows of the creation of a document whose outcome is not known. Null for another
 * write; a look that fails proves nothing, and is the answer.
 */
export async function checkDocumentOutcome({
  operation,
  idempotencyKey,
  clientNo,
}: Pick<
  JournalEntry,
  'operation' | 'idempotencyKey' | 'clientNo'
>): Promise<Result<SeenOutcome> | null> {
  if (operation !== 'createDocument') return null
  const row = await findJournalRow(idempotencyKey)
  const sent = row && readSentDocument(row)
  if (!clientNo || !sent) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const look = await findNumber(clientNo, sent.documentNo)
  if (!look.ok) return look
  const found = judgeCreation(look.value, sent, isSettled(row))
  const isOfLater =
    found === 'applied' && (await readLaterWrites(row, [sent.documentNo])).length > 0
  return makeSuccess({ found: isOfLater ? whatStays(row) : found, stored: {} })
}

/** What was proved before a later creation went out, whose document it may be that is found. */
const whatStays = ({ look }: JournalRow) =>
  look?.found === 'not-applied' ? 'not-applied' : 'unproven'

/** What was sent, as the journal keeps it; null where that is not enough to look. */
function readSentDocument({ idempotencyKey, payload }: JournalRow): SentDocumentFacts | null {
  const input = unsealFields(payload, idempotencyKey) as Input<'createDocument'> | null
  const [document] = input?.body.documents ?? []
  if (!document) return null
  const { documentNo, documentType, customerNo, documentDate, dueDate, currency, kid } = document
  return {
    ...{ documentNo, documentType, customerNo, documentDate, currency },
    ...{ dueDate: dueDate ?? null, kid: kid ?? '', amount: document.currencyAmounts.inclVat },
  }
}
