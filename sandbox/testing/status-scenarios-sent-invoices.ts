import { addresses } from '../addresses'
import type { Scenario, StatusScenarios, World } from './status-scenarios'

/**
 * A request to the partner area; words in braces stand for what the tenant has: a company, a file,
 * a number, a transaction with a receipt.
 */
const askPartner =
  (path: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Scenario =>
  async ({ sandbox, tenant, lead, foreign }) => {
    const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)
    const own = body.filter((row: { CompanyId: number }) => row.CompanyId === tenant.companyId)
    const delivered = own.find(
      (row: { Status: string; ChannelStatus: string }) =>
        row.Status === 'OK' && row.ChannelStatus === 'Delivered',
    )
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
const askStatus =
  (method: 'GET' | 'POST', path: string, body: object): Scenario =>
  (w) =>
    w.sandbox.send(method, addresses.distribution + path, { token: w.lead, body })
const makeStatusScenarios = (
  method: 'GET' | 'POST',
  path = '/send/status',
): Record<number, Scenario> => ({
  200: async (w) => askStatus(method, path, { Identifier: await createReceipt(w) })(w),
  400: askStatus(method, path, {}),
  404: askStatus(method, path, { InvoiceNumber: 'no such number' }),
})
const createReceipt = async ({ sandbox, tenant }: World): Promise<string> =>
  (await sandbox.control(tenant, 'requests', {})).body.ReceiptId
const readLookupLink =
  (query: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Scenario =>
  async (w) => {
    const receiptId = await createReceipt(w)
    const path = `${addresses.distribution}/invoice/lookuplink?${query.replace('{receipt}', receiptId).replace('{own}', String(w.tenant.companyId))}`
    return w.sandbox.send('GET', path, { token: as === 'nobody' ? undefined : w[as] })
  }

/** A request to the distribution area that is sent as a body. */
const askDistribution =
  (path: string, body: object, as: 'lead' | 'support' | 'nobody' = 'lead') =>
  (w: World) =>
    w.sandbox.send('POST', addresses.distribution + path, {
      token: as === 'nobody' ? undefined : w[as],
      body,
    })
const agreement = {
  ...{ organizationNumber: '5560360793', name: 'Nordkust Värme AB' },
  ...{ bankAccountNumber: '9912346', bankAccountType: 'BANKGIRO', targetGroup: 'PRIVATE' },
}
let lastNumber = 310_000_000
const makeNewCompany = () => ({
  ...{ OrganizationNumber: String(++lastNumber), Name: 'Fjord Parkering AS' },
  ...{ CountryCode: 'NO', Email: 'regnskap@fjord.example' },
})

const makePartnerScenarios = (path: string): Record<number, Scenario> => ({
  200: askPartner(`${path}{own}`),
  400: askPartner(`${path}x`),
  401: askPartner(`${path}{own}`, 'nobody'),
  403: askPartner(`${path}{own}`, 'foreign'),
})

/**
 * A way to each status that an operation of the distribution or partner area lists, but for the
 * partner area's own sign-in.
 */
export const sentInvoiceScenarios: StatusScenarios = {
  getInvoiceStatus: makeStatusScenarios('GET'),
  postInvoiceStatus: makeStatusScenarios('POST'),
  postInvoicePstatus: makeStatusScenarios('POST', '/send/pstatus'),
  getInvoiceLookupLink: {
    200: readLookupLink('Identifier={receipt}'),
    400: readLookupLink(''),
    401: readLookupLink('Identifier={receipt}', 'nobody'),
    403: readLookupLink('Identifier={receipt}&CompanyId={own}', 'foreign'),
    404: readLookupLink('InvoiceNumber=none'),
  },
  registerSwedishBankAgreement: {
    202: askDistribution('/bankagreement/swedish/register', agreement),
    400: askDistribution('/bankagreement/swedish/register', { ...agreement, name: ' ' }),
  },
  postBankAgreementStatus: {
    200: async (w) => {
      const { body } = await askDistribution('/bankagreement/swedish/register', agreement)(w)
      return askDistribution('/bankagreement/swedish/status', { requestId: body.requestId })(w)
    },
    400: askDistribution('/bankagreement/swedish/status', {}),
    401: askDistribution('/bankagreement/swedish/status', { requestId: 'BA-1' }, 'nobody'),
    403: askDistribution('/bankagreement/swedish/status', { requestId: 'BA-1' }, 'support'),
    404: askDistribution('/bankagreement/swedish/status', { requestId: 'BA-100001' }),
  },
  addCompany: {
    202: (w) => askDistribution('/organization/company', makeNewCompany())(w),
    400: askDistribution('/organization/company', { ...makeNewCompany(), Email: '' }),
    401: askDistribution('/organization/company', makeNewCompany(), 'nobody'),
    403: askDistribution('/organization/company', makeNewCompany(), 'support'),
    409: async (w) => {
      const company = makeNewCompany()
      await askDistribution('/organization/company', company)(w)
      return askDistribution('/organization/company', company)(w)
    },
  },
  getCompanyStatus: {
    200: async (w) => {
      const company = makeNewCompany()
      await askDistribution('/organization/company', company)(w)
      return askDistribution('/organization/company/status', company)(w)
    },
    400: askDistribution('/organization/company/status', {}),
    401: askDistribution('/organization/company/status', { OrganizationNumber: '1' }, 'nobody'),
    403: askDistribution('/organization/company/status', { OrganizationNumber: '1' }, 'support'),
    404: askDistribution('/organization/company/status', { OrganizationNumber: '1' }),
  },
  searchInvoiceSummary: {
    200: (w) =>
      w.sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', {
        token: w.lead,
        body: {},
      }),
  },
  listAvailableCompanies: {
    200: askPartner('Company/AvailableCompanies'),
    401: askPartner('Company/AvailableCompanies', 'nobody'),
    403: async (w) => {
      const { access_token: token } = await w.sandbox.signIn(w.tenant, 'controller')
      return w.sandbox.send('GET', '/distribution/api/Company/AvailableCompanies', { token })
    },
  },
  listInvoicesByFilename: {
    ...makePartnerScenarios('Invoice/InvoicesByFilename?Filename={file}&CompanyId='),
    404: askPartner('Invoice/InvoicesByFilename?Filename=no&CompanyId={own}'),
  },
  listInvoicesByNumber: {
    ...makePartnerScenarios('Invoice/Invoices?FromDate=2026-01-01&CompanyId='),
    404: askPartner('Invoice/Invoices?InvoiceNumber=no&CompanyId={own}'),
  },
  getInvoiceView: {
    ...makePartnerScenarios('Invoice/InvoiceView?InvoiceNumber={number}&CompanyId='),
    404: askPartner('Invoice/InvoiceView?TransactionRid=1'),
  },
  getReceipt: {
    ...makePartnerScenarios('Invoice/Receipt?TransactionRid={delivered}&CompanyId='),
    404: askPartner('Invoice/Receipt?TransactionRid=1&CompanyId={own}'),
  },
  listBundles: makePartnerScenarios('Bundle/List?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId='),
  summarizeBundles: makePartnerScenarios(
    'Bundle/Summary?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId=',
  ),
}
