import type { Translate } from '@/lib/shared/i18n/translate'

/** What an operation of the journal is called; one that has no words is named as it is. */
export function labelOperation(t: Translate, operation: string): string {
  const named = findNamedOperation(operation)
  return named ? t(`journal.operation.${named}`) : operation
}

/** An operation that has words; undefined for one of a later version. */
export const findNamedOperation = (operation: string) =>
  namedOperations.find((each) => each === operation)

/** The operations by which a case or an invoice in collection is decided on. */
export const decisionOperations = [
  'pauseCase',
  'resumeCase',
  'withdrawCase',
  'acceptDebtCollectionList',
  'rejectDebtCollectionList',
  'acceptEvictionRequest',
  'rejectEvictionRequest',
  'acceptEvictionConfirmation',
  'rejectEvictionConfirmation',
  'pauseInvoice',
  'resumeInvoice',
  'withdrawInvoice',
] as const

const namedOperations = [
  'updateCustomer',
  'createCustomer',
  'deleteCustomer',
  'updateArItem',
  'createPaymentReservation',
  'createAutoPostings',
  'createAction',
  'createDocument',
  'createDocuments',
  'createReportAction',
  'updateCustomers',
  'createCustomers',
  'revealCustomerField',
  'revealDebtorField',
  'startBulkAction',
  'startCustomerBulkAction',
  'startSending',
  'stopBulkAction',
  'continueBulkAction',
  'startExport',
  'startInvoiceExport',
  'cancelExport',
  'endOtherSessions',
  'continueExport',
  'saveView',
  'renameView',
  'shareView',
  'deleteView',
  'markCauseHandled',
  'unmarkCauseHandled',
  'linkByHand',
  'unlinkByHand',
  'addCustomerNote',
  'removeCustomerNote',
  'changeFollowUp',
  'recordOutcome',
  'markWork',
  'createCorrections',
  'createPayments',
  'createCollectionInvoices',
  'sendB2bInvoice',
  'sendB2bCreditNote',
  'sendB2cInvoice',
  'sendB2cLetter',
  'sendB2cDanishInvoice',
  'sendB2cSwedishInvoice',
  'registerSwedishBankAgreement',
  'addCompany',
  'uploadFiles',
  ...decisionOperations,
] as const

const decisionFields = [
  ...(['status', 'subStatus', 'remainingAmount', 'currency', 'pausedUntil', 'closedAt'] as const),
  ...(['invoices', 'caseNumber', 'invoiceNumber', 'reason', 'until'] as const),
] as const

const itemFields = [
  ...(['arItemId', 'documentNo', 'creditNotes'] as const),
  ...(['creditNote.amount', 'creditNote.text'] as const),
] as const

const documentFields = [
  ...(['documentType', 'documentDate', 'dueDate', 'kid', 'documentLines'] as const),
  ...(['salesOrderId', 'purchaseOrderId', 'additionalReference'] as const),
  ...(['currencyAmounts.exclVat', 'currencyAmounts.vat', 'currencyAmounts.inclVat'] as const),
] as const

const bulkFields = ['verb', 'total', 'kind', 'memo', 'owner', 'text', 'undoes'] as const

const viewFields = ['list', 'clientNo', 'organizationId', 'companyIds', 'query', 'shared'] as const

const registrationFields = [
  ...(['organizationNumber', 'name', 'bankAccountNumber', 'bankAccountType'] as const),
  ...(['targetGroup', 'OrganizationNumber', 'Name', 'CountryCode', 'Email', 'Status'] as const),
] as const

/**
 * The name of a field that a decision on a case or an invoice hangs on, that names an item, or that
 * a decision, a bulk action or a saved view sends; null where it is not known.
 */
export function labelWrittenField(t: Translate, field: string): string | null {
  const known = [
    ...[...decisionFields, ...itemFields, ...documentFields, ...bulkFields],
    ...[...viewFields, ...registrationFields],
  ].find((each) => each === field)
  return known ? t(`journal.fieldName.${known}`) : null
}
