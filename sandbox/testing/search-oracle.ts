/** A row and a search as the wire has them. */
export type Row = Record<string, string | number | null | undefined> & {
  RowId: number
  TransactionRid: number
  CompanyId: number
}
export type Search = Record<string, unknown> & { RowId?: number; Offset?: number }

/**
 * What a search finds, by looking through all rows: written from the contract's words, with nothing
 * of the sandbox.
 */
export function findExpectedRows(
  rows: Row[],
  ownCompanies: number[],
  search: Search,
): { page: Row[]; all: Row[] } {
  const companies =
    toList(search.CompanyIds).length > 0 ? toList(search.CompanyIds).map(Number) : ownCompanies
  const all = rows
    .filter((row) => companies.includes(row.CompanyId) && isMatch(row, search))
    .sort(makeComparator(search))
  const cursor = rows.find((row) => row.RowId === search.RowId)
  const after =
    cursor && (!isKeyed(search) || companies.includes(cursor.CompanyId))
      ? all.filter((row) => makeComparator(search)(cursor, row) < 0)
      : all
  const from = search.Offset ?? 0
  return { page: after.slice(from, from + ((search.PageSize as number) ?? 100)), all }
}

const toList = (value: unknown) => (value ?? []) as (string | number)[]
const isKeyed = ({ SortableColId }: Search) =>
  SortableColId === 'Amount' || SortableColId === 'DueDate'

function isMatch(row: Row, search: Search): boolean {
  const isAmong = (value: unknown, words: unknown) =>
    toList(words).length === 0 || toList(words).includes(value as string)
  const isSame = (value: unknown, wanted: unknown) => wanted === undefined || value === wanted
  const code = row.Direction === 'Outgoing' ? 1 : row.Direction === 'Incoming' ? 2 : null
  return (
    isAmong(row.Status, search.Statuses) &&
    isAmong(row.ChannelStatus, search.ChannelStatuses) &&
    isAmong(row.ActualChannel ?? row.RequestedChannel, search.Endpoints) &&
    isAmong(row.InvoiceType, search.DocumentType) &&
    isSame(code, search.Direction) &&
    isSame(row.CorrelationStatus, search.CorrelationStatus) &&
    isSame(row.ParentTransactionRid, search.ParentTransactionRid) &&
    isBetween(row.LogTime, search.FromDate, search.ToDate) &&
    isBetween(row.ChannelUpdateTime, search.FromChannelUpdateTime, search.ToChannelUpdateTime) &&
    hasText(row, search)
  )
}

function isBetween(time: unknown, from: unknown, to: unknown): boolean {
  if (from === undefined && to === undefined) return true
  if (typeof time !== 'string') return false
  const at = Date.parse(`${time}Z`)
  const parseBound = (text: unknown) =>
    Date.parse(/(Z|\+\d\d:\d\d)$/.test(String(text)) ? String(text) : `${text}Z`)
  return (
    (from === undefined || at >= parseBound(from)) && (to === undefined || at <= parseBound(to))
  )
}

function hasText(row: Row, { SearchType, Search, Searches }: Search): boolean {
  const fields = SearchType
    ? [String(SearchType)]
    : ['InvoiceNumber', 'KID', 'Filename', 'TransactionRid', 'InvoiceeName']
  const part = String(Search ?? '').trim()
  const isPart = fields.some((field) =>
    field === 'TransactionRid'
      ? String(row[field]) === part
      : normalizeText(row[field]).includes(normalizeText(part)),
  )
  const isWhole = fields.some((field) =>
    toList(Searches).some((text) =>
      field === 'TransactionRid'
        ? String(row[field]) === text
        : normalizeText(row[field]) === normalizeText(text),
    ),
  )
  return (part === '' || isPart) && (toList(Searches).length === 0 || isWhole)
}

const normalizeText = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

function makeComparator({ SortableColId, OrderBy }: Search) {
  const sign = OrderBy === 'asc' ? 1 : -1
  const key = ({ Amount, DueDate }: Row) =>
    SortableColId === 'Amount'
      ? Number(Amount ?? Number.NEGATIVE_INFINITY)
      : SortableColId === 'DueDate'
        ? Number(String(DueDate ?? 0).replaceAll('-', ''))
        : 0
  return (a: Row, b: Row) => sign * (Math.sign(key(a) - key(b) || 0) || a.RowId - b.RowId)
}
