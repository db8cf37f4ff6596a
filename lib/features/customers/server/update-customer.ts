'use server'

import {
  type CustomerSave,
  CustomerSubmission,
} from '@/lib/contracts/desk/receivables/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { pickAddressGroup } from '@/lib/features/customers/domain/address-group'
import {
  buildCustomerUpdate,
  hasChanges,
  listBlottedLines,
  listUnsendableFields,
  normalizeInput,
  toFormValues,
} from '@/lib/features/customers/domain/customer-edit'
import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'
import { getNotShown, getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { mergeCustomer } from '@/lib/features/customers/domain/merge-customer'
import { listSentFields } from '@/lib/features/customers/domain/write-evaluation'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readBack } from './read-back'
import { reconcileRefusal, settleLateUpdates } from './reconcile-refusal'
import { withKnownMasks } from './with-known-masks'

/**
 * Reads the customer again, merges what others changed meanwhile (the address group as one field),
 * sends only what this person changed, and reads what is stored then. Where the first read shows
 * another customer nothing is sent; where it shows all that was wanted, earlier saves that were not
 * found have come in late, and are settled. Between the read and the update one round trip remains in which
 * another change is not seen: the interface has no version field to close it. Sensitive fields are
 * compared by their masks.
 */
export const updateCustomer = defineResumableWrite({
  name: 'updateCustomer',
  operations: ['updateCustomer'],
  input: CustomerSubmission,
  operationOf: () => 'updateCustomer',
  finish: (draft, outcome) => finishUpdate(draft, outcome),
  run: mergeAndUpdate,
})

async function mergeAndUpdate(
  draft: CustomerSubmission,
  findEarlier: () => Promise<Result<CustomerSave> | null>,
): Promise<Result<CustomerSave>> {
  const { idempotencyKey, clientNo, customerNo, baseline, clearing } = draft
  const one = toParams(draft)
  const read = await executeOperation('getCustomer', one)
  if (!read.ok) return toNotSentFailure(read)
  const current = read.value

  const stored = toFormValues(current)
  const edited = normalizeInput(
    baseline,
    withKnownMasks({ clientNo, customerNo }, baseline, draft.edited, stored),
    clearing,
  )
  const merge = mergeCustomer(baseline, edited, stored, getNotShown(current))
  const wrong = [
    ...listUnsendableFields(stored, merge.merged),
    ...listBlottedLines(stored, merge.merged).map((line) => `postalAddress.${line}`),
  ]
  if (wrong.length > 0)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(wrong.map((field) => [field, 'cannot be sent'])),
    })

  const update = buildCustomerUpdate(customerNo, {
    stored,
    known: pickAddressGroup(current.postalAddress),
    edited: merge.merged,
    clearing,
  })
  const sends = merge.open.length === 0 && hasChanges(update)
  // What looks like somebody else's change may be the first arrival of this very save.
  const first = sends ? null : await findEarlier()
  if (first) return first
  if (merge.open.length > 0)
    return makeSuccess({
      outcome: 'conflict',
      open: merge.open,
      unseen: merge.unseen,
      theirs: merge.theirs,
      current,
    })
  if (!sends) {
    await settleLateUpdates(draft, current)
    return makeSuccess({ outcome: 'nothing', current })
  }

  const before = Object.fromEntries(
    listSentFields(update).map(({ field }) => [field, getValueAt(current, field) ?? null]),
  )
  const result = await executeOperation(
    'updateCustomer',
    { params: { clientno: clientNo }, body: { customer: update } },
    { idempotencyKey, draft, before },
  )
  return finishUpdate(draft, result, merge.theirs)
}

async function finishUpdate(
  draft: CustomerSubmission,
  answered: Result<CustomerUpdateResult>,
  theirs: CustomerField[] = [],
): Promise<Result<CustomerSave>> {
  const { idempotencyKey } = draft
  const one = toParams(draft)
  const result = await reconcileRefusal(idempotencyKey, answered, one)
  if (!result.ok) return result
  return makeSuccess({
    outcome: 'saved',
    result: result.value,
    seen: await readBack(idempotencyKey, one),
    theirs,
  })
}

const toParams = ({ clientNo, customerNo }: CustomerSubmission) => ({
  params: { clientno: clientNo, customerno: customerNo },
})
