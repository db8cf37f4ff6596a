import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { LinkDecision } from '@/lib/contracts/desk/manual-links'
import type { Failure } from '@/lib/contracts/result'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import {
  type InvoiceFacts,
  toClaimFacts,
  toItemFacts,
  toStatusFacts,
} from '@/lib/features/invoice-tracking/domain/invoice-facts'
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
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import type { LookupProof } from '@/lib/shared/list-filters/lookup-proof'
import {
  type ClaimRow,
  getClaimHistoryQuery,
  getClaimPaymentsQuery,
  getClaimsQuery,
  getItemCustomerQuery,
  getItemsQuery,
  getLinkDecisionsQuery,
  getReceiptQuery,
  type ItemRow,
  matchClaims,
  matchItems,
  type StatusAnswer,
} from './invoice-tracking'
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
  join: LinkResult
  rows: readonly Row[]
  joined: Row | null
  again: () => void
}

/** What persons have said, and what of it took apart what a rule would join. */
type LaneDecisions = { said: readonly LinkDecision[]; apart: readonly string[] }

/** Candidates whose customers are read, so that their names can be compared. */
const comparedMax = 3

/**
 * What the other areas know of an invoice whose status was read: candidates by its number, which of
 * them belongs to it, and what happened to that one. Three reads at once at most; one area that
 * does not answer leaves the others. No rule joins anything before it is known what persons have
 * said, unless that cannot be read.
 *
 * @param asked the identifier under which the status was asked for.
 */
export function useInvoiceStory(
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
  const claimsUnasked = findSkipReason(may.collection, organizationId, number)

  const items = useQuery({
    ...getItemsQuery(clientNo ?? '', number ?? ''),
    enabled: ledgerUnasked === null,
  })
  const claims = useQuery({
    ...getClaimsQuery(organizationId ?? '', number ?? ''),
    enabled: claimsUnasked === null,
  })
  const receipt = useQuery({
    ...getReceiptQuery(rid ?? 0, companyId ?? 0),
    enabled: may.partner && rid !== null && companyId !== null,
    retry: false,
  })
  const invoice =
    place !== null && typeof rid === 'number' && companyId !== null
      ? { TransactionRid: rid, CompanyId: companyId }
      : null
  const joins = useQuery({
    ...getLinkDecisionsQuery(invoice?.TransactionRid ?? 0, companyId ?? 0),
    enabled: invoice !== null,
  })
  const said = joins.data?.joins ?? []

  const itemsSought = matchItems(number, items.data)
  const claimsSought = matchClaims(number, claims.data)
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

  const facts = answer && !(invoice && joins.isPending) ? toStatusFacts(answer, asked) : null
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
    claimsUnasked,
    claims,
    facts,
    claimsSought,
    toClaimFacts,
    filterLinkDecisions(said, 'claim', organizationId),
  )
  const isSettled = ledger.state !== 'reading' && collection.state !== 'reading'
  const named: NamedCustomer[] = [
    { by: 'item', customerNo: ledger.joined?.customerNo, join: ledger.join },
    {
      by: 'claim',
      customerNo: findMainDebtor(collection.joined?.debtors)?.customerNumber,
      join: collection.join,
    },
  ]
  const ofCustomers = filterLinkDecisions(said, 'customer', clientNo)
  const owner = useInvoiceOwner(
    answer?.Transaction?.InvoiceeName,
    { clientNo, named, isSettled },
    ofCustomers,
    may.ledger,
  )
  const customerNo = owner.joined?.customerNo ?? null
  const hasCustomer = may.ledger && clientNo !== null && customerNo !== null
  const customer =
    useQuery({ ...getItemCustomerQuery(clientNo ?? '', customerNo ?? ''), enabled: hasCustomer })
      .data ?? null

  const claimId = collection.joined?.id ?? null
  const isClaimRead = claimId !== null && organizationId !== null
  const history = useQuery({
    ...getClaimHistoryQuery(organizationId ?? '', claimId ?? ''),
    enabled: isClaimRead,
  })
  const payments = useQuery({
    ...getClaimPaymentsQuery(organizationId ?? '', claimId ?? ''),
    enabled: isClaimRead,
  })
  const journal = useQuery({
    ...getCustomerJournalQuery(clientNo ?? '', customerNo ?? ''),
    enabled: hasCustomer,
  })

  const reads: StoryRead[] = [
    { operation: 'getInvoiceStatus', value: answer },
    { operation: 'getReceipt', value: receipt.data },
    { operation: 'getArItem', value: ledger.joined },
    { operation: 'getCustomer', value: customer },
    ...(journal.data?.entries ?? []).map((value) => ({ operation: 'listJournal' as const, value })),
    { operation: 'getCollectionInvoice', value: collection.joined },
    ...(history.data?.data ?? []).map((value) => ({
      operation: 'listInvoiceHistory' as const,
      value,
    })),
    ...(payments.data?.data ?? []).map((value) => ({
      operation: 'listInvoicePayments' as const,
      value,
    })),
  ]
  const happenings = {
    history: findFailure(history),
    payments: findFailure(payments),
    journal: findFailure(journal),
    receipt: findFailure(receipt),
  }
  const byPersons = {
    userName: may.userName,
    invoice: joins.data ? invoice : null,
    failure: findFailure(joins),
    again: () => void joins.refetch(),
  }
  return {
    companyId,
    clientNo,
    organizationId,
    ledger,
    collection,
    owner,
    customer,
    reads,
    happenings,
    byPersons,
  }
}

export type InvoiceStory = ReturnType<typeof useInvoiceStory>

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

function buildLane<Row extends ItemRow | ClaimRow>(
  unasked: SkipReason | null,
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
  invoice: InvoiceFacts | null,
  { possible: rows, unproven }: LookupProof<Row>,
  factsOf: (row: Row) => InvoiceFacts,
  said: readonly LinkDecision[],
): LaneResult<Row> {
  const candidates = rows.map(factsOf)
  const linkUnder = (words: ManualLinks): LinkResult =>
    invoice ? linkCandidates(invoice, candidates, words) : { joined: null, offered: [] }
  const byHand = toManualLinks(said)
  const join = linkUnder(byHand)
  const apart = listRejectedLinks(byHand, (words) => linkUnder(words).joined?.id ?? null)
  const joined =
    rows.find((_, at) => join.joined !== null && candidates[at]!.id === join.joined.id) ?? null
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
  return { state: unasked ?? answered, failure, join, rows, joined, again: reloadLane, said, apart }
}

const findFailure = ({ error }: { error: unknown }): Failure | null =>
  error === null ? null : error instanceof OperationFailed ? error.failure : { kind: 'broken' }
