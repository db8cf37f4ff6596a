import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { LinkDecision } from '@/lib/contracts/desk/manual-links'
import type { Failure } from '@/lib/contracts/result'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import {
  type InvoiceFacts,
  toCollectionInvoiceFacts,
  toItemFacts,
  toStatusFacts,
} from '@/lib/features/invoice-tracking/domain/invoice-facts'
import { isWriteForInvoice } from '@/lib/features/invoice-tracking/domain/invoice-writes'
import {
  type LinkResult,
  linkCandidates,
  type ManualLinks,
} from '@/lib/features/invoice-tracking/domain/link-candidates'
import type { NamedCustomer } from '@/lib/features/invoice-tracking/domain/link-customer'
import {
  filterLinkDecisions,
  listRejectedLinks,
  toManualLinks,
} from '@/lib/features/invoice-tracking/domain/manual-links'
import type { StoryRead } from '@/lib/features/invoice-tracking/domain/timeline'
import type { LookupProof } from '@/lib/shared/list-filters/lookup-proof'
import {
  type CollectionInvoiceRow,
  getCollectionInvoicesQuery,
  getItemCustomerQuery,
  getItemsQuery,
  getLinkDecisionsQuery,
  type ItemRow,
  matchCollectionInvoices,
  matchItems,
  type StatusAnswer,
} from './invoice-tracking'
import { type FoundReads, findFailure, useFoundReads } from './use-found-reads'
import { useInvoiceOwner } from './use-invoice-owner'

/** One of the person's workspaces: which client and which organization stand behind a company. */
export type StoryWorkspace = {
  companyIds: number[]
  clientNo: string | null
  organizationId: string | null
}

/** What of an invoice the person may read beside its status, and who they are. */
export type StoryRights = {
  ledger: boolean
  collection: boolean
  partner: boolean
  userName: string
}

/**
 * How a lane stands. `none`: nothing there could be this invoice. Nothing was asked where nobody
 * knows whose invoice it is (`unplaced`), where it has no number yet (`unnumbered`), and where the
 * person's rights end (`forbidden`).
 */
export type LaneState = 'reading' | 'read' | 'none' | SkipReason | 'failed'
type SkipReason = 'unplaced' | 'unnumbered' | 'forbidden'
export type LaneResult<Row> = LaneDecisions & {
  state: LaneState
  failure: Failure | null
  /** Why what is not among the rows may be there all the same; null where it is surely not. */
  unproven: Failure | null
  link: LinkResult
  rows: readonly Row[]
  linked: Row | null
  again: () => void
}

/** What persons have said, and what of it took apart what a rule would link. */
type LaneDecisions = { said: readonly LinkDecision[]; apart: readonly string[] }

/** Candidates whose customers are read, so that their names can be compared. */
const comparedMax = 3

/**
 * What the other areas know of an invoice whose status was read: candidates by its number, which of
 * them belongs to it, and what happened to that one. Three reads at once at most; one area that
 * does not answer leaves the others. No rule links anything before it is known what persons have
 * said, unless that cannot be read.
 *
 * @param asked the identifier under which the status was asked for.
 */
