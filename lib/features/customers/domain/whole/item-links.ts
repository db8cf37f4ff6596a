import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  type InvoiceFacts,
  linkCandidates,
  noManualLinks,
  type Strength,
  toClaimFacts,
  toItemFacts,
  toStatusFacts,
} from '@/lib/features/invoice-tracking/domain/public'

type Item = Parameters<typeof toItemFacts>[0]
type Customer = Parameters<typeof toItemFacts>[1][number]
type Claim = Parameters<typeof toClaimFacts>[0]
type SentRow = NonNullable<Parameters<typeof toStatusFacts>[0]['Transaction']> & {
  CompanyId?: number | null
  TransactionRid?: ExactNumber | null
}

/** What an area answered: its rows, and whether they are all that it has. */
export type AreaRows<Row> = { rows: readonly Row[]; isWhole: boolean }

/**
 * What of another area belongs to a receivable item. `possible`: something there shares its number
 * or reference, and too little agrees to join it. `none`: the area has nothing of it. `unknown`: it
 * did not answer, or not all of its rows were read.
 */
export type ItemLink<Row> =
  | { is: 'linked'; strength: Strength; rows: Row[] }
  | { is: 'possible' | 'none' | 'unknown' }

/** The items of a customer with what each is known by. */
export type Ledger = ReadonlyMap<Item, InvoiceFacts>

/** Makes the items of one customer comparable, once for all that is joined to them. */
export function makeLedger(items: readonly Item[], customer: Customer | null): Ledger {
  const customers = customer ? [customer] : []
  return new Map(items.map((item) => [item, toItemFacts(item, customers)]))
}

/**
 * What was sent of an item. A search tells no identifier, so that a joint is likely at most. An
 * invoice that was sent twice is one thing there: its rows share company, number, reference and
 * name.
 *
 * @param sent what was found under the item's number; null where that is not known.
 */
export function linkSentRows<Row extends SentRow>(
  item: Item,
  ledger: Ledger,
  sent: AreaRows<Row> | null,
): ItemLink<Row> {
  if (sent === null) return { is: 'unknown' }
  const groups = Map.groupBy(sent.rows, (row) => getSentKey(row))
  const candidates = [...groups].map(([id, [row]]) => ({
    ...toStatusFacts({ Transaction: row! }),
    id,
  }))
  return pickLink(item, ledger, { candidates, rowsOf: (id) => groups.get(id) ?? [], ...sent })
}

/**
 * What is in collection of an item: sure by its identifier, likely by reference, number and
 * customer.
 *
 * @param claims the collection invoices of the customer; null where they are not known.
 */
export function linkClaims<Row extends Claim>(
  item: Item,
  ledger: Ledger,
  claims: AreaRows<Row> | null,
): ItemLink<Row> {
  if (claims === null) return { is: 'unknown' }
  const facts = claims.rows.map((row) => ({ row, facts: toClaimFacts(row) }))
  return pickLink(item, ledger, {
    candidates: facts.map((each) => each.facts),
    rowsOf: (id) => facts.flatMap((each) => (each.facts.id === id ? [each.row] : [])).slice(0, 1),
    ...claims,
  })
}

function pickLink<Row>(
  item: Item,
  ledger: Ledger,
  {
    candidates,
    rowsOf,
    isWhole,
  }: { candidates: InvoiceFacts[]; rowsOf: (id: string) => Row[]; isWhole: boolean },
): ItemLink<Row> {
  const facts = ledger.get(item)
  if (!facts) return { is: 'unknown' }
  const others = [...ledger.values()].filter(
    (other) =>
      other !== facts && (other.reference === facts.reference || other.number === facts.number),
  )
  const { joined, offered } = linkCandidates(facts, candidates, noManualLinks, others)
  const isDoubled = others.some((other) => hasSameNumber(facts, other))
  if (joined && !(joined.strength === 'likely' && isDoubled))
    return { is: 'linked', strength: joined.strength, rows: rowsOf(joined.id) }
  if (joined || offered.length > 0) return { is: 'possible' }
  return { is: isWhole ? 'none' : 'unknown' }
}

/** Two items of one number and reference: nothing tells whose a row of another area is. */
const hasSameNumber = (one: InvoiceFacts, other: InvoiceFacts) =>
  one.number !== null && one.number === other.number && one.reference === other.reference

const getSentKey = (row: SentRow) => {
  const { number, reference, customerName } = toStatusFacts({ Transaction: row })
  return JSON.stringify([row.CompanyId ?? null, number, reference, customerName])
}
