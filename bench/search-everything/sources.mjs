import { request } from 'node:http'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { customer, organizationId } from '../servers/settings.mjs'

const { clientNo } = customer
const collection = `/collection/v1/orgs/${organizationId}`
const rowsMax = 50
const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId' }

const customersPath = (query) =>
  `/arm/v1/clients/${clientNo}/customers?${new URLSearchParams({ orderby: 'name', pageno: 1, ...query })}`

const items = (query) => ({
  method: 'GET',
  path: `/arm/v1/clients/${clientNo}/aritems?${new URLSearchParams({ ...query, pageno: 1, pagesize: rowsMax })}`,
})

/**
 * What the box asks for a number, at the service itself, each named by its operation and, where one
 * is asked by two fields, by the field. The batches are the desk's own.
 */
const sources = {
  searchInvoiceSummary: (number) => ({
    ...{ method: 'POST', path: '/distribution/api/Invoice/SummaryInvoice' },
    body: { Search: number, PageSize: rowsMax, ...newestFirst },
  }),
  getInvoiceStatus: (number) => ({
    ...{ method: 'GET', path: '/distribution/send/status' },
    body: { InvoiceNumber: number },
  }),
  listCustomers: (number) => ({
    ...{ method: 'GET', path: customersPath({ search: number, pagesize: rowsMax }) },
  }),
  'listArItems by number': (number) => items({ documentno: number }),
  'listArItems by KID': (number) => items({ kid: number }),
  listCollectionInvoices: (number) => ({
    method: 'GET',
    path: `${collection}/invoices?${new URLSearchParams({ InvoiceNumber: number })}`,
  }),
  listCases: (number) => ({
    method: 'GET',
    path: `${collection}/cases?${new URLSearchParams({ SearchTerm: number, PageSize: rowsMax })}`,
  }),
}

/**
 * Milliseconds of each source, asked one after the other.
 *
 * @throws Problem when one is held and answers sooner: then something else was asked.
 */
export async function askSources(direct, number, held) {
  const figures = {}
  for (const [name, build] of Object.entries(sources)) {
    const started = performance.now()
    await ask(direct, build(number))
    figures[name] = performance.now() - started
    if (figures[name] < held - 1)
      throw new Problem(`${name}: is held for ${held} ms and answers in ${figures[name]} ms`)
  }
  return figures
}

/** Holds every source for so long, from now on. */
export async function holdSources({ url }, held) {
  const faults = `${url}/sandbox/tenants/${clientNo}/faults`
  await fetch(faults, { method: 'DELETE' })
  if (held === 0) return
  const operations = new Set(Object.keys(sources).map((name) => name.split(' ')[0]))
  for (const operation of operations) {
    const answer = await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation, kind: 'delay', delayMs: held, times: 1_000_000 }),
    })
    if (!answer.ok) throw new Problem(`sandbox: holding ${operation} answers ${answer.status}`)
  }
}

/** Numbers that are there, in turns those of invoices sent, invoices in collection and customers. */
export async function findNumbers(direct, count) {
  const each = Math.ceil(count / 3)
  const { Rows } = await ask(direct, {
    ...{ method: 'POST', path: '/distribution/api/Invoice/SummaryInvoice' },
    body: { PageSize: each, ...newestFirst },
  })
  const { data } = await ask(direct, { method: 'GET', path: `${collection}/invoices` })
  const { customers } = await ask(direct, {
    ...{ method: 'GET', path: customersPath({ pagesize: rowsMax }) },
  })
  const kinds = [
    Rows.map(({ InvoiceNumber }) => InvoiceNumber),
    data.map(({ invoiceNumber }) => invoiceNumber),
    customers.map(({ customerNo }) => customerNo),
  ]
  return Array.from({ length: each }, (_, at) => kinds.map((kind) => kind[at]))
    .flat()
    .slice(0, count)
}

/** Node's own fetch gives no question a body that is a GET. 404 tells that there is no such thing. */
function ask({ url, token }, { method, path, body }) {
  const text = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(url + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(text && {
          'content-type': method === 'POST' ? 'application/json-patch+json' : 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      },
    })
    asked.on('error', reject)
    asked.on('response', async (answer) => {
      const parts = []
      for await (const part of answer) parts.push(part)
      if (answer.statusCode !== 200 && answer.statusCode !== 404)
        return reject(new Problem(`${method} ${path}: answers ${answer.statusCode}`))
      resolve(JSON.parse(Buffer.concat(parts).toString('utf8')))
    })
    asked.end(text)
  })
}
