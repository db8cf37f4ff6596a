import 'server-only'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
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
  /** What stands in place of the numbers of customers who were erased: none of them goes out. */
  erased: readonly string[]
}

type Steps = {
  /**
   * Stores who stays behind, before anything goes out: a second arrival is then the same write.
   * False: what is stored is not what was read, so nothing may go out.
   */
  keepChanged: (customerNos: readonly string[]) => Promise<boolean>
  /** Waits as the service asked for in the middle of a look. False: nothing may be sent any more. */
  waitOut: (failure: Failure) => Promise<boolean>
}

/**
 * Sends customers as one batch of the service (interface.md 4.2), under its idempotency key. Those
 * whose address was completed from a read are read again first: of whom it stands otherwise now
 * nothing is sent, because the lines of the read would take the place of somebody else's.
 *
 * @returns `accepted`, which is not processed yet; `changed` where all stay behind.
 */
export async function sendCustomerBatch(
  { idempotencyKey, clientNo, effect, customers, changed, erased }: CustomerBatch,
  { keepChanged, waitOut }: Steps,
): Promise<Result<'accepted' | 'changed'>> {
  let behind = changed
  if (behind === null) {
    const asked = customers.filter(({ keepsAddress }) => keepsAddress)
    const found = await listChanged(clientNo, asked, waitOut)
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

/** So old may a look be when its batch goes out: what was seen before is looked at again. */
const lookMsMax = 300_000

/**
 * The numbers of customers whose address is no longer as it was shown, or who are gone. Where the
 * service asks to wait in the middle, the look goes on after that with those who are left, as long
 * as what was seen first is not too old by then.
 */
async function listChanged(
  clientNo: string,
  asked: readonly ImportedCustomer[],
  waitOut: Steps['waitOut'],
): Promise<Result<string[]>> {
  const since = Date.now()
  const changed: string[] = []
  for (let at = 0; at < asked.length; ) {
    const some = asked.slice(at, at + atOnce)
    const looks = await Promise.all(some.map((each) => isStillAsSeen(clientNo, each)))
    const failed = looks.findIndex((look) => !look.ok)
    for (const [place, look] of looks.slice(0, failed < 0 ? undefined : failed).entries())
      if (look.ok && !look.value) changed.push(some[place]!.customer.customerNo)
    const why = looks[failed]
    if (!why || why.ok) at += some.length
    else if (!(await mayGoOn(why.failure, since, waitOut))) return why
    else at += failed
  }
  return makeSuccess(changed)
}

const mayGoOn = async (failure: Failure, since: number, waitOut: Steps['waitOut']) =>
  failure.kind === 'throttled' &&
  Date.now() - since + (failure.retryAfter ?? 0) * 1000 < lookMsMax &&
  (await waitOut(failure)) &&
  Date.now() - since < lookMsMax

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
