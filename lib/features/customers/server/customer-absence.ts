import 'server-only'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * True when the service reads a customer of this client by its number, so that 404 is a word about
 * the number. One that does not offer the read answers 404 to every number. Of an update and a
 * deletion the read before them has shown it.
 */
export async function canReadByNumber(clientNo: string): Promise<boolean> {
  const read = await readAnother(clientNo)
  return read.ok && read.value === 'read'
}

/**
 * Whether a failed read of a number proves that nobody has it, so that a creation makes a customer
 * and updates none (upstream-facts.md 1.2). A 404 that may mean that the read is not offered proves
 * it where other numbers are read, or where the client has no customer at all.
 */
export async function isAbsenceProven({ kind, code }: Failure, clientNo: string): Promise<boolean> {
  if (kind !== 'not-found') return false
  if (code !== 'maybe-not-offered') return true
  const told = await canTellAbsence(clientNo)
  return told.ok && told.value
}

/**
 * Whether a 404 that may mean that the read is not offered is a word about the number. Fails where
 * the service could not be asked, which says nothing.
 */
export async function canTellAbsence(clientNo: string): Promise<Result<boolean>> {
  const read = await readAnother(clientNo)
  return read.ok ? makeSuccess(read.value !== 'none-told') : read
}

/** What the read of another customer of the client tells of reads by number. */
async function readAnother(
  clientno: string,
): Promise<Result<'read' | 'no-customer' | 'none-told'>> {
  const list = await executeOperation('listCustomers', {
    params: { clientno },
    query: { pagesize: 1 },
  })
  if (!list.ok) return list
  const { customers } = list.value
  const another = customers?.find((row) => row?.customerNo)?.customerNo
  if (!another) return makeSuccess(customers?.length === 0 ? 'no-customer' : 'none-told')
  const read = await executeOperation('getCustomer', { params: { clientno, customerno: another } })
  if (read.ok) return makeSuccess('read')
  return read.failure.kind === 'not-found' ? makeSuccess('none-told') : read
}
