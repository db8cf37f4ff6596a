import type { OperationName } from '@/lib/contracts/registry'
import type { ParsedInput } from '@/lib/platform/upstream/request'

/**
 * What is known of a person and of records that they may read: numbers to ask with. They are never
 * written anywhere.
 */
export type Known = Partial<Record<KnownName, string | number>>
export type KnownName =
  | 'clientno'
  | 'organizationId'
  | 'CompanyId'
  | 'customerno'
  | 'aritemid'
  | 'key'
  | 'glitemid'
  | 'logitemid'
  | 'fileid'
  | 'documentno'
  | 'bundleid'
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
  /**
   * Which fields of the first row of the answer become known, by the names that services give them.
   */
  tells?: Partial<Record<KnownName, readonly string[]>>
}

/** The days that are asked about, as calendar dates. */
export type Days = { from: string; to: string }

const makeQuestion = (
  name: OperationName,
  needs: readonly KnownName[] = [],
  ask: Question['ask'] = () => ({}),
  tells?: Question['tells'],
): Question => ({
  name,
  needs,
  ask,
  tells,
})

const toClientParams = ({ clientno }: Required<Known>) => ({ clientno })
const toFirstPage = (known: Required<Known>) => ({
  params: toClientParams(known),
  query: { pageno: 1, pagesize: 20 },
})
const toOrganizationParams = ({ organizationId }: Required<Known>) => ({ organizationId })
const toInvoiceInput = ({ organizationId, invoiceId }: Required<Known>) => ({
  params: { organizationId, invoiceId },
  query: {},
})
const toPeriodInput = (known: Required<Known>, { from, to }: Days) => ({
  params: toOrganizationParams(known),
  query: { fromDate: from, toDate: to },
})
const toBundlesInput = ({ CompanyId }: Required<Known>, { from, to }: Days) => ({
  query: { FromDate: from, ToDate: to, CompanyId },
})
const toStatusInput = ({ InvoiceNumber, CompanyId }: Required<Known>) => ({
  body: { InvoiceNumber, CompanyId },
})

/**
 * Every read that may be asked without a trace, lists first: their rows tell what single records
 * can be asked for.
 */
