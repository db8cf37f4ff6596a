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
import { getSentBatch, listSentBatches } from './desk/batches'
import {
  continueBulkAction,
  getBulkAction,
  listBulkActionRows,
  listBulkActions,
  startBulkAction,
  stopBulkAction,
} from './desk/bulk/bulk-actions'
import { startCustomerBulkAction } from './desk/bulk/customer-bulk-actions'
import { getImportBatch } from './desk/bulk/customer-import'
import { startSending } from './desk/bulk/send-bulk'
import { listDeliveryTimes } from './desk/delivery-times'
import {
  cancelExport,
  continueExport,
  getExport,
  listExports,
  startExport,
  startInvoiceExport,
} from './desk/exports'
import {
  listFailuresByCause,
  listFailuresOfCause,
  markCauseHandled,
  unmarkCauseHandled,
} from './desk/failures'
import { getJournalEntry, listJournal } from './desk/journal'
import { joinByHand, listItemJoins, listJoins, unjoinByHand } from './desk/manual-links'
import { recordOutcome } from './desk/outcome-record'
import {
  addCustomerNote,
  changeFollowUp,
  getFollowUp,
  listCustomerNotes,
  listFollowUps,
  removeCustomerNote,
} from './desk/receivables/customer-notes'
import { getLookups, getRecents, keepLookups, keepRecent } from './desk/recents'
import {
  getAddedCompany,
  getBankAgreement,
  listAddedCompanies,
  listBankAgreements,
} from './desk/registrations'
import { revealCustomerField, revealDebtorField } from './desk/reveal'
import { listResentInvoices } from './desk/sending/resent-invoices'
import { getSentDocument } from './desk/sending/sent-documents'
import { findSentPayments } from './desk/sent-payments'
import { endOtherSessions, listSessions } from './desk/sessions'
import {
  dropDraft,
  getColumnMatches,
  getColumns,
  getDraft,
  keepColumnMatches,
  keepColumns,
  keepDraft,
} from './desk/user-state'
import {
  deleteView,
  getViewChanges,
  listViews,
  lookAtView,
  renameView,
  saveView,
  shareView,
} from './desk/views'
import { getVolume } from './desk/volume'
import { listWork, listWorkMarks, markWork } from './desk/work'
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
import { createDocument, getDocument, listDocuments } from './receivables/documents'
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
  listBankAgreements,
  getBankAgreement,
  listAddedCompanies,
  getAddedCompany,
  listJournal,
  getJournalEntry,
  listSentBatches,
  getSentBatch,
  findSentPayments,
  revealCustomerField,
  revealDebtorField,
  keepDraft,
  dropDraft,
  getDraft,
  keepColumns,
  getColumns,
  keepColumnMatches,
  getColumnMatches,
  keepLookups,
  getLookups,
  keepRecent,
  getRecents,
  getVolume,
  listDeliveryTimes,
  listViews,
  saveView,
  renameView,
  shareView,
  deleteView,
  getViewChanges,
  lookAtView,
  listFailuresByCause,
  listFailuresOfCause,
  markCauseHandled,
  unmarkCauseHandled,
  listWork,
  listWorkMarks,
  markWork,
  listJoins,
  listItemJoins,
  joinByHand,
  unjoinByHand,
  listResentInvoices,
  getSentDocument,
  listCustomerNotes,
  addCustomerNote,
  removeCustomerNote,
  getFollowUp,
  listFollowUps,
  changeFollowUp,
  recordOutcome,
  startExport,
  startInvoiceExport,
  cancelExport,
  continueExport,
  getExport,
  listExports,
  startBulkAction,
  startCustomerBulkAction,
  startSending,
  getImportBatch,
  stopBulkAction,
  continueBulkAction,
  getBulkAction,
  listBulkActionRows,
  listBulkActions,
  listSessions,
  endOtherSessions,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
export type Input<Name extends OperationName> = OperationInput<Operations[Name]>
export type Answer<Name extends OperationName> = OperationAnswer<Operations[Name]>

/** The operation of a name that came from outside, or undefined. */
export function findOperation(name: string): Operation | undefined {
  return Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined
}
