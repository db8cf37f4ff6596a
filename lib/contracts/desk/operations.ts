import { getSentBatch, listSentBatches } from './batches'
import {
  continueBulkAction,
  getBulkAction,
  listBulkActionRows,
  listBulkActions,
  startBulkAction,
  stopBulkAction,
} from './bulk/bulk-actions'
import { startCustomerBulkAction } from './bulk/customer-bulk-actions'
import { getImportBatch } from './bulk/customer-import'
import { startSending } from './bulk/send-bulk'
import { listDeliveryTimes } from './delivery-times'
import {
  cancelExport,
  continueExport,
  getExport,
  listExports,
  startExport,
  startInvoiceExport,
} from './exports'
import {
  listFailuresByCause,
  listFailuresOfCause,
  markCauseHandled,
  unmarkCauseHandled,
} from './failures'
import { getJournalEntry, listJournal } from './journal'
import { linkByHand, listItemManualLinks, listManualLinks, unlinkByHand } from './manual-links'
import { recordOutcome } from './outcome-note'
import {
  addCustomerNote,
  changeFollowUp,
  getFollowUp,
  listCustomerNotes,
  listFollowUps,
  removeCustomerNote,
} from './receivables/customer-notes'
import { getLookups, getRecents, keepLookups, keepRecent } from './recents'
import {
  getAddedCompany,
  getBankAgreement,
  listAddedCompanies,
  listBankAgreements,
} from './registrations'
import { revealCustomerField, revealDebtorField } from './reveal'
import { listResentInvoices } from './sending/resent-invoices'
import { getSentDocument } from './sending/sent-documents'
import { findSentPayments } from './sent-payments'
import { endOtherSessions, listSessions } from './sessions'
import {
  dropDraft,
  getColumnMatches,
  getColumns,
  getDraft,
  keepColumnMatches,
  keepColumns,
  keepDraft,
} from './user-state'
import {
  deleteView,
  getViewChanges,
  listViews,
  renameView,
  saveView,
  shareView,
  visitView,
} from './views'
import { getVolume } from './volume'
import { listWork } from './work'
import { listWorkMarks, markWork } from './work-marks'

/** The operations that the desk answers itself, by name (defineLocalOperation). */
export const deskOperations = {
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
  visitView,
  listFailuresByCause,
  listFailuresOfCause,
  markCauseHandled,
  unmarkCauseHandled,
  listWork,
  listWorkMarks,
  markWork,
  listManualLinks,
  listItemManualLinks,
  linkByHand,
  unlinkByHand,
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
