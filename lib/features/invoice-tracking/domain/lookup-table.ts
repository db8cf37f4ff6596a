import type { SearchField } from '@/lib/shared/references/reference-text'

/** What a caller may have of an invoice. */
export const lookupFields = [
  'receiptId',
  'invoiceNumber',
  'kid',
  'fileName',
  'transactionRid',
  'invoiceeName',
] as const
export type LookupField = (typeof lookupFields)[number]

type LookupOperation =
  | 'getInvoiceStatus'
  | 'searchInvoiceSummary'
  | 'listInvoicesByNumber'
  | 'listInvoicesByFilename'
  | 'getInvoiceView'
  | 'listArItems'
  | 'listCollectionInvoices'

/** One operation that answers it. */
export type LookupQuestion = {
  operation: LookupOperation
  /** The field that takes the value, and in which part of the request. */
  part: 'query' | 'body'
  field: string
  /** What stands in the request beside it. */
  beside?: Record<string, string>
  /**
   * What must be known too: a number is one company's own, a ledger one client's, a collection
   * invoice one organization's.
   */
  needs: 'nothing' | 'company' | 'client' | 'organization'
  /**
   * `newest`: of several it answers the newest alone, so another question must tell whether there
   * are several (assumed).
   */
  answers: 'one' | 'newest' | 'several'
  tells: 'status' | 'transactions' | 'view' | 'items' | 'collectionInvoices'
}

/**
 * What the page of an invoice is keyed by, because the status question takes it; null: a search
 * must find the number first.
 */
export const pageKeys: Record<LookupField, 'identifier' | 'number' | null> = {
  receiptId: 'identifier',
  invoiceNumber: 'number',
  kid: null,
  fileName: null,
  transactionRid: null,
  invoiceeName: null,
}

const makeSearchQuestion = (SearchType: SearchField, field = 'Searches'): LookupQuestion => ({
  ...{ operation: 'searchInvoiceSummary', part: 'body', field, beside: { SearchType } },
  ...{ needs: 'nothing', answers: 'several', tells: 'transactions' },
})

/**
 * Which operation answers what a caller has, the first to be asked first (interface.md 2.4, 4.4,
 * 4.5, 4.9). The status question takes an identifier or an invoice number and nothing else; that
 * the receipt id is the identifier is assumed, as are the fields of partner, ledger and list
 * questions. Debt collection can not be asked by payment reference.
 */
export const lookupTable: Record<LookupField, LookupQuestion[]> = {
  receiptId: [
    {
      operation: 'getInvoiceStatus',
      part: 'body',
      field: 'Identifier',
      needs: 'nothing',
      answers: 'one',
      tells: 'status',
    },
  ],
  invoiceNumber: [
    {
      operation: 'getInvoiceStatus',
      part: 'body',
      field: 'InvoiceNumber',
      needs: 'nothing',
      answers: 'newest',
      tells: 'status',
    },
    makeSearchQuestion('InvoiceNumber'),
    {
      operation: 'listInvoicesByNumber',
      part: 'query',
      field: 'InvoiceNumber',
      needs: 'company',
      answers: 'several',
      tells: 'transactions',
    },
    {
      operation: 'listArItems',
      part: 'query',
      field: 'documentno',
      needs: 'client',
      answers: 'several',
      tells: 'items',
    },
    {
      operation: 'listCollectionInvoices',
      part: 'query',
      field: 'InvoiceNumber',
      needs: 'organization',
      answers: 'several',
      tells: 'collectionInvoices',
    },
  ],
  kid: [
    makeSearchQuestion('KID'),
    {
      operation: 'listArItems',
      part: 'query',
      field: 'kid',
      needs: 'client',
      answers: 'several',
      tells: 'items',
    },
  ],
  fileName: [
    makeSearchQuestion('Filename'),
    {
      operation: 'listInvoicesByFilename',
      part: 'query',
      field: 'Filename',
      needs: 'company',
      answers: 'several',
      tells: 'transactions',
    },
  ],
  transactionRid: [
    makeSearchQuestion('TransactionRid'),
    {
      operation: 'getInvoiceView',
      part: 'query',
      field: 'TransactionRid',
      needs: 'nothing',
      answers: 'one',
      tells: 'view',
    },
  ],
  invoiceeName: [makeSearchQuestion('InvoiceeName', 'Search')],
}
