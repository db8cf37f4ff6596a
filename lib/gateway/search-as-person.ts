import 'server-only'
import { randomUUID } from 'node:crypto'
import type { InvoiceSummarySearch, SummaryAnswer } from '../contracts/partner/invoice-summary'
import { operations } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import type { Session } from '../session/current-session'
import { asSent } from './as-sent'
import { callAsPerson } from './call-as-person'
import { mayTouch } from './rights'

/**
 * Searches as a step of a desk operation, whose own contract has let this person in for this right and these companies. What is answered is checked as
 * `perform` checks it: an answer with a row of others is refused as a whole.
 */
export async function searchAsPerson(search: InvoiceSummarySearch, session: Session): Promise<Result<SummaryAnswer | null>> {
  const operation = operations.searchInvoiceSummary
  const result = await callAsPerson(operation, asSent(operation, { body: search }), session, randomUUID())
  const answered = result as Result<SummaryAnswer | null>
  if (!answered.ok || mayTouch(session, operation.scopeOfAnswer(answered.value))) return answered
  return failed({ kind: 'forbidden', code: 'scope-of-answer' })
}
