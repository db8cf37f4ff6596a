'use server'

import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { OutcomeCheck } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { checkCreditNoteOutcome } from '@/lib/features/ar-items/server/public'
import { checkPostingsOutcome } from '@/lib/features/auto-postings/server/public'
import { findLostBatch } from '@/lib/features/batches/server/public'
import { checkDecisionOutcome } from '@/lib/features/collection-cases/server/public'
import { checkCompanyOutcome } from '@/lib/features/companies/server/public'
import { evaluateWrite } from '@/lib/features/customers/domain/public'
import {
  canReadByNumber,
  checkDeskWriteOutcome,
  checkItemStopOutcome,
} from '@/lib/features/customers/server/public'
import { checkDocumentOutcome } from '@/lib/features/documents/server/public'
import { checkSendOutcome } from '@/lib/features/invoice-sending/server/public'
import { checkReservationOutcome } from '@/lib/features/payment-reservations/server/public'
import { checkUploadOutcome } from '@/lib/features/stored-files/server/public'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { ensureNeverSent, findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck } from '@/lib/platform/journal/note-findings'

/**
 * Looks at what became of a write whose outcome is not known, by reading. Nothing is sent again.
 * What was seen is noted in the journal: every changed field as sent settles it as done, every one
 * as before says that it was not applied so far (and may be looked at again), anything between
 * stays unknown. Rows with ids of ours are looked for in the upstream's batches. A save that the
 * desk never received is called off, so that it cannot go out after the person was told so: that
 * alone fails as `not-sent` with the code `called-off`. Any other failure is one of the look, which
 * proves nothing.
 */
export const checkOutcome = defineWrite({
  name: 'checkOutcome',
  operations: [],
  input: OutcomeCheck,
  run: checkOpenOutcome,
})

async function checkOpenOutcome(question: Checked): Promise<Result<JournalEntry>> {
  const { idempotencyKey } = question
  const one = { params: { idempotencyKey } }
  const entry = await executeOperation('getJournalEntry', one)
  if (!entry.ok)
    return entry.failure.kind === 'not-found' ? cancelUnlessArrived(question, entry) : entry
  if (entry.value.code === 'called-off') return cancelledBefore
  const isSameId = operations[entry.value.operation as OperationName].resend === 'same-id'
  const isOpen = entry.value.state === 'unknown' || entry.value.state === 'not-applied'
  if (!isOpen && !(isSameId && entry.value.state === 'accepted')) return entry
  const checked =
    (await checkSendOutcome(entry.value)) ??
    (await checkDecisionOutcome(entry.value)) ??
    (await checkCreditNoteOutcome(entry.value)) ??
    (await checkItemStopOutcome(entry.value)) ??
    (await checkReservationOutcome(entry.value)) ??
    (await checkPostingsOutcome(entry.value)) ??
    (await checkDocumentOutcome(entry.value)) ??
    (await checkCompanyOutcome(entry.value)) ??
    (await checkUploadOutcome(entry.value)) ??
    (await checkDeskWriteOutcome(entry.value))
  if (checked) {
    if (!checked.ok) return checked
    await noteOutcomeCheck(idempotencyKey, {
      at: new Date().toISOString(),
      person: (await findSignedInName()) ?? '',
      ...checked.value,
    })
    return executeOperation('getJournalEntry', one)
  }
  const { operation, clientNo, target, fields } = entry.value
  if (isSameId) {
    const found = await findLostBatch(idempotencyKey)
    return found.ok ? executeOperation('getJournalEntry', one) : found
  }
  const compare = findComparison(operation, fields)
  if (!clientNo || !target || !compare) return cannotCheck

  const read = await executeOperation('getCustomer', {
    params: { clientno: clientNo, customerno: target },
  })
  if (!read.ok && read.failure.kind !== 'not-found') return read
  const isProof = read.ok || operation !== 'createCustomer' || (await canReadByNumber(clientNo))
  await noteOutcomeCheck(idempotencyKey, {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    ...(isProof ? compare(read.ok ? read.value : null) : unproven),
  })
  return executeOperation('getJournalEntry', one)
}

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

const unproven: SeenOutcome = { found: 'unproven', stored: {} }

/**
 * How a read tells what became of a write of one customer; the read is null when there is no such
 * customer. Null where nothing can be compared.
 */
function findComparison(
  operation: string,
  fields: JournalEntry['fields'],
): ((read: Customer | null) => SeenOutcome) | null {
  // A customer that is found without its number may be an empty answer to whatever is asked.
  if (operation === 'deleteCustomer')
    return (read) => ({
      found: !read ? 'applied' : read.customerNo ? 'not-applied' : 'unproven',
      stored: {},
    })
  if (fields.length === 0) return null
  const compareFields = (read: Customer) => evaluateWrite(fields, read)
  if (operation === 'createCustomer')
    return (read) => (read ? compareFields(read) : { found: 'not-applied', stored: {} })
  if (operation === 'updateCustomer')
    return (read) => (read ? compareFields(read) : { found: 'gone', stored: {} })
  return null
}

const cancelledBefore: Result<never> = makeFailure({ kind: 'not-sent', code: 'called-off' })

type Checked = Required<OutcomeCheck>

const cannotCheck: Result<never> = makeFailure({ kind: 'refused', code: 'cannot-look' })

/**
 * Calls it off, unless it arrived since it was looked for: then its place is its own, and what
 * became of it is told. A row that the person may not see is there all the same, and nothing is
 * said of it.
 */
async function cancelUnlessArrived(
  { operation, idempotencyKey }: Checked,
  entry: Result<JournalEntry>,
): Promise<Result<JournalEntry>> {
  if (await ensureNeverSent(operation, idempotencyKey)) return cancelledBefore
  const now = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  return now.ok ? now : entry
}
