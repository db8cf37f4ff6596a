import 'server-only'
import { CustomerDraft, type CustomerSave } from '@/lib/contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { pickAddressGroup } from '@/lib/features/customers/domain/address-group'
import {
  buildCustomerUpdate,
  hasChanges,
  listUnsendableFields,
  normalizeInput,
  toFormValues,
} from '@/lib/features/customers/domain/customer-edit'
import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { mergeCustomer } from '@/lib/features/customers/domain/merge-customer'
import { getNotShown } from '@/lib/features/customers/domain/not-shown'
import { listSentFields } from '@/lib/features/customers/domain/write-evaluation'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toNotSentFailure } from '@/lib/platform/gateway/not-sent-failure'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { findPreviousOutcome } from '@/lib/platform/gateway/previous-outcome'
import { readBack } from './read-back'
import { reconcileRefusal } from './reconcile-refusal'
import { withKnownMasks } from './with-known-masks'

/**
 * Reads the customer again, merges what others changed meanwhile (the address group as one unit),
 * sends only what this person changed, and reads what is stored then. Between the read and the
 * update one round trip remains in which another change is not seen: the interface has no version
 * field to close it. Sensitive fields are compared by their masks.
 */
export function updateCustomerWorkflow(draft: unknown): Promise<Result<CustomerSave>> {
  return catchUnexpected('updateCustomer', () => mergeAndUpdate(draft))
}

async function mergeAndUpdate(draft: unknown): Promise<Result<CustomerSave>> {
  const parsed = await parseSubmission(['updateCustomer'], CustomerDraft, draft)
  if (!parsed.ok) return parsed
  const { intentId, clientNo, customerNo, baseline, clearing } = parsed.value
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const findEarlierOutcome = () => findPreviousOutcome('updateCustomer', intentId, parsed.value)
  const known = await findEarlierOutcome()
  if (known) return finishUpdate(intentId, known, one)

  const read = await executeOperation('getCustomer', one)
  if (!read.ok) return toNotSentFailure(read)
  const current = read.value

  const stored = toFormValues(current)
  const edited = normalizeInput(
    baseline,
    withKnownMasks({ clientNo, customerNo }, baseline, parsed.value.edited, stored),
    clearing,
  )
  const merge = mergeCustomer(baseline, edited, stored, getNotShown(current))
  const wrong = listUnsendableFields(stored, merge.merged)
  if (wrong.length > 0)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(wrong.map((unit) => [unit, 'cannot be sent'])),
    })

  const update = buildCustomerUpdate(customerNo, {
    stored,
    known: pickAddressGroup(current.postalAddress),
    edited: merge.merged,
    clearing,
  })
  const sends = merge.open.length === 0 && hasChanges(update)
  // What looks like somebody else's change may be the first arrival of this very save.
  const first = sends ? null : await findEarlierOutcome()
  if (first) return finishUpdate(intentId, first, one)
  if (merge.open.length > 0)
    return makeSuccess({
      outcome: 'conflict',
      open: merge.open,
      unseen: merge.unseen,
      theirs: merge.theirs,
      current,
    })
  if (!sends) return makeSuccess({ outcome: 'nothing', current })

  const before = Object.fromEntries(
    listSentFields(update).map(({ field }) => [field, getValueAt(current, field) ?? null]),
  )
  const result = await executeOperation(
    'updateCustomer',
    { params: { clientno: clientNo }, body: { customer: update } },
    { intentId, draft: parsed.value, before },
  )
  return finishUpdate(intentId, result, one, merge.theirs)
}

async function finishUpdate(
  intentId: string,
  answered: Result<CustomerUpdateResult>,
  one: { params: { clientno: string; customerno: string } },
  theirs: CustomerField[] = [],
): Promise<Result<CustomerSave>> {
  const result = await reconcileRefusal(intentId, answered, one)
  if (!result.ok) return result
  return makeSuccess({
    outcome: 'saved',
    result: result.value,
    seen: await readBack(intentId, one),
    theirs,
  })
}
