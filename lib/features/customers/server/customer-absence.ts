import 'server-only'
import type { Failure } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * True when the service reads a customer of this client by its number, so that 404 is a word about
 * the number. One that does not offer the read answers 404 to every number. Of an update and a
 * deletion the read before them has shown it.
 */
export async function canReadByNumber(clientNo: string): Promise<boolean> {
  const customers = await readFirstCustomers(clientNo)
  const another = customers?.find(({ customerNo }) => customerNo)?.customerNo
  return another
    ? (
        await executeOperation('getCustomer', {
          params: { clientno: clientNo, customerno: another },
        })
      ).ok
    : false
}

/**
 * Whether a failed read of a number proves that nobody has it, so that a creation makes a customer
 * and updates none (upstream-facts.md 1.2). A 404 that may mean that the read is not offered proves
 * it where other numbers are read, or where the client has no customer at all.
 */
export async function isAbsenceProven({ kind, code }: Failure, clientNo: string): Promise<boolean> {
  if (kind !== 'not-found') return false
  if (code !== 'maybe-not-offered') return true
  return (await canReadByNumber(clientNo)) || (await readFirstCustomers(clientNo))?.length === 0
}

/** A first customer of the client, where there is one; null where the list does not tell. */
async function readFirstCustomers(clientNo: string) {
  const list = await executeOperation('listCustomers', {
    params: { clientno: clientNo },
    query: { pagesize: 1 },
  })
  return list.ok ? (list.value.customers ?? null) : null
}
