'use server'

import { type CustomerCreation, NewCustomer } from '@/lib/contracts/desk/receivables/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  buildCustomerUpdate,
  listUnsendableFields,
  toFormValues,
} from '@/lib/features/customers/domain/customer-edit'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { isAbsenceProven } from './customer-absence'
import { readBack } from './read-back'
import { reconcileRefusal } from './reconcile-refusal'

/**
 * Creates a customer, but only when a read of its number says that there is none: the upstream
 * would update an existing one (upstream-facts.md 1.2). Between the read and the creation one round
 * trip remains; the upstream's own word, CREATED or UPDATED, tells what happened in it.
 */
export const createCustomer = defineResumableWrite({
  name: 'createCustomer',
  operations: ['createCustomer'],
  input: NewCustomer,
  operationOf: () => 'createCustomer',
  finish: finishCreation,
  run: createIfAbsent,
})

async function createIfAbsent(
  draft: NewCustomer,
  findEarlier: () => Promise<Result<CustomerCreation> | null>,
): Promise<Result<CustomerCreation>> {
  const { idempotencyKey, clientNo, customerNo, edited } = draft
  const one = toParams(draft)
  const nothing = toFormValues({})
  const wrong = listUnsendableFields(nothing, edited)
  if (wrong.length > 0)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(wrong.map((field) => [field, 'cannot be sent'])),
    })

  const read = await executeOperation('getCustomer', one)
  if (!read.ok && !(await isAbsenceProven(read.failure, clientNo))) return toNotSentFailure(read)
  if (read.ok) {
    // What looks like somebody else's customer may be the first arrival of this very creation.
    return (await findEarlier()) ?? makeSuccess({ outcome: 'exists', current: read.value })
  }

  const customer = buildCustomerUpdate(customerNo, { stored: nothing, known: {}, edited })
  return finishCreation(
    draft,
    await executeOperation(
      'createCustomer',
      { params: { clientno: clientNo }, body: { customer } },
      { idempotencyKey, draft },
    ),
  )
}

async function finishCreation(
  draft: NewCustomer,
  answered: Result<CustomerUpdateResult>,
): Promise<Result<CustomerCreation>> {
  const { idempotencyKey } = draft
  const one = toParams(draft)
  const result = await reconcileRefusal(idempotencyKey, answered, one)
  if (!result.ok) return result
  return makeSuccess({
    outcome: 'created',
    result: result.value,
    seen: await readBack(idempotencyKey, one),
  })
}

const toParams = ({ clientNo, customerNo }: NewCustomer) => ({
  params: { clientno: clientNo, customerno: customerNo },
})
