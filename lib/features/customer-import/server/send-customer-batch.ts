import 'server-only'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/customer-import'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { isMatchingRead } from '@/lib/features/customers/server/public'
import { toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { isAddressAsSeen } from '../domain/seen-address'

/** Some customers of an import, as they go out together. */
export type CustomerBatch = {
  idempotencyKey: string
  clientNo: string
  effect: ImportEffect
  customers: readonly ImportedCustomer[]
  /** Numbers of those that stay behind; null before anybody has looked. */
  changed: readonly string[] | null
}

/**
 * Sends customers as one batch of the service (interface.md 4.2), under its idempotency key. Those
 * whose address was completed from a read are read again first: of whom it stands otherwise now
 * nothing is sent, because the lines of the read would take the place of somebody else's.
 *
 * @param keepChanged stores who stays behind, before anything goes out: a second arrival is then the
 *   same write.
 * @returns `accepted`, which is not processed yet; `changed` where all stay behind.
 */
export async function sendCustomerBatch(
  { idempotencyKey, clientNo, effect, customers, changed }: CustomerBatch,
  keepChanged: (customerNos: readonly string[]) => Promise<void>,
): Promise<Result<'accepted' | 'changed'>> {
  let behind = changed
  if (behind === null) {
    const found = await listChanged(clientNo, customers)
    if (!found.ok) return found
    behind = found.value
    await keepChanged(behind)
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

/** The numbers of customers whose address is no longer as it was shown, or who are gone. */
async function listChanged(
  clientNo: string,
  customers: readonly ImportedCustomer[],
): Promise<Result<string[]>> {
  const asked = customers.filter(({ keepsAddress }) => keepsAddress)
  const looks = await mapSome(asked, (each) => isStillAsSeen(clientNo, each))
  const changed: string[] = []
  for (const [at, look] of looks.entries()) {
    if (!look.ok) return look
    if (!look.value) changed.push(asked[at]!.customer.customerNo)
  }
  return makeSuccess(changed)
}

async function isStillAsSeen(
  clientno: string,
  { customer: { customerNo }, before }: ImportedCustomer,
): Promise<Result<boolean>> {
  const read = await executeOperation('getCustomer', {
    params: { clientno, customerno: customerNo },
  })
  if (!read.ok)
    return read.failure.kind === 'not-found' ? makeSuccess(false) : toNotSentFailure(read)
  return makeSuccess(
    isMatchingRead(customerNo, read.value) && isAddressAsSeen(before, read.value.postalAddress),
  )
}

/** Customers that are read at a time. */
const atOnce = 8

/** Maps a list by work that waits, some of it at a time, in its order. */
async function mapSome<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < items.length; from += atOnce)
    made.push(...(await Promise.all(items.slice(from, from + atOnce).map(make))))
  return made
}
