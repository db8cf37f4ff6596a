import { createCorrections } from './collection/corrections'
import { getCollectionInvoice } from './collection/invoices'
import { cancelExport, continueExport, getExport, listExports, startExport } from './desk/exports'
import { listFailuresByCause, markCauseHandled, unmarkCauseHandled } from './desk/failures'
import { getJournalEntry, listJournal } from './desk/journal'
import { dropDraft, getColumns, getDraft, keepColumns, keepDraft } from './desk/kept'
import { revealCustomerField } from './desk/reveal'
import { deleteView, getViewChanges, listViews, lookAtView, renameView, saveView, shareView } from './desk/views'
import { getVolume } from './desk/volume'
import { registerSwedishBankAgreement } from './distribution/bank-agreements'
import { getInvoiceStatus, postInvoicePstatus, postInvoiceStatus } from './distribution/status'
import { collectionHealth, distributionHealth, identityHealth, receivablesHealth } from './health'
import { refreshToken, requestToken, verifyToken } from './identity/tokens'
import type { AnswerOf, InputOf, Operation } from './operation'
import { listBundles, summarizeBundles } from './partner/bundles'
import { listAvailableCompanies } from './partner/companies'
import { searchInvoiceSummary } from './partner/invoice-summary'
import { getInvoiceView, getReceipt, listInvoicesByFilename, listInvoicesByNumber } from './partner/invoices'
import { requestPartnerToken } from './partner/tokens'
import { getReceivablesBatch } from './receivables/batches'
import { createCustomer, createCustomers, deleteCustomer, getCustomer, listCustomers, updateCustomer, updateCustomers } from './receivables/customers'

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
  registerSwedishBankAgreement,
  createCorrections,
  getCollectionInvoice,
  requestToken,
  refreshToken,
  verifyToken,
  identityHealth,
  receivablesHealth,
  distributionHealth,
  collectionHealth,
  listJournal,
  getJournalEntry,
  revealCustomerField,
  keepDraft,
  dropDraft,
  getDraft,
  keepColumns,
  getColumns,
  getVolume,
  listViews,
  saveView,
  renameView,
  shareView,
  deleteView,
  getViewChanges,
  lookAtView,
  listFailuresByCause,
  markCauseHandled,
  unmarkCauseHandled,
  startExport,
  cancelExport,
  continueExport,
  getExport,
  listExports,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
export type Input<Name extends OperationName> = InputOf<Operations[Name]>
export type Answer<Name extends OperationName> = AnswerOf<Operations[Name]>

/** The operation of a name that came from outside, or undefined. */
export function operationNamed(name: string): Operation | undefined {
  return Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined
}
