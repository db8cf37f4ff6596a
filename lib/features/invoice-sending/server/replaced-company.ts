import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { type Answer, operations } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { isServed } from '@/lib/platform/gateway/can-do'
import { mayDo } from '@/lib/platform/gateway/rights'
import { toWireFormat } from '@/lib/platform/gateway/to-wire-format'
import type { Session } from '@/lib/platform/session/current-session'

/**
 * Whether a failed invoice is surely of another company than the one that sends in its name: its
 * view, asked for by its transaction alone (interface.md 4.9), says so. Of what the view shows
 * nothing leaves the server, so it may be anybody's. A view that the person may not see, that
 * cannot be read, or that names another transaction or no company proves nothing.
 */
export async function isOfOtherCompany(
  { transactionRid }: ReplacedInvoice,
  companyId: number,
  session: Session,
): Promise<boolean> {
  const operation = operations.getInvoiceView
  if (!isServed('getInvoiceView') || !mayDo(session, operation)) return false
  const input = toWireFormat(operation, { query: { TransactionRid: transactionRid } })
  const read = (await callAsPerson(operation, input, session, randomUUID())) as Result<
    Answer<'getInvoiceView'>
  >
  if (!read.ok) return false
  const { TransactionRid: shownRid, CompanyId: shownCompany } = read.value
  const isAbout = shownRid != null && String(shownRid) === String(transactionRid)
  return isAbout && shownCompany != null && shownCompany !== companyId
}
