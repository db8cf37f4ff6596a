import { actions } from '@/lib/features/actions/messages/en'
import { adjustments } from '@/lib/features/adjustments/messages/en'
import { arItems } from '@/lib/features/ar-items/messages/en'
import { autoPostings } from '@/lib/features/auto-postings/messages/en'
import { bankAgreements } from '@/lib/features/bank-agreements/messages/en'
import { batches } from '@/lib/features/batches/messages/en'
import { bulkActions } from '@/lib/features/bulk-actions/messages/en'
import { bundles } from '@/lib/features/bundles/messages/en'
import { claimBreakdown } from '@/lib/features/claim-breakdown/messages/en'
import { codes } from '@/lib/features/codes/messages/en'
import { collectionCases } from '@/lib/features/collection-cases/messages/en/cases'
import { decisions } from '@/lib/features/collection-cases/messages/en/decisions'
import { collectionInvoices } from '@/lib/features/collection-invoices/messages/en'
import { collectionReports } from '@/lib/features/collection-reports/messages/en'
import { companies } from '@/lib/features/companies/messages/en'
import { customerImport } from '@/lib/features/customer-import/messages/en'
import { importResults } from '@/lib/features/customer-import/messages/results-en'
import { checks } from '@/lib/features/customers/messages/en/checks'
import { customerFields } from '@/lib/features/customers/messages/en/customer-fields'
import { customerPicker } from '@/lib/features/customers/messages/en/customer-picker'
import { customerStops } from '@/lib/features/customers/messages/en/customer-stops'
import { customers } from '@/lib/features/customers/messages/en/customers'
import { causes } from '@/lib/features/delivery-failures/messages/en/causes'
import { deliveryFailures } from '@/lib/features/delivery-failures/messages/en/failures'
import { deliveryTimes } from '@/lib/features/delivery-times/messages/en'
import { documentRules } from '@/lib/features/document-rules/messages/en/findings'
import { documents } from '@/lib/features/documents/messages/en'
import { exportPanel, exports } from '@/lib/features/exports/messages/en/exports'
import { invoiceRegistration } from '@/lib/features/invoice-registration/messages/en'
import { invoiceSearch } from '@/lib/features/invoice-search/messages/en/search'
import { transactions } from '@/lib/features/invoice-search/messages/en/transactions'
import { understood } from '@/lib/features/invoice-search/messages/en/understood'
import { invoiceSending } from '@/lib/features/invoice-sending/messages/en/invoice-sending'
import { invoiceTracking, lookups, references } from '@/lib/features/invoice-tracking/messages/en'
import { journal } from '@/lib/features/journal/messages/en/journal'
import { ledger } from '@/lib/features/ledger/messages/en'
import { logItems } from '@/lib/features/log-items/messages/en'
import { paymentMatching } from '@/lib/features/payment-matching/messages/en'
import { paymentReservations } from '@/lib/features/payment-reservations/messages/en'
import { registrations } from '@/lib/features/registrations/messages/en'
import { savedViews } from '@/lib/features/saved-views/messages/en'
import { searchEverything } from '@/lib/features/search-everything/messages/en'
import { settlements } from '@/lib/features/settlements/messages/en'
import { session } from '@/lib/features/sign-in/messages/en'
import { storedFiles } from '@/lib/features/stored-files/messages/en'
import { today } from '@/lib/features/today/messages/en'
import { workHolders } from '@/lib/features/today/messages/work-holders-en'
import { shared } from '@/lib/shared/i18n/messages/en'

/** Every English text, by namespace: the first part of its key. */
export const en = {
  ...shared,
  actions,
  adjustments,
  arItems,
  autoPostings,
  bankAgreements,
  batches,
  bulkActions,
  bundles,
  causes,
  checks,
  codes,
  claimBreakdown,
  collectionCases,
  collectionInvoices,
  collectionReports,
  companies,
  customerFields,
  customerImport,
  importResults,
  customerPicker,
  customerStops,
  customers,
  decisions,
  deliveryFailures,
  deliveryTimes,
  documentRules,
  documents,
  exportPanel,
  exports,
  invoiceRegistration,
  invoiceSearch,
  invoiceSending,
  invoiceTracking,
  journal,
  logItems,
  lookups,
  ledger,
  paymentMatching,
  paymentReservations,
  references,
  registrations,
  savedViews,
  searchEverything,
  session,
  settlements,
  storedFiles,
  today,
  transactions,
  understood,
  workHolders,
}

declare module 'use-intl' {
  /** What texts there are, so that a key that no namespace has does not compile. */
  interface AppConfig {
    Messages: typeof en
  }
}
