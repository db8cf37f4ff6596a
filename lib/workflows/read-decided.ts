import 'server-only'
import type { CollectionCase } from '../contracts/collection/cases'
import type { CollectionInvoice } from '../contracts/collection/invoices'
import { failed, type Result, succeeded } from '../contracts/result'
import { type SeenState, seenOfCase, seenOfInvoice } from '../domain/decided-state'
import { findSought } from '../domain/list-filters/sought-rows'
import { perform } from '../gateway/perform'

/** What a decision is about. A case is read by its number, as there is no other way, and must be the one of the id. */
export type Decided = { organizationId: string } & ({ caseId: string; caseNumber: string | number } | { invoiceId: string })

/** What stands there now, masked, and the part of it that decisions depend on. */
export type NowThere = { read: CollectionCase | CollectionInvoice; seen: SeenState }

/** Reads what a decision is about. `not-found` where the number does not lead to it. */
export async function readDecided(decided: Decided): Promise<Result<NowThere>> {
  const { organizationId } = decided
  if ('invoiceId' in decided) {
    const answer = await perform('getCollectionInvoice', { params: { organizationId, invoiceId: decided.invoiceId } })
    if (!answer.ok) return answer
    return answer.value.data ? succeeded({ read: answer.value.data, seen: seenOfInvoice(answer.value.data) }) : notThere
  }
  const answer = await perform('listCases', { params: { organizationId }, query: { CaseNumber: decided.caseNumber } })
  if (!answer.ok) return answer
  const found = answer.value.data?.find(({ caseId }) => caseId === decided.caseId)
  if (found) return succeeded({ read: found, seen: seenOfCase(found) })
  const { data, summary } = answer.value
  const { unproven } = findSought('listCases', { CaseNumber: decided.caseNumber }, data ?? [], Boolean(summary?.nextPageToken))
  return unproven ? failed(unproven) : notThere
}

const notThere = failed({ kind: 'not-found' })
