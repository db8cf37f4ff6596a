import 'server-only'
import { randomUUID } from 'node:crypto'
import type { InvoiceSummarySearch, SummaryAnswer } from '@/lib/contracts/partner/invoice-summary'
import { operations } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { deny } from './authorize-person'
import { callAsPerson } from './call-as-person'
import { mayTouch } from './rights'
import { toWireFormat } from './to-wire-format'

/** Who asks, and what gives the asking up. */
export type Reader = { session: Session; signal?: AbortSignal }

/**
 * Searches as a step of a desk operation, whose own contract has let this person in for this right
 * and these companies. What is answered is checked as `executeOperation` checks it: an answer with a row of
 * others is refused as a whole.
 */
export async function searchAsPerson(
  search: InvoiceSummarySearch,
  { session, signal }: Reader,
): Promise<Result<SummaryAnswer | null>> {
  const operation = operations.searchInvoiceSummary
  const result = await callAsPerson(
    operation,
    toWireFormat(operation, { body: search }),
    session,
    randomUUID(),
    signal,
  )
  const answered = result as Result<SummaryAnswer | null>
  if (!answered.ok || mayTouch(session, operation.scopeOfAnswer(answered.value))) return answered
  return deny(session, operation, 'scope-of-answer')
}

/**
 * An input whose body names companies: the given ones, or where none is given the person's own.
 * Null for a person who is known to have none, because a search that names no company might be one
 * in everybody's. Where the token does not tell, the upstream alone decides.
 */
export function withOwnCompanies(
  input: ParsedInput,
  { workspaces }: Pick<Session, 'workspaces'>,
): ParsedInput | null {
  const body = input.body as { CompanyIds?: unknown[] }
  if (workspaces === null || (body.CompanyIds?.length ?? 0) > 0) return input
  const own = workspaces.flatMap(({ companyIds }) => companyIds)
  return own.length === 0 ? null : { ...input, body: { ...body, CompanyIds: own } }
}
