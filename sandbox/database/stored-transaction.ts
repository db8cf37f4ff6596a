/**
 * The columns that hold a field each, by the field's name on the wire, with the type they are
 * stored in.
 */
export const transactionColumns = {
  CompanyId: ['company_id', 'int'],
  ParentTransactionRid: ['parent_transaction_rid', 'bigint'],
  DirectionCode: ['direction', 'smallint'],
  LogTime: ['log_time', 'timestamp'],
  DeliveryTime: ['delivery_time', 'timestamp'],
  Status: ['status', 'text'],
  Company: ['company', 'text'],
  Channel: ['channel', 'text'],
  RequestedChannel: ['requested_channel', 'text'],
  ActualChannel: ['actual_channel', 'text'],
  InvoiceType: ['invoice_type', 'text'],
  InvoiceNumber: ['invoice_number', 'text'],
  Filename: ['filename', 'text'],
  LogText: ['log_text', 'text'],
  InvoiceeName: ['invoicee_name', 'text'],
  InvoiceDate: ['invoice_date', 'text'],
  DueDate: ['due_date', 'text'],
  Amount: ['amount', 'float8'],
  AmountExVat: ['amount_ex_vat', 'float8'],
  KID: ['kid', 'text'],
  ChannelStatus: ['channel_status', 'text'],
  ChannelUpdateTime: ['channel_update_time', 'timestamp'],
  CorrelationStatus: ['correlation_status', 'text'],
} as const satisfies Record<
  string,
  readonly [string, 'int' | 'bigint' | 'smallint' | 'timestamp' | 'text' | 'float8']
>

type Columns = typeof transactionColumns

/**
 * A transaction before it has its numbers. Times are wall times in UTC; the text of the direction
 * follows from its code.
 */
export type NewTransaction = {
  [Field in keyof Columns]?:
    | (Columns[Field][1] extends 'text' | 'timestamp' ? string : number)
    | null
} & {
  CompanyId: number
  /** Fields without a value are left out of answers rather than null. */
  leavesOut?: boolean
}

/** The fields that a search may look into, in the order of their lines in `search`. */
export const searchedFields = ['InvoiceNumber', 'KID', 'Filename', 'InvoiceeName'] as const

/** What searches compare a transaction with. */
export const buildSearchText = (
  row: Partial<Record<(typeof searchedFields)[number], string | null>>,
) => searchedFields.map((field) => normalizeSearchText(row[field])).join('\n')

const maxSearchTextLength = 500
const letters: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ß: 'ss',
}

/**
 * Text without case and diacritics, on one line. An index entry has a greatest size, a name has
 * none.
 */
export function normalizeSearchText(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæđðþłß]/g, (letter) => letters[letter]!)
    .replace(/[\n\0]/g, ' ')
    .slice(0, maxSearchTextLength)
    .toWellFormed()
}
