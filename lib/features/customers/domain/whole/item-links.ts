import type { ItemLinkDecision } from '@/lib/contracts/desk/manual-links'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  type InvoiceFacts,
  linkCandidates,
  type ManualLinks,
  noManualLinks,
  type Strength,
  toCollectionInvoiceFacts,
  toItemFacts,
  toStatusFacts,
} from '@/lib/features/invoice-tracking/domain/public'

type Item = Parameters<typeof toItemFacts>[0]
type Customer = Parameters<typeof toItemFacts>[1][number]
type CollectionInvoiceFields = Parameters<typeof toCollectionInvoiceFacts>[0]
type SentRow = NonNullable<Parameters<typeof toStatusFacts>[0]['Transaction']> & {
  CompanyId?: number | null
  TransactionRid?: ExactNumber | null
}

/** What an area answered: its rows, and whether they are all that it has. */
export type AreaRows<Row> = { rows: readonly Row[]; isWhole: boolean }

/**
 * What of another area belongs to a receivable item. `by` is who linked it by hand, whose `rows`
 * are none where it is not among what was read, as under another number. `possible`: something
 * there shares its number or reference, and too little agrees to link it. `none`: the area has
 * nothing of it. `unknown`: it did not answer, or not all of its rows were read.
 */
export type ItemLink<Row> =
  | { is: 'linked'; strength: Strength; rows: Row[]; by?: string }
  | { is: 'possible' | 'none' | 'unknown' }

/** The items of a customer with what each is known by. */
export type Ledger = ReadonlyMap<Item, InvoiceFacts>

/** Makes the items of one customer comparable, once for all that is linked to them. */
export function makeLedger(items: readonly Item[], customer: Customer | null): Ledger {
  const customers = customer ? [customer] : []
  return new Map(items.map((item) => [item, toItemFacts(item, customers)]))
}

/**
 * What was sent of an item. A search tells no identifier, so that a joint is likely at most, unless
 * a person linked it. An invoice that was sent twice is one thing there: its rows share company,
 * number, reference and name.
 *
 * @param sent what was found under the item's number; null where that is not known.
 * @param words what persons said of the items of the customer.
 */
export function linkSentRows<Row extends SentRow>(
  item: Item,
  ledger: Ledger,
  sent: AreaRows<Row> | null,
  words: readonly ItemLinkDecision[] = [],
): ItemLink<Row> {
  const linked = findLinkedWords(item, words)
  if (linked.length > 0)
    return {
      is: 'linked',
      strength: 'byHand',
      rows: [...Map.groupBy(sent?.rows ?? [], getSentKey).values()]
        .filter((group) => group.some((row) => linked.some((word) => isAbout(word, row))))
        .flat(),
      by: linked.at(-1)!.by,
    }
  if (sent === null) return { is: 'unknown' }
  const rows = sent.rows.filter((row) => !isRuledOut(item, row, words))
  const groups = Map.groupBy(rows, getSentKey)
  const candidates = [...groups].map(([id, [row]]) => ({
    ...toStatusFacts({ Transaction: row! }),
    id,
  }))
  return pickLink(item, ledger, { candidates, rowsOf: (id) => groups.get(id) ?? [], ...sent })
}

/**
 * What is in collection of an item: what a person linked to an invoice that is this item; sure by
 * its identifier; likely by reference, number and customer.
 *
 * @param collectionInvoices the collection invoices of the customer; null where they are not known.
 * @param words what persons said of the items of the customer.
 */
export function linkCollectionInvoices<Row extends CollectionInvoiceFields>(
  item: Item,
  ledger: Ledger,
  collectionInvoices: AreaRows<Row> | null,
  words: readonly ItemLinkDecision[] = [],
): ItemLink<Row> {
  const linked = findLinkedWords(item, words)
  const said = words.filter(
    (word) => word.area === 'claim' && linked.some((each) => isSameInvoice(each, word)),
  )
  const byHand = {
    same: said.findLast(({ same }) => same) ?? null,
    notSame: said.flatMap(({ same, id }) => (same ? [] : [id])),
  }
  if (collectionInvoices === null)
    return byHand.same
      ? { is: 'linked', strength: 'byHand', rows: [], by: byHand.same.by }
      : { is: 'unknown' }
  const facts = collectionInvoices.rows.map((row) => ({
    row,
    facts: toCollectionInvoiceFacts(row),
  }))
  return pickLink(item, ledger, {
    candidates: facts.map((each) => each.facts),
    rowsOf: (id) => facts.flatMap((each) => (each.facts.id === id ? [each.row] : [])).slice(0, 1),
    byHand: { same: byHand.same?.id ?? null, notSame: byHand.notSame },
    by: byHand.same?.by,
    ...collectionInvoices,
  })
}

/** The words that link an item to an invoice, oldest first. */
const findLinkedWords = ({ arItemId }: Item, words: readonly ItemLinkDecision[]) =>
  words.filter(({ area, id, same }) => area === 'item' && same && id === String(arItemId ?? ''))

const isSameInvoice = (one: ItemLinkDecision, other: ItemLinkDecision) =>
  one.companyId === other.companyId && one.transactionRid === other.transactionRid

const isAbout = ({ companyId, transactionRid }: ItemLinkDecision, row: SentRow) =>
  String(row.CompanyId ?? '') === String(companyId) &&
  String(row.TransactionRid ?? '') === String(transactionRid)

/** True for what is not this item by hand, or is another one: an invoice has one item. */
const isRuledOut = ({ arItemId }: Item, row: SentRow, words: readonly ItemLinkDecision[]) =>
  words.some(
    (word) =>
      word.area === 'item' &&
      isAbout(word, row) &&
      (word.same ? word.id !== String(arItemId ?? '') : word.id === String(arItemId ?? '')),
  )

function pickLink<Row>(
  item: Item,
  ledger: Ledger,
  {
    candidates,
    rowsOf,
    isWhole,
    byHand = noManualLinks,
    by,
  }: {
    candidates: InvoiceFacts[]
    rowsOf: (id: string) => Row[]
    isWhole: boolean
    byHand?: ManualLinks
    /** Who said what is the same by hand. */
    by?: string
  },
): ItemLink<Row> {
  const facts = ledger.get(item)
  if (!facts) return { is: 'unknown' }
  const others = [...ledger.values()].filter(
    (other) =>
      other !== facts && (other.reference === facts.reference || other.number === facts.number),
  )
  const { linked, offered } = linkCandidates(facts, candidates, byHand, others)
  const isDoubled = others.some((other) => hasSameNumber(facts, other))
  if (linked && !(linked.strength === 'likely' && isDoubled))
    return {
      is: 'linked',
      strength: linked.strength,
      rows: rowsOf(linked.id),
      ...(linked.strength === 'byHand' && by !== undefined && { by }),
    }
  if (linked || offered.length > 0) return { is: 'possible' }
  return { is: isWhole ? 'none' : 'unknown' }
}

/** Two items of one number and reference: nothing tells whose a row of another area is. */
const hasSameNumber = (one: InvoiceFacts, other: InvoiceFacts) =>
  one.number !== null && one.number === other.number && one.reference === other.reference

function getSentKey(row: SentRow): string {
  const { number, reference, customerName } = toStatusFacts({ Transaction: row })
  return JSON.stringify([row.CompanyId ?? null, number, reference, customerName])
}
