import 'server-only'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  type SeenState,
  toCaseState,
  toInvoiceState,
} from '@/lib/features/collection-cases/domain/subject-state'
import { diffSubjectState } from '@/lib/features/collection-cases/domain/subject-state-diff'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { evaluateLookup, makeFilterIgnored } from '@/lib/shared/list-filters/lookup-proof'

/**
 * What a decision is about. A case is read by its number, as there is no other way, and must be the
 * one of the id.
 */
export type SubjectRef = { organizationId: string } & (
  | { caseId: string; caseNumber: string | number }
  | { invoiceId: string }
)

/** What stands there now, masked, and the part of it that decisions depend on. */
export type CurrentSubject = { read: CollectionCase | CollectionInvoice; seen: SeenState }

/**
 * Reads what a decision is about. `not-found` where the number does not lead to it: an answer without
 * a list, or without a record, proves no absence and is `off-contract`.
 */
export async function readDecisionSubject(decided: SubjectRef): Promise<Result<CurrentSubject>> {
  const { organizationId } = decided
  if ('invoiceId' in decided) {
    const answer = await executeOperation('getCollectionInvoice', {
      params: { organizationId, invoiceId: decided.invoiceId },
    })
    if (!answer.ok) return answer
    return answer.value.data
      ? makeSuccess({ read: answer.value.data, seen: toInvoiceState(answer.value.data) })
      : makeFailure({ kind: 'off-contract', code: 'off-contract' })
  }
  const answer = await executeOperation('listCases', {
    params: { organizationId },
    query: { CaseNumber: decided.caseNumber },
  })
  if (!answer.ok) return answer
  const { data, summary } = answer.value
  const found = data?.find(({ caseId }) => caseId === decided.caseId)
  if (found) return makeSuccess({ read: found, seen: toCaseState(found) })
  const { unproven } = evaluateLookup(
    'listCases',
    { CaseNumber: decided.caseNumber },
    data,
    Boolean(summary?.nextPageToken),
  )
  // A case that tells no id may be this one.
  if (data?.some(({ caseId }) => !caseId)) return makeFailure(makeFilterIgnored(['caseId']))
  return unproven ? makeFailure(unproven) : subjectNotFound
}

/** Whether an invoice is no longer as it was shown. */
export async function hasInvoiceChanged(
  invoice: { organizationId: string; invoiceId: string },
  shown: SeenState,
): Promise<Result<boolean>> {
  const now = await readDecisionSubject(invoice)
  return now.ok ? makeSuccess(diffSubjectState(shown, now.value.seen).length > 0) : now
}

const subjectNotFound = makeFailure({ kind: 'not-found' })
