import 'server-only'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { isMatchingRead } from '@/lib/features/customers/server/public'
import { toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { isAddressAsSeen } from '../domain/plan-address'

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
  for (let left = asked; left.length > 0; ) {
    const looks = await lookAtEach(clientNo, left)
    changed.push(...looks.changed)
    if (looks.why && !(await mayGoOn(looks.why, since, waitOut))) return makeFailure(looks.why)
    left = looks.left
  }
  return makeSuccess(changed)
}

type Looks = { changed: string[]; left: ImportedCustomer[]; why: Failure | null }

/** Looks at customers until a look fails: who stands otherwise, and of whom nothing was told. */
async function lookAtEach(clientNo: string, asked: readonly ImportedCustomer[]): Promise<Looks> {
  const looks: Looks = { changed: [], left: [], why: null }
  let next = 0
  const work = async () => {
    while (next < asked.length && !looks.why) {
      const each = asked[next++]!
      const look = await isStillAsSeen(clientNo, each)
      if (!look.ok) {
        looks.why ??= look.failure
        looks.left.push(each)
      } else if (!look.value) looks.changed.push(each.customer.customerNo)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { ...looks, left: [...looks.left, ...asked.slice(next)] }
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