export function useInvoiceTimeline(
  answer: StatusAnswer | undefined,
  asked: string | null,
  places: readonly StoryWorkspace[],
  may: StoryRights,
) {
  const companyId = answer?.CompanyId ?? null
  const number = answer?.Transaction?.InvoiceNumber?.trim() || null
  const rid = answer?.Transaction?.TransactionRid ?? null
  const place =
    places.find(({ companyIds }) => companyId !== null && companyIds.includes(companyId)) ?? null
  const { clientNo = null, organizationId = null } = place ?? {}
  const ledgerUnasked = findSkipReason(may.ledger, clientNo, number)
  const unaskedCollectionInvoices = findSkipReason(may.collection, organizationId, number)

  const items = useQuery({
    ...getItemsQuery(clientNo ?? '', number ?? ''),
    enabled: ledgerUnasked === null,
  })
  const collectionInvoices = useQuery({
    ...getCollectionInvoicesQuery(organizationId ?? '', number ?? ''),
    enabled: unaskedCollectionInvoices === null,
  })
  const invoice =
    place !== null && typeof rid === 'number' && companyId !== null
      ? { TransactionRid: rid, CompanyId: companyId }
      : null
  const links = useQuery({
    ...getLinkDecisionsQuery(invoice?.TransactionRid ?? 0, companyId ?? 0),
    enabled: invoice !== null,
  })
  const said = links.data?.links ?? []

  const itemsSought = matchItems(number, items.data)
  const soughtCollectionInvoices = matchCollectionInvoices(number, collectionInvoices.data)
  const { possible: itemRows } = itemsSought
  const customerNos = [...new Set(itemRows.flatMap(({ customerNo }) => customerNo ?? []))].slice(
    0,
    comparedMax,
  )
  const customers = useQueries({
    queries:
      clientNo === null
        ? []
        : customerNos.map((customerNo) => getItemCustomerQuery(clientNo, customerNo)),
  })
  const known = customers.flatMap(({ data }) => data ?? [])

  const facts = answer && !(invoice && links.isPending) ? toStatusFacts(answer, asked) : null
  const ofItems = filterLinkDecisions(said, 'item', clientNo)
  const ledger = buildLane(
    ledgerUnasked,
    items,
    facts,
    itemsSought,
    (item) => toItemFacts(item, known),
    ofItems,
  )
  const collection = buildLane(
    unaskedCollectionInvoices,
    collectionInvoices,
    facts,
    soughtCollectionInvoices,
    toCollectionInvoiceFacts,
    filterLinkDecisions(said, 'claim', organizationId),
  )
  const isSettled = ledger.state !== 'reading' && collection.state !== 'reading'
  const named: NamedCustomer[] = [
    { by: 'item', customerNo: ledger.linked?.customerNo, link: ledger.link },
    {
      by: 'collectionInvoice',
      customerNo: findMainDebtor(collection.linked?.debtors)?.customerNumber,
      link: collection.link,
    },
  ]
  const ofCustomers = filterLinkDecisions(said, 'customer', clientNo)
  const owner = useInvoiceOwner(
    answer?.Transaction?.InvoiceeName,
    { clientNo, named, isSettled },
    ofCustomers,
    may.ledger,
  )
  const customerNo = owner.linked?.customerNo ?? null
  const invoiceId = collection.linked?.id ?? null
  const found = useFoundReads({
    receiptOf: may.partner && rid !== null && companyId !== null ? { rid, companyId } : null,
    customerOf:
      may.ledger && clientNo !== null && customerNo !== null ? { clientNo, customerNo } : null,
    collectionInvoiceOf:
      invoiceId !== null && organizationId !== null ? { organizationId, invoiceId } : null,
  })

  const byPersons = {
    userName: may.userName,
    invoice: links.data ? invoice : null,
    failure: findFailure(links),
    again: () => void links.refetch(),
  }
  return {
    companyId,
    clientNo,
    organizationId,
    ledger,
    collection,
    owner,
    customer: found.customer,
    reads: listStoryReads(answer, { ledger, collection }, found),
    happenings: found.failures,
    cut: found.cut,
    byPersons,
  }
}

/** What tells what happened to the invoice. */
const listStoryReads = (
  answer: StatusAnswer | undefined,
  {
    ledger,
    collection,
  }: { ledger: LaneResult<ItemRow>; collection: LaneResult<CollectionInvoiceRow> },
  { receipt, customer, journal, history, payments }: FoundReads,
): StoryRead[] => [
  { operation: 'getInvoiceStatus', value: answer },
  { operation: 'getReceipt', value: receipt },
  { operation: 'getArItem', value: ledger.linked },
  { operation: 'getCustomer', value: customer },
  ...journal
    .filter((entry) =>
      isWriteForInvoice(entry, {
        number: answer?.Transaction?.InvoiceNumber,
        item: ledger.linked,
      }),
    )
    .map((value) => ({ operation: 'listJournal' as const, value })),
  { operation: 'getCollectionInvoice', value: collection.linked },
  ...history.map((value) => ({ operation: 'listInvoiceHistory' as const, value })),
  ...payments.map((value) => ({ operation: 'listInvoicePayments' as const, value })),
]

export type InvoiceTimeline = ReturnType<typeof useInvoiceTimeline>

/** Why an area is not asked for an invoice, or null where it is. */
function findSkipReason(
  may: boolean,
  place: string | null,
  number: string | null,
): SkipReason | null {
  if (!may) return 'forbidden'
  if (place === null) return 'unplaced'
  return number === null ? 'unnumbered' : null
}

function buildLane<Row extends ItemRow | CollectionInvoiceRow>(
  unasked: SkipReason | null,
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
  invoice: InvoiceFacts | null,
  { possible: rows, unproven }: LookupProof<Row>,
  factsOf: (row: Row) => InvoiceFacts,
  said: readonly LinkDecision[],
): LaneResult<Row> {
  const candidates = rows.map(factsOf)
  const linkUnder = (words: ManualLinks): LinkResult =>
    invoice ? linkCandidates(invoice, candidates, words) : { linked: null, offered: [] }
  const byHand = toManualLinks(said)
  const link = linkUnder(byHand)
  const apart = listRejectedLinks(byHand, (words) => linkUnder(words).linked?.id ?? null)
  const linked =
    rows.find((_, at) => link.linked !== null && candidates[at]!.id === link.linked.id) ?? null
  const failure = findFailure(query) ?? (query.data && rows.length === 0 ? unproven : null)
  const reloadLane = () => void query.refetch()
  const answered =
    query.data && invoice && !failure
      ? rows.length > 0
        ? 'read'
        : 'none'
      : failure
        ? 'failed'
        : 'reading'
  const state = unasked ?? answered
  return { state, failure, unproven, link, rows, linked, again: reloadLane, said, apart }
}
