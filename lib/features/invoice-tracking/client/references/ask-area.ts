import { OperationFailed } from '@/lib/client/operation-failed'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { Failure } from '@/lib/contracts/result'
import {
  type ReferenceHit,
  toCaseHit,
  toCollectionInvoiceHit,
  toItemHit,
  toTransactionHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import type {
  AreaRequest,
  UnprovenReason,
} from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import { askStatus, listNumberQuestions } from '../ask-status'
import { hasMoreItems, isPresent, itemsMax } from '../invoice-tracking'
import { tryRead } from '../lookup-reads'

/** Where a person's companies, ledgers and collection are. Null: nothing tells which companies. */
export type AskedPlaces = {
  companyIds: readonly number[] | null
  clientNos: readonly string[]
  organizationIds: readonly string[]
}

type AreaAnswer = { hits: ReferenceHit[]; unproven: UnprovenReason | null; failure: Failure | null }
type Question = Pick<AreaRequest, 'source' | 'kind' | 'value'>

/**
 * Asks one area for one value, in every place of the person. What came from one place stays where
 * another fails.
 *
 * @throws OperationFailed where the session has ended.
 */
export async function askArea(
  question: Question,
  places: AskedPlaces,
  signal: AbortSignal,
): Promise<AreaAnswer> {
  const answers = await askers[question.source](question, places, signal)
  const failure = answers.find((each) => each.failure)?.failure ?? null
  if (failure?.kind === 'unauthenticated') throw new OperationFailed(failure)
  return {
    hits: answers.flatMap(({ hits }) => hits),
    unproven: answers.find(({ unproven }) => unproven)?.unproven ?? null,
    failure,
  }
}

type Asker = (question: Question, places: AskedPlaces, signal: AbortSignal) => Promise<AreaAnswer[]>

const askers: Record<AreaRequest['source'], Asker> = {
  status: async ({ kind, value }, { companyIds }, signal) => {
    const questions =
      kind === 'receiptId' ? [{ Identifier: value }] : listNumberQuestions(value, companyIds)
    if (questions.length === 0) return [{ hits: [], unproven: 'noCompany', failure: null }]
    const { hits, isWhole, isIgnored, failure } = await askStatus(questions, signal)
    const unproven = isIgnored || (hits.length > 0 && !isWhole) ? 'ignored' : null
    return [{ hits: hits.map((hit) => toTransactionHit(hit, true)), unproven, failure }]
  },
  ledger: ({ kind, value }, { clientNos }, signal) =>
    Promise.all(clientNos.map((clientNo) => askLedger(kind, value, clientNo, signal))),
  collection: ({ kind, value }, { organizationIds }, signal) =>
    Promise.all(
      organizationIds.map((organizationId) =>
        kind === 'caseNumber'
          ? askCases(value, organizationId, signal)
          : askCollectionInvoices(value, organizationId, signal),
      ),
    ),
}

async function askLedger(
  kind: Question['kind'],
  value: string,
  clientno: string,
  signal: AbortSignal,
): Promise<AreaAnswer> {
  const wanted = kind === 'kid' ? { kid: value } : { documentno: value }
  const { answer, failure } = await tryRead(
    'listArItems',
    { params: { clientno }, query: { ...wanted, pageno: 1, pagesize: itemsMax } },
    signal,
  )
  const rows = answer?.arItems?.filter(isPresent)
  const proof = evaluateLookup('listArItems', wanted, rows, hasMoreItems(answer ?? undefined))
  return toAreaAnswer(
    proof.found.map((item) => toItemHit(item, clientno)),
    failure,
    proof.unproven,
  )
}

async function askCollectionInvoices(
  InvoiceNumber: string,
  organizationId: string,
  signal: AbortSignal,
): Promise<AreaAnswer> {
  const { answer, failure } = await tryRead(
    'listCollectionInvoices',
    { params: { organizationId }, query: { InvoiceNumber } },
    signal,
  )
  const rows = answer?.data?.filter(isPresent)
  const hasMore = Boolean(answer?.summary?.nextPageToken)
  const proof = evaluateLookup('listCollectionInvoices', { InvoiceNumber }, rows, hasMore)
  return toAreaAnswer(
    proof.found.map((collectionInvoice) =>
      toCollectionInvoiceHit(collectionInvoice, organizationId),
    ),
    failure,
    proof.unproven,
  )
}

async function askCases(
  CaseNumber: string,
  organizationId: string,
  signal: AbortSignal,
): Promise<AreaAnswer> {
  const { answer, failure } = await tryRead(
    'listCases',
    { params: { organizationId }, query: { CaseNumber } },
    signal,
  )
  const rows = answer?.data?.filter(isPresent)
  const hasMore = Boolean(answer?.summary?.nextPageToken)
  const proof = evaluateLookup('listCases', { CaseNumber }, rows, hasMore)
  return toAreaAnswer(
    proof.found.flatMap((found) => listCaseHits(found, organizationId)),
    failure,
    proof.unproven,
  )
}

/** The invoices of a case; of one that tells none, the case itself. */
function listCaseHits(found: CollectionCase, organizationId: string): ReferenceHit[] {
  const invoices = (found.invoices ?? []).filter(isPresent)
  return invoices.length === 0
    ? [toCaseHit(found, null, organizationId)]
    : invoices.map((invoice) => toCaseHit(found, invoice, organizationId))
}

/** Instead of a list a 404 may come: what brings it about is not shown, so nothing is denied by it. */
function toAreaAnswer(
  hits: ReferenceHit[],
  failure: Failure | null,
  unproven: Failure | null,
): AreaAnswer {
  if (failure && failure.kind !== 'not-found') return { hits, unproven: null, failure }
  const reason = unproven && (unproven.code === 'no-list' ? 'silent' : 'ignored')
  return { hits, unproven: reason, failure: null }
}
