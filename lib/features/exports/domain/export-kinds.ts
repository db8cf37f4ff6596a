import type {
  ExportColumn,
  ExportKind,
  ExportSearch,
  InvoiceColumn,
  InvoiceSearch,
} from '@/lib/contracts/desk/export-files'

/**
 * Most rows of an export as XLSX: its file is made at once, in memory (some 400 MB for so many of
 * every column). CSV has no such end.
 */
export const workbookRowsMax = 20_000

/** Exports of one person that may run at the same time. */
export const runningExportsMax = 3

/** What a list of one kind is, as far as an export is concerned. */
type KindDefinition<Column extends string, Filter extends string> = {
  /** How the name of a file begins. */
  fileName: string
  /** Every column, in its own order. */
  columns: readonly Column[]
  /** The columns that are numbers in a file: amounts and counts. */
  numbers: readonly Column[]
  /**
   * Filters by what an upstream may change of a row: one can come under such a filter, or leave it,
   * while the list is read.
   */
  changeable: readonly Filter[]
  /** Filters by what stands once and for all. */
  fixed: readonly Filter[]
  /** Those that bound a time. */
  bounds: readonly Filter[]
  /**
   * Rows stand in an order by which they can be gone through without missing one: a complete file
   * has every row that stood there at the start.
   */
  isOrdered: boolean
}

const invoiceSummary: KindDefinition<ExportColumn, keyof ExportSearch> = {
  fileName: 'invoices',
  columns: [
    ...(['RowId', 'TransactionRid', 'CompanyId', 'InvoiceNumber', 'KID', 'Filename'] as const),
    ...([
      'LogTime',
      'DeliveryTime',
      'InvoiceDate',
      'DueDate',
      'ChannelUpdateTime',
      'Amount',
      'AmountExVat',
    ] as const),
    ...([
      'Status',
      'ChannelStatus',
      'CorrelationStatus',
      'Company',
      'Channel',
      'RequestedChannel',
      'ActualChannel',
      'Direction',
    ] as const),
    ...(['InvoiceType', 'InvoiceeName', 'LogText'] as const),
  ],
  numbers: ['Amount', 'AmountExVat'],
  changeable: [
    'Statuses',
    'ChannelStatuses',
    'CorrelationStatus',
    'FromChannelUpdateTime',
    'ToChannelUpdateTime',
  ],
  fixed: [
    ...(['CompanyIds', 'FromDate', 'ToDate', 'DocumentType', 'Direction', 'Endpoints'] as const),
    ...(['ParentTransactionRid', 'SearchType', 'Search', 'Searches'] as const),
  ],
  bounds: ['FromDate', 'ToDate', 'FromChannelUpdateTime', 'ToChannelUpdateTime'],
  isOrdered: true,
}

const invoiceNumbers = [
  ...([
    'originalInvoiceAmount',
    'currentAmount',
    'remainingAmount',
    'paidAmount',
    'creditedAmount',
  ] as const),
  ...(['debtorCount', 'claimCount'] as const),
] as const

const collectionInvoices: KindDefinition<InvoiceColumn, keyof InvoiceSearch> = {
  fileName: 'collection-invoices',
  columns: [
    ...([
      'id',
      'invoiceNumber',
      'uniqueSourceInvoiceId',
      'ocrReferenceNumber',
      'collectionCaseNumber',
    ] as const),
    ...([
      'organizationId',
      'organizationNumber',
      'organizationName',
      'debtorName',
      'debtorCustomerNumber',
    ] as const),
    ...([
      'createdAt',
      'closedAt',
      'invoiceDate',
      'dueDate',
      'pausedUntil',
      'status',
      'type',
      'pauseReason',
      'currency',
    ] as const),
    ...invoiceNumbers,
  ],
  numbers: invoiceNumbers,
  changeable: ['Status', 'Type'],
  fixed: ['InvoiceNumber', 'UniqueSourceInvoiceId', 'CustomerNumber', 'From', 'To'],
  bounds: ['From', 'To'],
  isOrdered: false,
}

/** The lists that can be exported, by their kind. */
export const exportKinds: Record<ExportKind, KindDefinition<string, string>> = {
  invoiceSummary,
  collectionInvoices,
}
