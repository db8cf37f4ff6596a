import { addresses } from '../addresses'
import type { Reach, Ways, World } from './ways'

/** A request to the partner area; words in braces stand for what the tenant has: a company, a file, a number, a transaction with a receipt. */
const partner =
  (path: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Reach =>
  async ({ sandbox, tenant, lead, foreign }) => {
    const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)
    const own = body.filter((row: { CompanyId: number }) => row.CompanyId === tenant.companyId)
    const delivered = own.find((row: { Status: string; ChannelStatus: string }) => row.Status === 'OK' && row.ChannelStatus === 'Delivered')
    const words: Record<string, string> = {
      own: String(tenant.companyId),
      file: delivered.Filename,
      number: delivered.InvoiceNumber,
      delivered: String(delivered.TransactionRid),
    }
    const address = `${addresses.partner}/api/${path.replace(/\{(\w+)\}/g, (_, word: string) => encodeURIComponent(words[word]!))}`
    return sandbox.send('GET', address, { token: { lead, foreign, nobody: undefined }[as] })
  }

/** A question about an invoice, put in each of three ways. */
const question =
  (method: 'GET' | 'POST', path: string, body: object): Reach =>
  (w) =>
    w.sandbox.send(method, addresses.distribution + path, { token: w.lead, body })
const statusWays = (method: 'GET' | 'POST', path = '/send/status'): Record<number, Reach> => ({
  200: async (w) => question(method, path, { Identifier: await receiptOf(w) })(w),
  400: question(method, path, {}),
  404: question(method, path, { InvoiceNumber: 'no such number' }),
})
const receiptOf = async ({ sandbox, tenant }: World): Promise<string> => (await sandbox.control(tenant, 'requests', {})).body.ReceiptId
const link =
  (query: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Reach =>
  async (w) => {
    const receiptId = await receiptOf(w)
    const path = `${addresses.distribution}/invoice/lookuplink?${query.replace('{receipt}', receiptId).replace('{own}', String(w.tenant.companyId))}`
    return w.sandbox.send('GET', path, { token: as === 'nobody' ? undefined : w[as] })
  }

const partnerWays = (path: string): Record<number, Reach> => ({
  200: partner(`${path}{own}`),
  400: partner(`${path}x`),
  401: partner(`${path}{own}`, 'nobody'),
  403: partner(`${path}{own}`, 'foreign'),
})

/** A way to each status that an operation of the distribution or partner area lists, but for the partner area's own sign-in. */
export const waysOfSentInvoices: Ways = {
  getInvoiceStatus: statusWays('GET'),
  postInvoiceStatus: statusWays('POST'),
  postInvoicePstatus: statusWays('POST', '/send/pstatus'),
  getInvoiceLookupLink: {
    200: link('Identifier={receipt}'),
    400: link(''),
    401: link('Identifier={receipt}', 'nobody'),
    403: link('Identifier={receipt}&CompanyId={own}', 'foreign'),
    404: link('InvoiceNumber=none'),
  },
  searchInvoiceSummary: { 200: (w) => w.sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', { token: w.lead, body: {} }) },
  listAvailableCompanies: {
    200: partner('Company/AvailableCompanies'),
    401: partner('Company/AvailableCompanies', 'nobody'),
    403: async (w) => {
      const { access_token: token } = await w.sandbox.signIn(w.tenant, 'controller')
      return w.sandbox.send('GET', '/distribution/api/Company/AvailableCompanies', { token })
    },
  },
  listInvoicesByFilename: {
    ...partnerWays('Invoice/InvoicesByFilename?Filename={file}&CompanyId='),
    404: partner('Invoice/InvoicesByFilename?Filename=no&CompanyId={own}'),
  },
  listInvoicesByNumber: {
    ...partnerWays('Invoice/Invoices?FromDate=2026-01-01&CompanyId='),
    404: partner('Invoice/Invoices?InvoiceNumber=no&CompanyId={own}'),
  },
  getInvoiceView: { ...partnerWays('Invoice/InvoiceView?InvoiceNumber={number}&CompanyId='), 404: partner('Invoice/InvoiceView?TransactionRid=1') },
  getReceipt: {
    ...partnerWays('Invoice/Receipt?TransactionRid={delivered}&CompanyId='),
    404: partner('Invoice/Receipt?TransactionRid=1&CompanyId={own}'),
  },
  listBundles: partnerWays('Bundle/List?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId='),
  summarizeBundles: partnerWays('Bundle/Summary?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId='),
}
