import type { DataProvider, GetListParams, RaRecord } from 'react-admin'

/** The client and the organization of the seed that the bench opens at the desk. */
const client = '/arm/v1/clients/1001'
const organization = '/collection/v1/orgs/0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

type Row = Record<string, unknown>
type Page = { data: RaRecord[]; total?: number; pageInfo?: { hasNextPage: boolean } }

/** Lists of one record, each with the key of its rows. */
const partsOfInvoice: Record<string, string> = {
  payments: 'paymentId',
  history: 'historyId',
  documents: 'documentId',
}

/** Reads alone: the bench opens pages and writes nothing. */
export const dataProvider = {
  getList: (resource, params) => lists[resource]!(params),

  async getOne(resource, { id }) {
    if (resource === 'customers')
      return { data: toRecord(await read(`${client}/customers/${id}`), 'customerNo') }
    return { data: toRecord((await read(`${organization}/invoices/${id}`)).data, 'id') }
  },

  async getManyReference(resource, { id }) {
    if (resource === 'items') {
      const query = new URLSearchParams({ customerno: String(id), pageno: '1', pagesize: '500' })
      return toWhole((await read(`${client}/aritems?${query}`)).arItems, 'arItemId')
    }
    if (resource === 'cases') {
      const query = new URLSearchParams({ CustomerNumber: String(id) })
      return toWhole((await read(`${organization}/cases?${query}`)).data, 'caseNumber')
    }
    const { data } = await read(`${organization}/invoices/${id}/${resource}`)
    return toWhole(data, partsOfInvoice[resource]!)
  },
} as Partial<DataProvider> as DataProvider

const lists: Record<string, (params: GetListParams) => Promise<Page>> = {
  async customers({ pagination, sort, filter }) {
    const { page, perPage } = pagination!
    const query = new URLSearchParams({
      pageno: String(page),
      pagesize: String(perPage),
      orderby: `${sort!.order === 'DESC' ? '-' : ''}${sort!.field}`,
      ...(filter.q && { search: filter.q }),
    })
    const { customers, summary } = await read(`${client}/customers?${query}`)
    return { data: toRecords(customers, 'customerNo'), total: summary.totalCount }
  },

  async invoices({ pagination, filter }) {
    const after = nextPages.get(pagination!.page)
    const query = new URLSearchParams({
      ...(filter.q && { InvoiceNumber: filter.q }),
      ...(after && { PageToken: after }),
    })
    const { data, summary } = await read(`${organization}/invoices?${query}`)
    if (summary.nextPageToken) nextPages.set(pagination!.page + 1, summary.nextPageToken)
    return {
      data: toRecords(data, 'id'),
      pageInfo: { hasNextPage: Boolean(summary.nextPageToken) },
    }
  },

  async search({ pagination, filter }) {
    const { page, perPage } = pagination!
    const { Rows } = await read('/distribution/api/Invoice/SummaryInvoice', {
      OrderBy: 'desc',
      SortableColId: 'RowId',
      PageSize: perPage,
      ...(filter.q && { Search: filter.q }),
      ...(page > 1 && { RowId: lastRows.get(page - 1) }),
    })
    const data = toRecords(Rows, 'RowId')
    lastRows.set(page, data.at(-1)?.id)
    return { data, pageInfo: { hasNextPage: data.length === perPage } }
  },
}

/** What the next page of the invoices, and of the search, is asked for by. */
const nextPages = new Map<number, string>()
const lastRows = new Map<number, unknown>()

const toRecord = (row: Row, key: string) => ({ ...row, id: row[key] }) as RaRecord
const toRecords = (rows: Row[], key: string) => rows.map((row) => toRecord(row, key))
const toWhole = (rows: Row[], key: string) => ({ data: toRecords(rows, key), total: rows.length })

/** The server of the built app passes it on to the sandbox, with a token. */
async function read(path: string, body?: Row) {
  const answer = await fetch(path, {
    headers: { accept: 'application/json' },
    ...(body && {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json-patch+json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${path}: answers ${answer.status}`)
  return answer.json()
}
