import 'server-only'
import { type CustomerCreation, NewCustomer } from '@/lib/contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  buildCustomerUpdate,
  listUnsendableFields,
  toFormValues,
} from '@/lib/features/customers/domain/customer-edit'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toNotSentFailure } from '@/lib/platform/gateway/not-sent-failure'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { findPreviousOutcome } from '@/lib/platform/gateway/previous-outcome'
import { makeFilterIgnored, mayBeCustomer } from '@/lib/shared/list-filters/lookup-proof'
import { isAbsenceProven } from './customer-absence'
import { readBack } from './read-back'
import { reconcileRefusal } from './reconcile-refusal'

type One = { params: { clientno: string; customerno: string } }

/**
 * Creates a customer, but only when a read of its number says that there is none: the upstream
 * would update an existing one (upstream-facts.md 1.2). Between the read and the creation one round
 * trip remains; the upstream's own word, CREATED or UPDATED, tells what happened in it.
 */
export function createCustomerWorkflow(draft: unknown): Promise<Result<CustomerCreation>> {
  return catchUnexpected('createCustomer', () => createIfAbsent(draft))
}

async function createIfAbsent(draft: unknown): Promise<Result<CustomerCreation>> {
  const parsed = await parseSubmission(['createCustomer'], NewCustomer, draft)
  if (!parsed.ok) return parsed
  const { intentId, clientNo, customerNo, edited } = parsed.value
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const findEarlierOutcome = () => findPreviousOutcome('createCustomer', intentId, parsed.value)
  const known = await findEarlierOutcome()
  if (known) return finishCreation(intentId, known, one)

  const nothing = toFormValues({})
  const wrong = listUnsendableFields(nothing, edited)
  if (wrong.length > 0)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(wrong.map((unit) => [unit, 'cannot be sent'])),
    })

  const read = await executeOperation('getCustomer', one)
  if (!read.ok && !(await isAbsenceProven(read.failure, clientNo))) return toNotSentFailure(read)
  if (read.ok) {
    // What looks like somebody else's customer may be the first arrival of this very creation.
    if (!mayBeCustomer(read.value, customerNo))
      return toNotSentFailure(makeFailure(makeFilterIgnored(['customerNo'])))
    const first = await findEarlierOutcome()
    return first
      ? finishCreation(intentId, first, one)
      : makeSuccess({ outcome: 'exists', current: read.value })
  }

  const customer = buildCustomerUpdate(customerNo, { stored: nothing, known: {}, edited })
  return finishCreation(
    intentId,
    await executeOperation(
      'createCustomer',
      { params: { clientno: clientNo }, body: { customer } },
      { intentId, draft: parsed.value },
    ),
    one,
  )
}

async function finishCreation(
  intentId: string,
  answered: Result<CustomerUpdateResult>,
  one: One,
): Promise<Result<CustomerCreation>> {
  const result = await reconcileRefusal(intentId, answered, one)
  if (!result.ok) return result
  return makeSuccess({
    outcome: 'created',
    result: result.value,
    seen: await readBack(intentId, one),
  })
}
