import type { OperationName } from '../contracts/registry'
import type { ParsedInput } from '../upstream/request'

/** What is known of a person and of records that they may read: numbers to ask with. They are never written anywhere. */
export type Known = Partial<Record<KnownName, string | number>>
export type KnownName =
  | 'clientno'
  | 'organizationId'
  | 'CompanyId'
  | 'customerno'
  | 'aritemid'
  | 'TransactionRid'
  | 'InvoiceNumber'
  | 'Filename'
  | 'invoiceId'
  | 'batchId'
  | 'settlementId'

type Question = {
  name: OperationName
  /** What must be known before it can be asked. */
  needs: readonly KnownName[]
  ask: (known: Required<Known>, days: Days) => ParsedInput
  /** Which fields of the first row of the answer become known, by the names that services give them. */
  tells?: Partial<Record<KnownName, readonly string[]>>
}

/** The days that are asked about, as calendar dates. */
export type Days = { from: string; to: string }

const question = (name: OperationName, needs: readonly KnownName[] = [], ask: Question['ask'] = () => ({}), tells?: Question['tells']): Question => ({
  name,
  needs,
  ask,
  tells,
})

const ofClient = ({ clientno }: Required<Known>) => ({ clientno })
const ofOrganization = ({ organizationId }: Required<Known>) => ({ organizationId })
const ofInvoice = ({ organizationId, invoiceId }: Required<Known>) => ({ params: { organizationId, invoiceId }, query: {} })
const ofPeriod = (known: Required<Known>, { from, to }: Days) => ({ params: ofOrganization(known), query: { fromDate: from, toDate: to } })
const ofBundles = ({ CompanyId }: Required<Known>, { from, to }: Days) => ({ query: { FromDate: from, ToDate: to, CompanyId } })
const ofStatus = ({ InvoiceNumber, CompanyId }: Required<Known>) => ({ body: { InvoiceNumber, CompanyId } })

/** Every read that may be asked without a trace, lists first: their rows tell what single records can be asked for. */
export const questions: readonly Question[] = [
  ...(['identityHealth', 'receivablesHealth', 'distributionHealth', 'collectionHealth', 'pingCollection', 'pingWebapi'] as const).map((name) =>
    question(name),
  ),
  question('verifyToken'),
  question('listCustomers', ['clientno'], (known) => ({ params: ofClient(known), query: { pageno: 1, pagesize: 20 } }), {
    customerno: ['customerNo'],
  }),
  question('listArItems', ['clientno'], (known) => ({ params: ofClient(known), query: { pageno: 1, pagesize: 20 } }), {
    aritemid: ['arItemId', 'aritemId', 'arItemNo', 'id'],
  }),
  question('listAvailableCompanies', [], undefined, { CompanyId: ['CompanyId', 'Id'] }),
  question(
    'searchInvoiceSummary',
    ['CompanyId'],
    ({ CompanyId }, { from, to }) => ({
      body: { CompanyIds: [Number(CompanyId)], FromDate: `${from}T00:00:00Z`, ToDate: `${to}T23:59:59.999Z`, PageSize: 20 },
    }),
    { TransactionRid: ['TransactionRid'], InvoiceNumber: ['InvoiceNumber'], Filename: ['Filename'] },
  ),
  question('listCollectionInvoices', ['organizationId'], (known) => ({ params: ofOrganization(known), query: {} }), {
    invoiceId: ['id', 'invoiceId'],
  }),
  question('listCases', ['organizationId'], (known) => ({ params: ofOrganization(known), query: {} })),
  question('listCollectionBatches', ['organizationId'], (known) => ({ params: ofOrganization(known), query: {} }), {
    batchId: ['id', 'batchId'],
  }),
  question('listSettlements', ['organizationId'], ofPeriod, { settlementId: ['id', 'settlementId'] }),
  question('listOrganizationReports', ['organizationId'], ofPeriod),
  question('listBundles', ['CompanyId'], ofBundles),
  question('summarizeBundles', ['CompanyId'], ofBundles),

  question('getCustomer', ['clientno', 'customerno'], ({ clientno, customerno }) => ({ params: { clientno, customerno } })),
  question('getArItem', ['clientno', 'aritemid'], ({ clientno, aritemid }) => ({ params: { clientno, aritemid: String(aritemid) }, query: {} })),
  question('listInvoicesByFilename', ['CompanyId', 'Filename'], ({ CompanyId, Filename }) => ({ query: { CompanyId, Filename } })),
  question('listInvoicesByNumber', ['CompanyId', 'InvoiceNumber'], ({ CompanyId, InvoiceNumber }) => ({ query: { CompanyId, InvoiceNumber } })),
  question('getInvoiceView', ['TransactionRid'], ({ TransactionRid }) => ({ query: { TransactionRid } })),
  question('getReceipt', ['TransactionRid', 'CompanyId'], ({ TransactionRid, CompanyId }) => ({ query: { TransactionRid, CompanyId } })),
  ...(['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const).map((name) =>
    question(name, ['InvoiceNumber', 'CompanyId'], ofStatus),
  ),
  question('getInvoiceLookupLink', ['InvoiceNumber', 'CompanyId'], ({ InvoiceNumber, CompanyId }) => ({ query: { InvoiceNumber, CompanyId } })),
  ...(['getCollectionInvoice', 'listInvoiceDocuments', 'listInvoiceHistory', 'listInvoicePayments'] as const).map((name) =>
    question(name, ['organizationId', 'invoiceId'], ofInvoice),
  ),
  question('getCollectionBatch', ['organizationId', 'batchId'], ({ organizationId, batchId }) => ({ params: { organizationId, batchId } })),
  question('getLegacyBatch', ['batchId'], ({ batchId }) => ({ params: { batchId } })),
  question('getWebapiBatch', ['batchId'], ({ batchId }) => ({ query: { batchId } })),
  question('getSettlement', ['organizationId', 'settlementId'], ({ organizationId, settlementId }) => ({ params: { organizationId, settlementId } })),
]

/** Reads that are not asked: tokens are asked for once, at sign-in, and nothing tells a number to ask the others with. */
export const neverAsked: readonly OperationName[] = ['requestToken', 'requestPartnerToken', 'getReceivablesBatch', 'getWebapiAttachment']