export const questions: readonly Question[] = [
  ...(
    [
      'identityHealth',
      'receivablesHealth',
      'distributionHealth',
      'collectionHealth',
      'pingCollection',
      'pingWebapi',
    ] as const
  ).map((name) => makeQuestion(name)),
  makeQuestion('verifyToken'),
  makeQuestion(
    'listCustomers',
    ['clientno'],
    (known) => ({ params: toClientParams(known), query: { pageno: 1, pagesize: 20 } }),
    {
      customerno: ['customerNo'],
    },
  ),
  makeQuestion(
    'listArItems',
    ['clientno'],
    (known) => ({ params: toClientParams(known), query: { pageno: 1, pagesize: 20 } }),
    {
      aritemid: ['arItemId', 'aritemId', 'arItemNo', 'id'],
    },
  ),
  makeQuestion('listCodes', ['clientno'], toFirstPage),
  makeQuestion('listClientConfigs', ['clientno'], toFirstPage, { key: ['key', 'name', 'id'] }),
  makeQuestion(
    'listGlItems',
    ['clientno'],
    (known) => ({ params: toClientParams(known), query: { pageno: 1, pagesize: 20 } }),
    { glitemid: ['glItemId', 'glitemId', 'glItemNo', 'id'] },
  ),
  ...(['listGlMovements', 'getLatestGlMovement', 'listAdbIntervals'] as const).map((name) =>
    makeQuestion(name, ['clientno'], (known) => ({ params: toClientParams(known), query: {} })),
  ),
  makeQuestion('listLogItems', ['clientno'], toFirstPage, { logitemid: ['logItemId', 'id'] }),
  makeQuestion('listDocuments', ['clientno'], toFirstPage, { documentno: ['documentNo'] }),
  makeQuestion('listDocumentBundles', ['clientno'], toFirstPage, { bundleid: ['bundleId', 'id'] }),
  makeQuestion('listFiles', ['clientno'], toFirstPage, { fileid: ['fileId', 'fileUuid', 'id'] }),
  makeQuestion('listAvailableCompanies', [], undefined, { CompanyId: ['CompanyId', 'Id'] }),
  makeQuestion(
    'searchInvoiceSummary',
    ['CompanyId'],
    ({ CompanyId }, { from, to }) => ({
      body: {
        CompanyIds: [Number(CompanyId)],
        FromDate: `${from}T00:00:00Z`,
        ToDate: `${to}T23:59:59.999Z`,
        PageSize: 20,
      },
    }),
    {
      TransactionRid: ['TransactionRid'],
      InvoiceNumber: ['InvoiceNumber'],
      Filename: ['Filename'],
    },
  ),
  makeQuestion(
    'listCollectionInvoices',
    ['organizationId'],
    (known) => ({ params: toOrganizationParams(known), query: {} }),
    {
      invoiceId: ['id', 'invoiceId'],
    },
  ),
  makeQuestion('listCases', ['organizationId'], (known) => ({
    params: toOrganizationParams(known),
    query: {},
  })),
  makeQuestion(
    'listCollectionBatches',
    ['organizationId'],
    (known) => ({ params: toOrganizationParams(known), query: {} }),
    {
      batchId: ['id', 'batchId'],
    },
  ),
  makeQuestion('listSettlements', ['organizationId'], toPeriodInput, {
    settlementId: ['id', 'settlementId'],
  }),
  makeQuestion('listOrganizationReports', ['organizationId'], toPeriodInput),
  makeQuestion('listBundles', ['CompanyId'], toBundlesInput),
  makeQuestion('summarizeBundles', ['CompanyId'], toBundlesInput),

  makeQuestion('getCustomer', ['clientno', 'customerno'], ({ clientno, customerno }) => ({
    params: { clientno, customerno },
  })),
  makeQuestion('getArItem', ['clientno', 'aritemid'], ({ clientno, aritemid }) => ({
    params: { clientno, aritemid: String(aritemid) },
    query: {},
  })),
  makeQuestion('getClientConfig', ['clientno', 'key'], ({ clientno, key }) => ({
    params: { clientno, key: String(key) },
  })),
  makeQuestion('getGlItem', ['clientno', 'glitemid'], ({ clientno, glitemid }) => ({
    params: { clientno, glitemid: String(glitemid) },
  })),
  makeQuestion('getLogItem', ['clientno', 'logitemid'], ({ clientno, logitemid }) => ({
    params: { clientno, logitemid: String(logitemid) },
  })),
  makeQuestion('getDocument', ['clientno', 'documentno'], ({ clientno, documentno }) => ({
    params: { clientno, documentno: String(documentno) },
  })),
  makeQuestion('getDocumentBundle', ['clientno', 'bundleid'], ({ clientno, bundleid }) => ({
    params: { clientno, bundleid: String(bundleid) },
  })),
  makeQuestion('getFile', ['clientno', 'fileid'], ({ clientno, fileid }) => ({
    params: { clientno, fileid: String(fileid) },
  })),
  makeQuestion('listInvoicesByFilename', ['CompanyId', 'Filename'], ({ CompanyId, Filename }) => ({
    query: { CompanyId, Filename },
  })),
  makeQuestion(
    'listInvoicesByNumber',
    ['CompanyId', 'InvoiceNumber'],
    ({ CompanyId, InvoiceNumber }) => ({ query: { CompanyId, InvoiceNumber } }),
  ),
  makeQuestion('getInvoiceView', ['TransactionRid'], ({ TransactionRid }) => ({
    query: { TransactionRid },
  })),
  makeQuestion('getReceipt', ['TransactionRid', 'CompanyId'], ({ TransactionRid, CompanyId }) => ({
    query: { TransactionRid, CompanyId },
  })),
  ...(['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const).map((name) =>
    makeQuestion(name, ['InvoiceNumber', 'CompanyId'], toStatusInput),
  ),
  makeQuestion(
    'getInvoiceLookupLink',
    ['InvoiceNumber', 'CompanyId'],
    ({ InvoiceNumber, CompanyId }) => ({ query: { InvoiceNumber, CompanyId } }),
  ),
  ...(
    [
      'getCollectionInvoice',
      'listInvoiceDocuments',
      'listInvoiceHistory',
      'listInvoicePayments',
    ] as const
  ).map((name) => makeQuestion(name, ['organizationId', 'invoiceId'], toInvoiceInput)),
  makeQuestion(
    'getCollectionBatch',
    ['organizationId', 'batchId'],
    ({ organizationId, batchId }) => ({ params: { organizationId, batchId } }),
  ),
  makeQuestion('getLegacyBatch', ['batchId'], ({ batchId }) => ({ params: { batchId } })),
  makeQuestion('getWebapiBatch', ['batchId'], ({ batchId }) => ({ query: { batchId } })),
  makeQuestion(
    'getSettlement',
    ['organizationId', 'settlementId'],
    ({ organizationId, settlementId }) => ({ params: { organizationId, settlementId } }),
  ),
]

/**
 * Reads that are not asked: tokens are asked for once, at sign-in, a service that does not know
 * `validateOnly` would book, and nothing tells a number to ask the others with.
 */
export const skippedOperations: readonly OperationName[] = [
  'requestToken',
  'requestPartnerToken',
  'validateAutoPostings',
  'getReceivablesBatch',
  'postBankAgreementStatus',
  'getCompanyStatus',
  'getWebapiAttachment',
]
