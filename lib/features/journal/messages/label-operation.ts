import type { Translate } from '@/lib/shared/i18n/translate'

/** What an operation of the journal is called; one that has no words is named as it is. */
export function labelOperation(t: Translate, operation: string): string {
  const named = namedOperations.find((each) => each === operation)
  return named ? t(`journal.operation.${named}`) : operation
}

const namedOperations = [
  'updateCustomer',
  'createCustomer',
  'deleteCustomer',
  'updateCustomers',
  'createCustomers',
  'revealCustomerField',
  'revealDebtorField',
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
  'joinByHand',
  'unjoinByHand',
  'addCustomerNote',
  'removeCustomerNote',
  'changeFollowUp',
  'recordOutcome',
  'markWork',
  'createCorrections',
  'createPayments',
  'createCollectionInvoices',
  ...([
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
  ] as const),
] as const
