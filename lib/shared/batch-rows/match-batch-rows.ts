import type { SentRow } from '@/lib/contracts/desk/batches'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { compareNumbers } from '@/lib/shared/numbers/money'

/**
 * A row as a batch names it: the list that it stands in, its place where one is told, and the
 * fields that may tell which of ours it is.
 */
export type NamedRow = {
  list: 'succeeded' | 'failed' | 'results'
  index: number | null
  sourceId: string | null
  invoiceId: string | null
  invoiceNumber: string | null
  customerNo: string | null
  amount: ExactNumber | null
}

/**
 * For each row that was sent, the rows of the batch that are surely about it; none where that
 * cannot be told. A row is told by our own id, by its place where no other way of counting explains
 * the places, and else by the invoice (its id, its number with the amount) or the customer, as far
 * as rows that cannot be told apart ended alike (`isAlike`). What a batch may name of a row is
 * assumed (interface.md shows none of it).
 */
export function matchBatchRows<Row extends NamedRow>(
  sent: readonly SentRow[],
  named: readonly Row[],
  isAlike: (one: Row, other: Row) => boolean,
): Row[][] {
  const matched = sent.map((row) =>
    named.filter((each) => each.sourceId !== null && each.sourceId === row.sourceId),
  )
  if (isCountedFromZero(sent, named)) {
    for (const each of named)
      if (each.index !== null && matched[each.index]!.length === 0) matched[each.index] = [each]
  }
  const isTaken = new Set(matched.flat())
  matchGroups(sent, named, matched, isTaken, isAlike)
  return matched
}

/** Whether two rows contradict each other in what both of them tell. */
export function hasContradiction(row: SentRow, named: NamedRow): boolean {
  return identities.some(
    (field) =>
      isKnown(row[field]) && isKnown(named[field]) && !isSame(field, row[field], named[field]),
  )
}

const identities = ['sourceId', 'invoiceId', 'invoiceNumber', 'customerNo', 'amount'] as const
type Identity = (typeof identities)[number]

const isKnown = (value: string | number | null) => value !== null && value !== ''

const isSame = (field: Identity, left: string | number | null, right: string | number | null) =>
  field === 'amount'
    ? compareNumbers(left as ExactNumber, right as ExactNumber) === 0
    : toComparableText(field, left) === toComparableText(field, right)

/** Ids of invoices are compared without case: the same GUID is written both ways. */
const toComparableText = (field: Identity, value: string | number | null) =>
  field === 'invoiceId' ? String(value).trim().toLowerCase() : String(value).trim()

/** Whether they share something that tells rows apart. An amount alone does not. */
const isNamedBy = (row: SentRow, named: NamedRow) =>
  identities.some(
    (field) =>
      field !== 'amount' &&
      isKnown(row[field]) &&
      isKnown(named[field]) &&
      isSame(field, row[field], named[field]),
  )

/**
 * Whether places can only be counted from 0 through the whole request: they are distinct, in range,
 * and contradict no row, and neither counting from 1 nor counting each list by itself explains them
 * too. Rows of one list that name every place may be counted either way: all ended alike.
 */
function isCountedFromZero(sent: readonly SentRow[], named: readonly NamedRow[]): boolean {
  const places = named.flatMap(({ index }) => (index === null ? [] : [index]))
  if (!places.includes(0) || new Set(places).size !== places.length) return false
  if (
    !named.every(
      (each) =>
        each.index === null ||
        (sent[each.index] !== undefined && !hasContradiction(sent[each.index]!, each)),
    )
  )
    return false
  const lists = Object.values(Object.groupBy(named, ({ list }) => list))
  const countsEachList = lists.length === 1 && lists[0]!.every(({ index }, at) => index === at)
  return !countsEachList || places.length === sent.length
}

/**
 * Rows that cannot be told apart ended alike where as many are named as were sent, all with the
 * same end.
 */
function matchGroups<Row extends NamedRow>(
  sent: readonly SentRow[],
  named: readonly Row[],
  matched: Row[][],
  isTaken: Set<Row>,
  isAlike: (one: Row, other: Row) => boolean,
): void {
  const left = named.filter((each) => !isTaken.has(each))
  const byIdentity = left.filter((each) => sent.some((row) => isNamedBy(row, each)))
  for (const each of byIdentity) {
    const group = collectGroup(each, sent, byIdentity, matched)
    if (group.rows.length > group.named.length) continue
    if (group.named.every((other) => isAlike(each, other)))
      for (const at of group.rows) matched[at] = group.named
  }
  const nameless = left.filter((each) => !byIdentity.includes(each))
  const open = sent.flatMap((_, at) => (matched[at]!.length === 0 ? [at] : []))
  if (nameless.length !== open.length || !nameless.every((each) => isAlike(nameless[0]!, each)))
    return
  if (open.every((at) => nameless.every((each) => !hasContradiction(sent[at]!, each))))
    for (const at of open) matched[at] = nameless
}

/**
 * The rows still open that may be meant by a named one, the other named ones that may mean them,
 * and so on.
 */
function collectGroup<Row extends NamedRow>(
  first: Row,
  sent: readonly SentRow[],
  named: readonly Row[],
  matched: readonly Row[][],
) {
  const rows = new Set<number>()
  const group = new Set([first])
  const mayMatch = (row: SentRow, each: Row) => isNamedBy(row, each) && !hasContradiction(row, each)
  for (const each of group) {
    for (const [at, row] of sent.entries()) {
      if (rows.has(at) || matched[at]!.length > 0 || !mayMatch(row, each)) continue
      rows.add(at)
      for (const other of named) if (mayMatch(row, other)) group.add(other)
    }
  }
  return { rows: [...rows], named: [...group] }
}
