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
import type { AreaRequest } from '@/lib/features/invoice-tracking/domain/references/reference-requests'
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

type AreaAnswer = { hits: ReferenceHit[]; isUnproven: boolean; failure: Failure | null }
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
    isUnproven: answers.some(({ isUnproven }) => isUnproven),
    failure,
  }
}

type Asker = (question: Question, places: AskedPlaces, signal: AbortSignal) => Promise<AreaAnswer[]>

const askers: Record<AreaRequest['source'], Asker> = {
  status: async ({ kind, value }, { companyIds }, signal) => {
    const questions =
      kind === 'receiptId' ? [{ Identifier: value }] : listNumberQuestions(value, companyIds)
    const { hits, isWhole, isIgnored, failure } = await askStatus(questions, signal)
    const isUnproven = isIgnored || (hits.length > 0 && !isWhole)
    return [{ hits: hits.map((hit) => toTransactionHit(hit, true)), isUnproven, failure }]
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
    proof.unproven !== null,
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
    proof.unproven !== null,
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
    proof.unproven !== null,
  )
}

/** The invoices of a case; of one that tells none, the case itself. */
function listCaseHits(found: CollectionCase, organizationId: string): ReferenceHit[] {
  const invoices = (found.invoices ?? []).filter(isPresent)
  return invoices.length === 0
    ? [toCaseHit(found, null, organizationId)]
    : invoices.map((invoice) => toCaseHit(found, invoice, organizationId))
}

/** Nothing is there: an area that says so by a 404 has answered. */
const toAreaAnswer = (
  hits: ReferenceHit[],
  failure: Failure | null,
  isUnproven: boolean,
): AreaAnswer =>
  failure?.kind === 'not-found'
    ? { hits: [], isUnproven: false, failure: null }
    : { hits, isUnproven: failure === null && isUnproven, failure }
