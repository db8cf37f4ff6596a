import 'server-only'
import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { canTellAbsence } from '@/lib/features/customers/server/public'
import { toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { isAddressAsSeen } from '../domain/plan-address'

/** So old may a look be when its batch goes out: what was seen before is looked at again. */
export const lookMsMax = 300_000

/** Waits as the service asked for in the middle of a look. False: nothing may be sent any more. */
export type WaitOut = (failure: Failure) => Promise<boolean>

/** Customers of an import whose address was completed from a read, and those who were not there. */
export const pickToLookAt = (customers: readonly ImportedCustomer[]): ImportedCustomer[] =>
  customers.filter(({ keepsAddress, isNew }) => keepsAddress || isNew)

/**
 * The numbers of customers whose address is no longer as it was shown, or who are gone, and of those
 * who were new and are there by now. It fails where nobody can tell. Where the service asks to wait in
 * the middle, the look goes on after that with those who are left, as long as what was seen first is
 * not too old by then.
 */
export async function findChangedCustomers(
  clientNo: string,
  asked: readonly ImportedCustomer[],
  waitOut: WaitOut,
): Promise<Result<string[]>> {
  const since = Date.now()
  const absence = rememberAbsence(clientNo)
  const changed: string[] = []
  for (let left = asked; left.length > 0; ) {
    const checks = await checkEach(clientNo, left, absence)
    changed.push(...checks.changed)
    if (checks.why && !(await mayGoOn(checks.why, since, waitOut))) return makeFailure(checks.why)
    left = checks.left
  }
  return makeSuccess(changed)
}

type Checks = { changed: string[]; left: ImportedCustomer[]; why: Failure | null }

/** Looks at customers until a look fails: who stands otherwise, and of whom nothing was told. */
async function checkEach(
  clientNo: string,
  asked: readonly ImportedCustomer[],
  absence: Absence,
): Promise<Checks> {
  const checks: Checks = { changed: [], left: [], why: null }
  let next = 0
  const work = async () => {
    while (next < asked.length && !checks.why) {
      const each = asked[next++]!
      const check = await isStillAsSeen(clientNo, each, absence)
      if (!check.ok) {
        checks.why ??= check.failure
        checks.left.push(each)
      } else if (!check.value) checks.changed.push(each.customer.customerNo)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { ...checks, left: [...checks.left, ...asked.slice(next)] }
}

const mayGoOn = async (failure: Failure, since: number, waitOut: WaitOut) =>
  failure.kind === 'throttled' &&
  Date.now() - since + (failure.retryAfter ?? 0) * 1000 < lookMsMax &&
  (await waitOut(failure)) &&
  Date.now() - since < lookMsMax

async function isStillAsSeen(
  clientno: string,
  { customer: { customerNo }, before, isNew }: ImportedCustomer,
  absence: Absence,
): Promise<Result<boolean>> {
  const params = { clientno, customerno: customerNo }
  const read = await executeOperation('getCustomer', { params }, { unmasked: true })
  if (!read.ok && read.failure.kind !== 'not-found') return toNotSentFailure(read)
  if (!read.ok) return isNew ? absence(read.failure) : makeSuccess(false)
  return makeSuccess(!isNew && isAddressAsSeen(before, read.value.postalAddress))
}

/** Whether a 404 proves that nobody has a number: true, or a failure because of which nothing goes out. */
type Absence = (failure: Failure) => Promise<Result<true>>

/**
 * A service whose 404 may mean that it reads none by number is asked once a look whether it does;
 * where it cannot be asked now, it is asked again.
 */
function rememberAbsence(clientNo: string): Absence {
  let told: ReturnType<typeof canTellAbsence> | null = null
  return async ({ code }) => {
    if (code !== 'maybe-not-offered') return makeSuccess(true)
    told ??= canTellAbsence(clientNo)
    const asked = await told
    if (asked.ok && asked.value) return makeSuccess(true)
    if (asked.ok || !passing.includes(asked.failure.kind))
      return makeFailure({ kind: 'not-sent', code: 'cannot-look' })
    told = null
    return toNotSentFailure(asked)
  }
}

const passing: Failure['kind'][] = ['throttled', 'unauthenticated', 'unreachable']

/** Customers that are read at a time. */
const atOnce = 8
