import 'server-only'
import type { PostingSubmission } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { toDocumentKey } from './remaining-amounts'

/** So many open writes come at once. */
const pageRows = 200

/**
 * The key of another set with a document of this one of which nobody knows whether it was booked;
 * null where there is none. A set whose rows are not kept any more may be about any document. Fails
 * where it is not known whether the person was shown every set.
 */
export async function findOpenPostings({
  clientNo,
  idempotencyKey,
  rows,
}: PostingSubmission): Promise<Result<string | null>> {
  const documents = new Set(rows.map(toDocumentKey))
  for (const state of ['sending', 'unknown'] as const) {
    let place: { before?: string; beforeKey?: string } | null = {}
    while (place) {
      const listed: Result<Answer<'listJournal'>> = await executeOperation('listJournal', {
        body: { clientNo, state, kind: 'adjustments', limit: pageRows, ...place },
      })
      if (!listed.ok) return listed
      const { entries, more, isWhole }: Answer<'listJournal'> = listed.value
      const others = entries.filter(
        (entry) =>
          entry.operation === 'createAutoPostings' && entry.idempotencyKey !== idempotencyKey,
      )
      for (const { idempotencyKey: key } of others)
        if (await isAboutAny(key, documents)) return makeSuccess(key)
      if (!isWhole) return makeFailure({ kind: 'unreachable', code: 'rights' })
      const last = entries.at(-1)
      place = more && last ? { before: last.sentAt, beforeKey: last.idempotencyKey } : null
    }
  }
  return makeSuccess(null)
}

async function isAboutAny(key: string, documents: ReadonlySet<string>): Promise<boolean> {
  const row = await findJournalRow(key)
  const payload = unsealFields(row?.payload, key) as Input<'createAutoPostings'> | null
  return payload?.body.autoPostings.some((each) => documents.has(toDocumentKey(each))) ?? true
}
