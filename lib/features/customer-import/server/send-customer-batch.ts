import 'server-only'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findChangedCustomers, pickToLookAt, type WaitOut } from './find-changed-customers'

/** Some customers of an import, as they go out together. */
export type CustomerBatch = {
  idempotencyKey: string
  clientNo: string
  effect: ImportEffect
  customers: readonly ImportedCustomer[]
  /** Numbers of those that stay behind; null before anybody has looked. */
  changed: readonly string[] | null
  /** What stands in place of the numbers of customers who were erased: none of them goes out. */
  erased: readonly string[]
}

type Steps = {
  /**
   * Stores who stays behind, before anything goes out: a second arrival is then the same write.
   * False: what is stored is not what was read, so nothing may go out.
   */
  keepChanged: (customerNos: readonly string[]) => Promise<boolean>
  /** What a look found that was made while another batch went out; null where there was none. */
  takeAhead: () => Promise<readonly string[] | null>
  waitOut: WaitOut
}

/**
 * Sends customers as one batch of the service (interface.md 4.2), under its idempotency key. Those
 * whose address was completed from a read are read again first, and those who were not there: of whom
 * it stands otherwise now nothing is sent, because it would take the place of what is somebody else's.
 *
 * @returns `accepted`, which is not processed yet; `changed` where all stay behind.
 */
export async function sendCustomerBatch(
  { idempotencyKey, clientNo, effect, customers, changed, erased }: CustomerBatch,
  { keepChanged, takeAhead, waitOut }: Steps,
): Promise<Result<'accepted' | 'changed'>> {
  let behind = changed
  if (behind === null) {
    const asked = pickToLookAt(customers)
    const seen = await takeAhead()
    const found = seen ? makeSuccess(seen) : await findChangedCustomers(clientNo, asked, waitOut)
    if (!found.ok) return found
    behind = [...found.value, ...erased]
    if ((asked.length > 0 || erased.length > 0) && !(await keepChanged(behind)))
      return makeFailure({ kind: 'not-sent', code: 'erased' })
  }
  const going = customers.filter(({ customer }) => !behind.includes(customer.customerNo))
  if (going.length === 0) return makeSuccess('changed')
  const sent = await executeOperation(
    effect === 'create' ? 'createCustomers' : 'updateCustomers',
    { params: { clientno: clientNo }, body: going.map(({ customer }) => customer) },
    { idempotencyKey },
  )
  return sent.ok ? makeSuccess('accepted') : sent
}
