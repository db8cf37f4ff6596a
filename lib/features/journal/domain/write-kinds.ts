import type { WriteKind } from '@/lib/contracts/desk/journal'

/** Every kind, in the order in which one chooses. */
export const writeKinds = [
  'customers',
  'stops',
  'cases',
  'invoices',
  'adjustments',
  'documents',
  'failures',
  'registrations',
  'exports',
  'reveals',
  'other',
] as const satisfies readonly WriteKind[]

/** The operations of each kind of write. What is in none of them is of the kind `other`. */
const operationsOfKind: Record<Exclude<WriteKind, 'other'>, readonly string[]> = {
  customers: [
    'createCustomer',
    'updateCustomer',
    'deleteCustomer',
    'createCustomers',
    'updateCustomers',
    'addCustomerNote',
    'removeCustomerNote',
    'changeFollowUp',
    'startCustomerBulkAction',
    'createAction',
  ],
  stops: ['updateArItem'],
  cases: [
    'pauseCase',
    'resumeCase',
    'withdrawCase',
    'acceptDebtCollectionList',
    'rejectDebtCollectionList',
    'acceptEvictionRequest',
    'rejectEvictionRequest',
    'acceptEvictionConfirmation',
    'rejectEvictionConfirmation',
    'startBulkAction',
    'stopBulkAction',
    'continueBulkAction',
  ],
  invoices: [
    'createCollectionInvoices',
    'sendB2bInvoice',
    'sendB2bCreditNote',
    'sendB2cInvoice',
    'sendB2cLetter',
    'sendB2cDanishInvoice',
    'sendB2cSwedishInvoice',
    'startSending',
    'pauseInvoice',
    'resumeInvoice',
    'withdrawInvoice',
    'linkByHand',
    'unlinkByHand',
  ],
  adjustments: [
    'createCorrections',
    'createPayments',
    'createPaymentReservation',
    'createAutoPostings',
  ],
  documents: ['uploadFiles', 'createDocument', 'createDocuments'],
  failures: ['markCauseHandled', 'unmarkCauseHandled'],
  registrations: ['registerSwedishBankAgreement', 'addCompany'],
  exports: [
    'startExport',
    'startInvoiceExport',
    'cancelExport',
    'continueExport',
    'createReportAction',
  ],
  reveals: ['revealCustomerField', 'revealDebtorField'],
}

/** True of a write that sends a document, which is delivered some time later. */
export const isDocumentSend = (operation: string): boolean => operation.startsWith('sendB2')

/** The kind that a write belongs to, so that each belongs to one. */
export const findWriteKind = (operation: string): WriteKind =>
  (Object.keys(operationsOfKind) as Exclude<WriteKind, 'other'>[]).find((kind) =>
    operationsOfKind[kind].includes(operation),
  ) ?? 'other'
