import 'server-only'
import type { PostingSubmission } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Input } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { toDocumentKey } from './remaining-amounts'

/** So many open writes of this kind are looked through, the newest. */
const listedMax = 200

/**
 * The key of another set with a document of this one of which nobody knows whether it was booked;
 * null where there is none. A set whose rows are not kept any more may be about any document.
 */
export async function findOpenPostings({
  clientNo,
  idempotencyKey,
  rows,
}: PostingSubmission): Promise<Result<string | null>> {
  const documents = new Set(rows.map(toDocumentKey))
  for (const state of ['sending', 'unknown'] as const) {
    const listed = await executeOperation('listJournal', {
      body: { clientNo, state, kind: 'adjustments', limit: listedMax },
    })
    if (!listed.ok) return listed
    const others = listed.value.entries.filter(
      (entry) =>
        entry.operation === 'createAutoPostings' && entry.idempotencyKey !== idempotencyKey,
    )
    for (const { idempotencyKey: key } of others)
      if (await isAboutAny(key, documents)) return makeSuccess(key)
  }
  return makeSuccess(null)
}

async function isAboutAny(key: string, documents: ReadonlySet<string>): Promise<boolean> {
  const row = await findJournalRow(key)
  const payload = unsealFields(row?.payload, key) as Input<'createAutoPostings'> | null
  return payload?.body.autoPostings.some((each) => documents.has(toDocumentKey(each))) ?? true
}
