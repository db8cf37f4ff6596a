import 'server-only'
import { CustomerStop, type CustomerStopOutcome } from '@/lib/contracts/desk/receivables/stops'
import type { CustomerUpdateResult } from '@/lib/contracts/receivables/customers'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import {
  buildStopFields,
  isStopAsSeen,
  pickStop,
} from '@/lib/features/customers/domain/whole/item-stops'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { readBack } from './read-back'
import { reconcileRefusal } from './reconcile-refusal'

/**
 * Sets, moves or ends one stop of a customer: reads the customer again, sends the stop only when the
 * one that stands there is as the person saw it, and reads what is stored then. No other field is
 * sent. Never sent again by itself.
 */
export const changeCustomerStop = defineResumableWrite({
  name: 'changeCustomerStop',
  operations: ['updateCustomer'],
  input: CustomerStop,
  operationOf: () => 'updateCustomer',
  finish: finishStop,
  run: changeIfUnchanged,
})

async function changeIfUnchanged(
  stop: CustomerStop,
  findEarlier: () => Promise<Result<CustomerStopOutcome> | null>,
): Promise<Result<CustomerStopOutcome>> {
  const { idempotencyKey, clientNo, customerNo, kind, seen, next } = stop
  if (hasIdentityNumber(next.memo ?? ''))
    return makeFailure({ kind: 'invalid', fields: { memo: 'may be an identity number' } })
  const read = await executeOperation('getCustomer', toParams(stop))
  if (!read.ok) return toNotSentFailure(read)
  // What looks like somebody else's change may be the first arrival of this very stop.
  if (!isStopAsSeen(pickStop(read.value, kind), seen))
    return (await findEarlier()) ?? makeSuccess({ outcome: 'changed' })

  const fields = buildStopFields({ kind, ...next })
  const answered = await executeOperation(
    'updateCustomer',
    { params: { clientno: clientNo }, body: { customer: { customerNo, ...fields } } },
    {
      idempotencyKey,
      draft: stop,
      before: Object.fromEntries(
        Object.keys(fields).map((field) => [field, getValueAt(read.value, field) ?? null]),
      ),
    },
  )
  return finishStop(stop, answered)
}

/** How it ended: the failure as it is, or what a read shows of it. The journal keeps that. */
async function finishStop(
  stop: CustomerStop,
  answered: Result<CustomerUpdateResult>,
): Promise<Result<CustomerStopOutcome>> {
  const result = await reconcileRefusal(stop.idempotencyKey, answered, toParams(stop))
  if (!result.ok) return result
  const seen = await readBack(stop.idempotencyKey, toParams(stop))
  const found = seen === null || seen.notShown.length > 0 ? null : 'applied'
  return makeSuccess({ outcome: 'sent', found: seen?.different.length ? 'differs' : found })
}

const toParams = ({ clientNo, customerNo }: CustomerStop) => ({
  params: { clientno: clientNo, customerno: customerNo },
})
