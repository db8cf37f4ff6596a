/** A row and a search as the wire has them. */
export type Row = Record<string, string | number | null | undefined> & { RowId: number; TransactionRid: number; CompanyId: number }
export type Search = Record<string, unknown> & { RowId?: number; Offset?: number }

/** What a search finds, by looking through all rows: written from the contract's words, with nothing of the sandbox. */
export function found(rows: Row[], ownCompanies: number[], search: Search): { page: Row[]; all: Row[] } {
  const companies = list(search.CompanyIds).length > 0 ? list(search.CompanyIds).map(Number) : ownCompanies
  const all = rows.filter((row) => companies.includes(row.CompanyId) && matches(row, search)).sort(order(search))
  const cursor = rows.find((row) => row.RowId === search.RowId)
  const after = cursor && (!isKeyed(search) || companies.includes(cursor.CompanyId)) ? all.filter((row) => order(search)(cursor, row) < 0) : all
  const from = search.Offset ?? 0
  return { page: after.slice(from, from + ((search.PageSize as number) ?? 100)), all }
}

const list = (value: unknown) => (value ?? []) as (string | number)[]
const isKeyed = ({ SortableColId }: Search) => SortableColId === 'Amount' || SortableColId === 'DueDate'

function matches(row: Row, search: Search): boolean {
  const within = (value: unknown, words: unknown) => list(words).length === 0 || list(words).includes(value as string)
  const same = (value: unknown, wanted: unknown) => wanted === undefined || value === wanted
  const code = row.Direction === 'Outgoing' ? 1 : row.Direction === 'Incoming' ? 2 : null
  return (
    within(row.Status, search.Statuses) &&
    within(row.ChannelStatus, search.ChannelStatuses) &&
    within(row.ActualChannel ?? row.RequestedChannel, search.Endpoints) &&
    within(row.InvoiceType, search.DocumentType) &&
    same(code, search.Direction) &&
    same(row.CorrelationStatus, search.CorrelationStatus) &&
    same(row.ParentTransactionRid, search.ParentTransactionRid) &&
    between(row.LogTime, search.FromDate, search.ToDate) &&
    between(row.ChannelUpdateTime, search.FromChannelUpdateTime, search.ToChannelUpdateTime) &&
    holds(row, search)
  )
}

function between(time: unknown, from: unknown, to: unknown): boolean {
  if (from === undefined && to === undefined) return true
  if (typeof time !== 'string') return false
  const at = Date.parse(`${time}Z`)
  const bound = (text: unknown) => Date.parse(/(Z|\+\d\d:\d\d)$/.test(String(text)) ? String(text) : `${text}Z`)
  return (from === undefined || at >= bound(from)) && (to === undefined || at <= bound(to))
}

function holds(row: Row, { SearchType, Search, Searches }: Search): boolean {
  const fields = SearchType ? [String(SearchType)] : ['InvoiceNumber', 'KID', 'Filename', 'TransactionRid', 'InvoiceeName']
  const part = String(Search ?? '').trim()
  const isPart = fields.some((field) => (field === 'TransactionRid' ? String(row[field]) === part : fold(row[field]).includes(fold(part))))
  const isWhole = fields.some((field) =>
    list(Searches).some((text) => (field === 'TransactionRid' ? String(row[field]) === text : fold(row[field]) === fold(text))),
  )
  return (part === '' || isPart) && (list(Searches).length === 0 || isWhole)
}

const fold = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

function order({ SortableColId, OrderBy }: Search) {
  const sign = OrderBy === 'asc' ? 1 : -1
  const key = ({ Amount, DueDate }: Row) =>
    SortableColId === 'Amount'
      ? Number(Amount ?? Number.NEGATIVE_INFINITY)
      : SortableColId === 'DueDate'
        ? Number(String(DueDate ?? 0).replaceAll('-', ''))
        : 0
  return (a: Row, b: Row) => sign * (Math.sign(key(a) - key(b) || 0) || a.RowId - b.RowId)
}
