import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { Failure } from '../contracts/result'
import { factsOfAnswer, factsOfClaim, factsOfItem, type InvoiceFacts } from '../domain/where/invoice-facts'
import { type Join, joinOf, nothingByHand } from '../domain/where/joins'
import type { StoryRead } from '../domain/where/timeline'
import { customerJournalQuery } from './journal'
import { ReadFailed } from './read'
import {
  type ClaimRow,
  claimHistoryQuery,
  claimPaymentsQuery,
  claimsQuery,
  customerOfItemQuery,
  type ItemRow,
  itemsQuery,
  receiptQuery,
  type StatusAnswer,
} from './where'

/** One of the person's workspaces: which client and which organization stand behind a company. */
export type StoryPlace = { companyIds: number[]; clientNo: string | null; organizationId: string | null }

/** What of an invoice the person may read beside its status. */
export type StoryRights = { ledger: boolean; collection: boolean; partner: boolean }

/**
 * How a lane stands. `none`: nothing there could be this invoice. `unplaced`: nobody knows whose invoice it is, so nothing was asked. `forbidden`: the
 * person's rights end here.
 */
export type LaneState = 'reading' | 'read' | 'none' | 'unplaced' | 'forbidden' | 'failed'
export type Lane<Row> = { state: LaneState; failure: Failure | null; join: Join; rows: readonly Row[]; joined: Row | null; again: () => void }

/** Candidates whose customers are read, so that their names can be compared. */
const comparedMax = 3

/**
 * What the other areas know of an invoice whose status was read: candidates by its number, which of them belongs to it, and what happened to that one. Three
 * reads at once at most; one area that does not answer leaves the others.
 *
 * @param asked the identifier under which the status was asked for.
 */
export function useInvoiceStory(answer: StatusAnswer | undefined, asked: string | null, places: readonly StoryPlace[], may: StoryRights) {
  const companyId = answer?.CompanyId ?? null
  const number = answer?.Transaction?.InvoiceNumber?.trim() || null
  const rid = answer?.Transaction?.TransactionRid ?? null
  const place = places.find(({ companyIds }) => companyId !== null && companyIds.includes(companyId)) ?? null
  const { clientNo = null, organizationId = null } = place ?? {}
  const asksLedger = may.ledger && clientNo !== null && number !== null
  const asksClaims = may.collection && organizationId !== null && number !== null

  const items = useQuery({ ...itemsQuery(clientNo ?? '', number ?? ''), enabled: asksLedger })
  const claims = useQuery({ ...claimsQuery(organizationId ?? '', number ?? ''), enabled: asksClaims })
  const receipt = useQuery({ ...receiptQuery(rid ?? 0, companyId ?? 0), enabled: may.partner && rid !== null && companyId !== null, retry: false })

  const itemRows = (items.data?.arItems ?? []).filter((item) => item !== null)
  const claimRows = (claims.data?.data ?? []).filter((claim) => claim !== null)
  const customerNos = [...new Set(itemRows.flatMap(({ customerNo }) => customerNo ?? []))].slice(0, comparedMax)
  const customers = useQueries({ queries: clientNo === null ? [] : customerNos.map((customerNo) => customerOfItemQuery(clientNo, customerNo)) })
  const known = customers.flatMap(({ data }) => data ?? [])

  const facts = answer ? factsOfAnswer(answer, asked) : null
  const ledger = laneOf(asksLedger, may.ledger, place, items, facts, itemRows, (item) => factsOfItem(item, known))
  const collection = laneOf(asksClaims, may.collection, place, claims, facts, claimRows, factsOfClaim)
  const customerNo = ledger.joined?.customerNo ?? null
  const customer = known.find((each) => each.customerNo === customerNo) ?? null

  const claimId = collection.joined?.id ?? null
  const isClaimRead = claimId !== null && organizationId !== null
  const history = useQuery({ ...claimHistoryQuery(organizationId ?? '', claimId ?? ''), enabled: isClaimRead })
  const payments = useQuery({ ...claimPaymentsQuery(organizationId ?? '', claimId ?? ''), enabled: isClaimRead })
  const journal = useQuery({ ...customerJournalQuery(clientNo ?? '', customerNo ?? ''), enabled: clientNo !== null && customerNo !== null })

  const reads: StoryRead[] = [
    { operation: 'getInvoiceStatus', value: answer },
    { operation: 'getReceipt', value: receipt.data },
    { operation: 'getArItem', value: ledger.joined },
    { operation: 'getCustomer', value: customer },
    ...(journal.data?.entries ?? []).map((value) => ({ operation: 'listJournal' as const, value })),
    { operation: 'getCollectionInvoice', value: collection.joined },
    ...(history.data?.data ?? []).map((value) => ({ operation: 'listInvoiceHistory' as const, value })),
    ...(payments.data?.data ?? []).map((value) => ({ operation: 'listInvoicePayments' as const, value })),
  ]
  const happenings = { history: failureOf(history), payments: failureOf(payments), journal: failureOf(journal), receipt: failureOf(receipt) }
  return { companyId, clientNo, organizationId, ledger, collection, customer, reads, happenings }
}

export type InvoiceStory = ReturnType<typeof useInvoiceStory>

function laneOf<Row extends ItemRow | ClaimRow>(
  isAsked: boolean,
  may: boolean,
  place: StoryPlace | null,
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
  invoice: InvoiceFacts | null,
  rows: readonly Row[],
  factsOf: (row: Row) => InvoiceFacts,
): Lane<Row> {
  const candidates = rows.map(factsOf)
  const join = invoice ? joinOf(invoice, candidates, nothingByHand) : { joined: null, offered: [] }
  const joined = rows.find((_, at) => join.joined !== null && candidates[at]!.id === join.joined.id) ?? null
  const failure = failureOf(query)
  const again = () => void query.refetch()
  const state = !may
    ? 'forbidden'
    : !isAsked
      ? place
        ? 'none'
        : 'unplaced'
      : query.data
        ? rows.length > 0
          ? 'read'
          : 'none'
        : failure
          ? 'failed'
          : 'reading'
  return { state, failure, join, rows, joined, again }
}

const failureOf = ({ error }: { error: unknown }): Failure | null =>
  error === null ? null : error instanceof ReadFailed ? error.failure : { kind: 'broken' }
