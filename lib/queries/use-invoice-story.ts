import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { JoinSaid } from '../contracts/desk/joins'
import type { Failure } from '../contracts/result'
import { mainDebtor } from '../domain/debtor-names'
import type { Sought } from '../domain/list-filters/sought-rows'
import { byHandOf, saidIn, takenApart } from '../domain/where/by-hand'
import { factsOfAnswer, factsOfClaim, factsOfItem, type InvoiceFacts } from '../domain/where/invoice-facts'
import type { NamedCustomer } from '../domain/where/joined-customer'
import { type ByHand, type Join, joinOf } from '../domain/where/joins'
import type { StoryRead } from '../domain/where/timeline'
import { customerJournalQuery } from './journal'
import { ReadFailed } from './read'
import { useInvoiceOwner } from './use-invoice-owner'
import {
  type ClaimRow,
  claimHistoryQuery,
  claimPaymentsQuery,
  claimsQuery,
  customerOfItemQuery,
  type ItemRow,
  itemsQuery,
  joinsQuery,
  receiptQuery,
  type StatusAnswer,
  soughtClaims,
  soughtItems,
} from './where'

/** One of the person's workspaces: which client and which organization stand behind a company. */
export type StoryPlace = { companyIds: number[]; clientNo: string | null; organizationId: string | null }

/** What of an invoice the person may read beside its status, and who they are. */
export type StoryRights = { ledger: boolean; collection: boolean; partner: boolean; userName: string }

/**
 * How a lane stands. `none`: nothing there could be this invoice. Nothing was asked where nobody knows whose invoice it is (`unplaced`), where it has no
 * number yet (`unnumbered`), and where the person's rights end (`forbidden`).
 */
export type LaneState = 'reading' | 'read' | 'none' | Unasked | 'failed'
type Unasked = 'unplaced' | 'unnumbered' | 'forbidden'
export type Lane<Row> = ByPersons & {
  state: LaneState
  failure: Failure | null
  join: Join
  rows: readonly Row[]
  joined: Row | null
  again: () => void
}

/** What persons have said, and what of it took apart what a rule would join. */
type ByPersons = { said: readonly JoinSaid[]; apart: readonly string[] }

/** Candidates whose customers are read, so that their names can be compared. */
const comparedMax = 3

/**
 * What the other areas know of an invoice whose status was read: candidates by its number, which of them belongs to it, and what happened to that one. Three
 * reads at once at most; one area that does not answer leaves the others. No rule joins anything before it is known what persons have said, unless that
 * cannot be read.
 *
 * @param asked the identifier under which the status was asked for.
 */
