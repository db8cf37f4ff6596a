import 'server-only'
import { LookAgain } from '../contracts/desk/customer-draft'
import type { JournalEntry } from '../contracts/desk/journal'
import { failed, type Result } from '../contracts/result'
import { foundAfter } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { ownPageOnly } from '../gateway/origin'
import { perform } from '../gateway/perform'
import { calledOff, signedInName } from '../gateway/recall'
import { noteLook } from '../journal/write-journal'

/**
 * Looks at what became of a write whose outcome is not known, by reading. Nothing is sent again. What was seen is noted in the journal: every
 * changed field as sent settles it as done, every one as before says that it was not applied so far (and may be looked at again), anything between
 * stays unknown. A save that the desk never received is called off, so that it cannot go out after the person was told so.
 */
export function lookAgainWorkflow(question: unknown): Promise<Result<JournalEntry>> {
  return guarded('lookAgain', () => looked(question))
}

async function looked(question: unknown): Promise<Result<JournalEntry>> {
  const foreign = await ownPageOnly()
  if (foreign) return foreign
  const parsed = LookAgain.safeParse(question)
  if (!parsed.success) return failed({ kind: 'invalid', code: 'off-contract' })

  const one = { params: { intentId: parsed.data.intentId } }
  const entry = await perform('getJournalEntry', one)
  if (!entry.ok) return entry.failure.kind === 'not-found' ? neverArrived(parsed.data.intentId, entry) : entry
  if (entry.value.state !== 'unknown' && entry.value.state !== 'not-applied') return entry
  const { operation, clientNo, target, fields } = entry.value
  if (operation !== 'updateCustomer' || !clientNo || !target || fields.length === 0) return failed({ kind: 'refused', code: 'cannot-look' })

  const read = await perform('getCustomer', { params: { clientno: clientNo, customerno: target } })
  if (!read.ok && read.failure.kind !== 'not-found') return read
  const seen = read.ok ? foundAfter(fields, read.value) : { found: 'gone' as const, stored: {} }
  await noteLook(parsed.data.intentId, { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...seen })
  return perform('getJournalEntry', one)
}

/** Calls it off, unless it arrived since it was looked for: then its place is its own, and what became of it is told. */
async function neverArrived(intentId: string, entry: Result<JournalEntry>): Promise<Result<JournalEntry>> {
  await calledOff('updateCustomer', intentId)
  const now = await perform('getJournalEntry', { params: { intentId } })
  return now.ok && now.value.code !== 'called-off' ? now : entry
}
