import 'server-only'
import { LookAgain } from '../contracts/desk/customer-draft'
import type { JournalEntry } from '../contracts/desk/journal'
import type { Customer } from '../contracts/receivables/customers'
import { type OperationName, operations } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import { foundAfter } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { calledOff, signedInName } from '../gateway/recall'
import { noteLook } from '../journal/write-journal'
import { admitted } from './admitted'
import { readsCustomersByNumber } from './customer-absence'
import { isReadOf } from './is-read-of'
import { lookForBatch } from './look-for-batch'
import { seenOfDecision } from './seen-of-decision'

/**
 * Looks at what became of a write whose outcome is not known, by reading. Nothing is sent again. What was seen is noted in the journal: every
 * changed field as sent settles it as done, every one as before says that it was not applied so far (and may be looked at again), anything between
 * stays unknown. Rows with ids of ours are looked for in the upstream's batches. A save that the desk never received is called off, so that it cannot go out
 * after the person was told so: that alone fails as `not-sent` with the code `called-off`. Any other failure is one of the look, which proves nothing.
 */
export function lookAgainWorkflow(question: unknown): Promise<Result<JournalEntry>> {
  return guarded('lookAgain', () => looked(question))
}

async function looked(question: unknown): Promise<Result<JournalEntry>> {
  const parsed = await admitted([], LookAgain, question)
  if (!parsed.ok) return parsed
  const one = { params: { intentId: parsed.value.intentId } }
  const entry = await perform('getJournalEntry', one)
  if (!entry.ok) return entry.failure.kind === 'not-found' ? neverArrived(parsed.value, entry) : entry
  if (entry.value.code === 'called-off') return calledOffBefore
  const isSameId = operations[entry.value.operation as OperationName].resend === 'same-id'
  const isOpen = entry.value.state === 'unknown' || entry.value.state === 'not-applied'
  if (!isOpen && !(isSameId && entry.value.state === 'accepted')) return entry
  const decision = await seenOfDecision(entry.value)
  if (decision) {
    if (!decision.ok) return decision
    await noteLook(parsed.value.intentId, { at: new Date().toISOString(), person: (await signedInName()) ?? '', ...decision.value })
    return perform('getJournalEntry', one)
  }
  const { operation, clientNo, target, fields } = entry.value
  if (isSameId) {
    const found = await lookForBatch(parsed.value.intentId)
    return found.ok ? perform('getJournalEntry', one) : found
  }
  const seen = comparisonOf(operation, fields)
  if (!clientNo || !target || !seen) return cannotLook

  const read = await perform('getCustomer', { params: { clientno: clientNo, customerno: target } })
  if (!read.ok && read.failure.kind !== 'not-found') return read
  const isProof = read.ok ? isReadOf(target, read.value) : operation !== 'createCustomer' || (await readsCustomersByNumber(clientNo))
  await noteLook(parsed.value.intentId, {
    at: new Date().toISOString(),
    person: (await signedInName()) ?? '',
    ...(isProof ? seen(read.ok ? read.value : null) : unproven),
  })
  return perform('getJournalEntry', one)
}

type Seen = Pick<NonNullable<JournalEntry['look']>, 'found'> & { stored: Record<string, unknown> }

const unproven: Seen = { found: 'unproven', stored: {} }

/** How a read tells what became of a write of one customer; the read is null when there is no such customer. Null where nothing can be compared. */
function comparisonOf(operation: string, fields: JournalEntry['fields']): ((read: Customer | null) => Seen) | null {
  // A customer that is found without its number may be an empty answer to whatever is asked.
  if (operation === 'deleteCustomer') return (read) => ({ found: !read ? 'applied' : read.customerNo ? 'not-applied' : 'unproven', stored: {} })
  if (fields.length === 0) return null
  const compared = (read: Customer) => foundAfter(fields, read)
  if (operation === 'createCustomer') return (read) => (read ? compared(read) : { found: 'not-applied', stored: {} })
  if (operation === 'updateCustomer') return (read) => (read ? compared(read) : { found: 'gone', stored: {} })
  return null
}

const calledOffBefore: Result<never> = failed({ kind: 'not-sent', code: 'called-off' })

const cannotLook: Result<never> = failed({ kind: 'refused', code: 'cannot-look' })

/**
 * Calls it off, unless it arrived since it was looked for: then its place is its own, and what became of it is told. A row that the person may not see is
 * there all the same, and nothing is said of it.
 */
async function neverArrived({ operation, intentId }: Required<LookAgain>, entry: Result<JournalEntry>): Promise<Result<JournalEntry>> {
  if (await calledOff(operation, intentId)) return calledOffBefore
  const now = await perform('getJournalEntry', { params: { intentId } })
  return now.ok ? now : entry
}