export function useInvoiceStory(answer: StatusAnswer | undefined, asked: string | null, places: readonly StoryPlace[], may: StoryRights) {
  const companyId = answer?.CompanyId ?? null
  const number = answer?.Transaction?.InvoiceNumber?.trim() || null
  const rid = answer?.Transaction?.TransactionRid ?? null
  const place = places.find(({ companyIds }) => companyId !== null && companyIds.includes(companyId)) ?? null
  const { clientNo = null, organizationId = null } = place ?? {}
  const ledgerUnasked = unaskedOf(may.ledger, clientNo, number)
  const claimsUnasked = unaskedOf(may.collection, organizationId, number)

  const items = useQuery({ ...itemsQuery(clientNo ?? '', number ?? ''), enabled: ledgerUnasked === null })
  const claims = useQuery({ ...claimsQuery(organizationId ?? '', number ?? ''), enabled: claimsUnasked === null })
  const receipt = useQuery({ ...receiptQuery(rid ?? 0, companyId ?? 0), enabled: may.partner && rid !== null && companyId !== null, retry: false })
  const invoice = place !== null && typeof rid === 'number' && companyId !== null ? { TransactionRid: rid, CompanyId: companyId } : null
  const joins = useQuery({ ...joinsQuery(invoice?.TransactionRid ?? 0, companyId ?? 0), enabled: invoice !== null })
  const said = joins.data?.joins ?? []

  const itemsSought = soughtItems(number, items.data)
  const claimsSought = soughtClaims(number, claims.data)
  const { possible: itemRows } = itemsSought
  const customerNos = [...new Set(itemRows.flatMap(({ customerNo }) => customerNo ?? []))].slice(0, comparedMax)
  const customers = useQueries({ queries: clientNo === null ? [] : customerNos.map((customerNo) => customerOfItemQuery(clientNo, customerNo)) })
  const known = customers.flatMap(({ data }) => data ?? [])

  const facts = answer && !(invoice && joins.isPending) ? factsOfAnswer(answer, asked) : null
  const ofItems = saidIn(said, 'item', clientNo)
  const ledger = laneOf(ledgerUnasked, items, facts, itemsSought, (item) => factsOfItem(item, known), ofItems)
  const collection = laneOf(claimsUnasked, claims, facts, claimsSought, factsOfClaim, saidIn(said, 'claim', organizationId))
  const isSettled = ledger.state !== 'reading' && collection.state !== 'reading'
  const named: NamedCustomer[] = [
    { by: 'item', customerNo: ledger.joined?.customerNo, join: ledger.join },
    { by: 'claim', customerNo: mainDebtor(collection.joined?.debtors)?.customerNumber, join: collection.join },
  ]
  const ofCustomers = saidIn(said, 'customer', clientNo)
  const owner = useInvoiceOwner(answer?.Transaction?.InvoiceeName, { clientNo, named, isSettled }, ofCustomers, may.ledger)
  const customerNo = owner.joined?.customerNo ?? null
  const hasCustomer = may.ledger && clientNo !== null && customerNo !== null
  const customer = useQuery({ ...customerOfItemQuery(clientNo ?? '', customerNo ?? ''), enabled: hasCustomer }).data ?? null

  const claimId = collection.joined?.id ?? null
  const isClaimRead = claimId !== null && organizationId !== null
  const history = useQuery({ ...claimHistoryQuery(organizationId ?? '', claimId ?? ''), enabled: isClaimRead })
  const payments = useQuery({ ...claimPaymentsQuery(organizationId ?? '', claimId ?? ''), enabled: isClaimRead })
  const journal = useQuery({ ...customerJournalQuery(clientNo ?? '', customerNo ?? ''), enabled: hasCustomer })

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
  const byPersons = { userName: may.userName, invoice: joins.data ? invoice : null, failure: failureOf(joins), again: () => void joins.refetch() }
  return { companyId, clientNo, organizationId, ledger, collection, owner, customer, reads, happenings, byPersons }
}

export type InvoiceStory = ReturnType<typeof useInvoiceStory>

/** Why an area is not asked for an invoice, or null where it is. */
function unaskedOf(may: boolean, place: string | null, number: string | null): Unasked | null {
  if (!may) return 'forbidden'
  if (place === null) return 'unplaced'
  return number === null ? 'unnumbered' : null
}

function laneOf<Row extends ItemRow | ClaimRow>(
  unasked: Unasked | null,
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
  invoice: InvoiceFacts | null,
  { possible: rows, unproven }: Sought<Row>,
  factsOf: (row: Row) => InvoiceFacts,
  said: readonly JoinSaid[],
): Lane<Row> {
  const candidates = rows.map(factsOf)
  const joinUnder = (words: ByHand): Join => (invoice ? joinOf(invoice, candidates, words) : { joined: null, offered: [] })
  const byHand = byHandOf(said)
  const join = joinUnder(byHand)
  const apart = takenApart(byHand, (words) => joinUnder(words).joined?.id ?? null)
  const joined = rows.find((_, at) => join.joined !== null && candidates[at]!.id === join.joined.id) ?? null
  const failure = failureOf(query) ?? (query.data && rows.length === 0 ? unproven : null)
  const again = () => void query.refetch()
  const answered = query.data && invoice && !failure ? (rows.length > 0 ? 'read' : 'none') : failure ? 'failed' : 'reading'
  return { state: unasked ?? answered, failure, join, rows, joined, again, said, apart }
}

const failureOf = ({ error }: { error: unknown }): Failure | null =>
  error === null ? null : error instanceof ReadFailed ? error.failure : { kind: 'broken' }
