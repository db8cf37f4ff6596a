import { getCollectionBatch, getLegacyBatch, listCollectionBatches } from './collection/batches'
import {
  acceptDebtCollectionList,
  acceptEvictionConfirmation,
  acceptEvictionRequest,
  pauseCase,
  rejectDebtCollectionList,
  rejectEvictionConfirmation,
  rejectEvictionRequest,
  resumeCase,
  withdrawCase,
} from './collection/case-actions'
import { listCases } from './collection/cases'
import { createCorrections } from './collection/corrections'
import { createCollectionInvoices } from './collection/create-invoices'
import { pauseInvoice, resumeInvoice, withdrawInvoice } from './collection/invoice-actions'
import {
  listInvoiceDocuments,
  listInvoiceHistory,
  listInvoicePayments,
} from './collection/invoice-details'
import { getCollectionInvoice, listCollectionInvoices } from './collection/invoices'
import { createPayments } from './collection/payments'
import { listOrganizationReports } from './collection/reports'
import { getSettlement, listSettlements } from './collection/settlements'
import { getWebapiAttachment, getWebapiBatch, pingWebapi } from './collection/webapi'
import { deskOperations } from './desk/operations'
import {
  postBankAgreementStatus,
  registerSwedishBankAgreement,
} from './distribution/bank-agreements'
import { addCompany, getCompanyStatus } from './distribution/companies'
import { getInvoiceLookupLink } from './distribution/lookup-link'
import {
  sendB2bCreditNote,
  sendB2bInvoice,
  sendB2cDanishInvoice,
  sendB2cInvoice,
  sendB2cLetter,
  sendB2cSwedishInvoice,
} from './distribution/send'
import { getInvoiceStatus, postInvoicePstatus, postInvoiceStatus } from './distribution/status'
import {
  collectionHealth,
  distributionHealth,
  identityHealth,
  pingCollection,
  receivablesHealth,
} from './health'
import { refreshToken, requestToken, verifyToken } from './identity/tokens'
import type { Operation, OperationAnswer, OperationInput } from './operation'
import { listBundles, summarizeBundles } from './partner/bundles'
import { listAvailableCompanies } from './partner/companies'
import { searchInvoiceSummary } from './partner/invoice-summary'
import {
  getInvoiceView,
  getReceipt,
  listInvoicesByFilename,
  listInvoicesByNumber,
} from './partner/invoices'
import { requestPartnerToken } from './partner/tokens'
import { createAction, createReportAction } from './receivables/actions'
import { listAdbIntervals } from './receivables/adb-intervals'
import { getArItem, listArItems, updateArItem } from './receivables/ar-items'
import { createAutoPostings, validateAutoPostings } from './receivables/auto-postings'
import { getReceivablesBatch } from './receivables/batches'
import { getClientConfig, listClientConfigs, listCodes } from './receivables/codes'
import {
  createCustomer,
  createCustomers,
  deleteCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  updateCustomers,
} from './receivables/customers'
import { getDocumentBundle, listDocumentBundles } from './receivables/document-bundles'
import {
  createDocument,
  createDocuments,
  getDocument,
  listDocuments,
} from './receivables/documents'
import { getFile, listFiles, uploadFiles } from './receivables/files'
import { getGlItem, listGlItems } from './receivables/gl-items'
import { getLatestGlMovement, listGlMovements } from './receivables/gl-movements'
import { getLogItem, listLogItems } from './receivables/log-items'
import { createPaymentReservation } from './receivables/payment-reservations'

/** Every operation that the desk knows, by name. */
export const operations = {
  updateCustomer,
  updateCustomers,
  createCustomer,
  createCustomers,
  getCustomer,
  listCustomers,
  deleteCustomer,
  getReceivablesBatch,
  listArItems,
  getArItem,
  updateArItem,
  listCodes,
  listClientConfigs,
  getClientConfig,
  listGlItems,
  getGlItem,
  listGlMovements,
  getLatestGlMovement,
  listAdbIntervals,
  createPaymentReservation,
  createAutoPostings,
  validateAutoPostings,
  listLogItems,
  getLogItem,
  createAction,
  createReportAction,
  listFiles,
  getFile,
  uploadFiles,
  getDocument,
  listDocuments,
  createDocument,
  createDocuments,
  listDocumentBundles,
  getDocumentBundle,
  searchInvoiceSummary,
  listAvailableCompanies,
  listInvoicesByFilename,
  listInvoicesByNumber,
  getInvoiceView,
  getReceipt,
  listBundles,
  summarizeBundles,
  requestPartnerToken,
  getInvoiceStatus,
  postInvoiceStatus,
  postInvoicePstatus,
  getInvoiceLookupLink,
  registerSwedishBankAgreement,
  sendB2bInvoice,
  sendB2bCreditNote,
  sendB2cInvoice,
  sendB2cLetter,
  sendB2cDanishInvoice,
  sendB2cSwedishInvoice,
  postBankAgreementStatus,
  addCompany,
  getCompanyStatus,
  createCorrections,
  createCollectionInvoices,
  createPayments,
  getCollectionInvoice,
  listCollectionInvoices,
  listInvoiceDocuments,
  listInvoiceHistory,
  listInvoicePayments,
  pauseInvoice,
  withdrawInvoice,
  resumeInvoice,
  listCases,
  pauseCase,
  withdrawCase,
  resumeCase,
  acceptDebtCollectionList,
  rejectDebtCollectionList,
  acceptEvictionRequest,
  rejectEvictionRequest,
  acceptEvictionConfirmation,
  rejectEvictionConfirmation,
  listCollectionBatches,
  getCollectionBatch,
  getLegacyBatch,
  listSettlements,
  getSettlement,
  listOrganizationReports,
  getWebapiBatch,
  getWebapiAttachment,
  pingWebapi,
  requestToken,
  refreshToken,
  verifyToken,
  identityHealth,
  receivablesHealth,
  distributionHealth,
  collectionHealth,
  pingCollection,
  ...deskOperations,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
export type Input<Name extends OperationName> = OperationInput<Operations[Name]>
export type Answer<Name extends OperationName> = OperationAnswer<Operations[Name]>

/** The operation of a name that came from outside, or undefined. */
export function findOperation(name: string): Operation | undefined {
  return Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined
}
