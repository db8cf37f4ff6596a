'use server'

import { CustomerDeletion } from '@/lib/contracts/desk/receivables/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { toStoredFields } from '@/lib/features/customers/domain/write-evaluation'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { reconcileDeletion } from './reconcile-refusal'

/**
 * Deletes a customer whose number the person typed. What stood there goes into the journal,
 * sensitive fields masked; where the service answers with another customer, nothing is sent.
 */
export const deleteCustomer = defineResumableWrite({
  name: 'deleteCustomer',
  operations: ['deleteCustomer'],
  input: CustomerDeletion,
  operationOf: () => 'deleteCustomer',
  finish: (deletion, outcome) =>
    reconcileDeletion(deletion.idempotencyKey, outcome, toParams(deletion)),
  run: readAndDelete,
})

async function readAndDelete(
  deletion: CustomerDeletion,
  findEarlier: () => Promise<Result<CustomerUpdateResult> | null>,
): Promise<Result<CustomerUpdateResult>> {
  const { idempotencyKey, customerNo, typedNo } = deletion
  if (typedNo.trim() !== customerNo) return makeFailure({ kind: 'invalid', code: 'number-differs' })
  const one = toParams(deletion)
  const read = await executeOperation('getCustomer', one)
  // What is not there may have been deleted by the first arrival of this very deletion.
  if (!read.ok) return (await findEarlier()) ?? toNotSentFailure(read)
  return reconcileDeletion(
    idempotencyKey,
    await executeOperation('deleteCustomer', one, {
      idempotencyKey,
      draft: deletion,
      before: toStoredFields(read.value),
    }),
    one,
  )
}

const toParams = ({ clientNo, customerNo }: CustomerDeletion) => ({
  params: { clientno: clientNo, customerno: customerNo },
})
