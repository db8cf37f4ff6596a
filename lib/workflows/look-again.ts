import 'server-only'
import { LookAgain } from '../contracts/desk/customer-draft'
import type { JournalEntry } from '../contracts/desk/journal'
import type { Customer } from '../contracts/receivables/customers'
import { type OperationName, operations } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import { foundAfter } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { ownPageOnly } from '../gateway/origin'
import { perform } from '../gateway/perform'
import { calledOff, signedInName } from '../gateway/recall'
import { noteLook } from '../journal/write-journal'
import { lookForBatch } from './look-for-batch'
import { seenOfDecision } from './seen-of-decision'

/**
 * Looks at what became of a write whose outcome is not known, by reading. Nothing is sent again. What was seen is noted in the journal: every
 * changed field as sent settles it as done, every one as before says that it was not applied so far (and may be looked at again), anything between
 * stays unknown. Rows with ids of ours are looked for in the upstream's batches. A save that the desk never received is called off, so that it cannot go out after the person was told so.
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
  if (!entry.ok) return entry.failure.kind === 'not-found' ? neverArrived(parsed.data, entry) : entry
  if (entry.value.state !== 'unknown' && entry.value.state !== 'not-applied') return entry
  const decision = await seenOfDecision(entry.value)
  if (decision) {
    if (!decision.ok) return decision
    await noteLook(parsed.data.intentId, { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...decision.value })
    return perform('getJournalEntry', one)
  }
  const { operation, clientNo, target, fields } = entry.value
  if (operations[operation as OperationName]?.resend === 'same-id') {
    const found = await lookForBatch(parsed.data.intentId)
    return found.ok ? perform('getJournalEntry', one) : found
  }
  const seen = comparisonOf(operation, fields)
  if (!clientNo || !target || !seen) return cannotLook

  const read = await perform('getCustomer', { params: { clientno: clientNo, customerno: target } })
  if (!read.ok && read.failure.kind !== 'not-found') return read
  await noteLook(parsed.data.intentId, {
    at: new Date().toISOString(),
    person: (await signedInName()) ?? '',
    ...seen(read.ok ? read.value : null),
  })
  return perform('getJournalEntry', one)
}

type Seen = Pick<NonNullable<JournalEntry['look']>, 'found'> & { stored: Record<string, unknown> }

/** How a read tells what became of a write of one customer; the read is null when there is no such customer. Null where nothing can be compared. */
function comparisonOf(operation: string, fields: JournalEntry['fields']): ((read: Customer | null) => Seen) | null {
  if (operation === 'deleteCustomer') return (read) => ({ found: read ? 'not-applied' : 'applied', stored: {} })
  if (fields.length === 0) return null
  const compared = (read: Customer) => foundAfter(fields, read)
  if (operation === 'createCustomer') return (read) => (read ? compared(read) : { found: 'not-applied', stored: {} })
  if (operation === 'updateCustomer') return (read) => (read ? compared(read) : { found: 'gone', stored: {} })
  return null
}

const cannotLook: Result<never> = failed({ kind: 'refused', code: 'cannot-look' })

/** Calls it off, unless it arrived since it was looked for: then its place is its own, and what became of it is told. */
async function neverArrived({ operation, intentId }: Required<LookAgain>, entry: Result<JournalEntry>): Promise<Result<JournalEntry>> {
  await calledOff(operation, intentId)
  const now = await perform('getJournalEntry', { params: { intentId } })
  return now.ok && now.value.code !== 'called-off' ? now : entry
}
