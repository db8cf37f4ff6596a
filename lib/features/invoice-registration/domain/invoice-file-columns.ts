/**
 * What a form or a file says of an invoice, each as it was typed. Names are the upstream's own;
 * those of the one debtor begin with `debtor`.
 */
export const invoiceFields = [
  ...([
    'uniqueSourceInvoiceId',
    'invoiceNumber',
    'type',
    'originalInvoiceAmount',
    'currency',
    'invoiceDate',
    'dueDate',
  ] as const),
  ...(['collectionNoticeDate', 'description', 'ocrReferenceNumber', 'vat', 'fees'] as const),
  ...([
    'debtorType',
    'debtorName',
    'debtorFirstname',
    'debtorLastname',
    'debtorCustomerNumber',
    'debtorIdentificationNumber',
  ] as const),
  ...([
    'debtorOrganizationNumber',
    'debtorDateOfBirth',
    'debtorEmail',
    'debtorPhoneCountryCode',
    'debtorPhone',
  ] as const),
  ...(['debtorStreet', 'debtorZipCode', 'debtorCity', 'debtorCountryCode'] as const),
] as const
export type InvoiceField = (typeof invoiceFields)[number]

/** An invoice as it was typed; a field that is left out is blank. */
export type InvoiceFormValues = Partial<Record<InvoiceField, string>>

/**
 * Other names that people give a column, beside the field's own. Compared without case, blanks and
 * signs.
 */
const columnAliases: Partial<Record<InvoiceField, readonly string[]>> = {
  uniqueSourceInvoiceId: ['external id', 'source id', 'unique id', 'our id'],
  invoiceNumber: ['invoice no', 'invoice nr', 'invoice', 'number'],
  type: ['invoice type'],
  originalInvoiceAmount: ['amount', 'original amount', 'invoice amount', 'total'],
  currency: ['currency code'],
  invoiceDate: ['date', 'issue date', 'invoiced on'],
  dueDate: ['due', 'due on', 'pay by'],
  collectionNoticeDate: ['notice date', 'collection notice'],
  description: ['text', 'what for'],
  ocrReferenceNumber: ['ocr', 'ocr reference', 'kid', 'payment reference'],
  debtorType: ['type of debtor'],
  debtorName: ['name', 'debtor', 'customer name', 'customer'],
  debtorFirstname: ['firstname', 'first name', 'given name'],
  debtorLastname: ['lastname', 'last name', 'surname', 'family name'],
  debtorCustomerNumber: ['customer number', 'customer no', 'customer nr'],
  debtorIdentificationNumber: [
    'identification number',
    'identity number',
    'personal number',
    'ssn',
  ],
  debtorOrganizationNumber: [
    'organization number',
    'organisation number',
    'org no',
    'org nr',
    'company number',
  ],
  debtorDateOfBirth: ['date of birth', 'born on', 'birth date'],
  debtorEmail: ['email', 'e-mail', 'emails', 'email address'],
  debtorPhoneCountryCode: ['phone country code'],
  debtorPhone: ['phone', 'phone number', 'phoneNumbers', 'mobile'],
  debtorStreet: ['street', 'address', 'street address'],
  debtorZipCode: ['zip code', 'zip', 'postal code', 'postcode'],
  debtorCity: ['city', 'town'],
  debtorCountryCode: ['country code', 'country'],
}

const toColumnKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const fieldByName = new Map<string, InvoiceField>(
  invoiceFields.flatMap((field) =>
    [field, ...(columnAliases[field] ?? [])].map((name) => [toColumnKey(name), field] as const),
  ),
)

/**
 * The field that each column is taken for by its head; null where no name is known, or an earlier
 * column holds that field already.
 */
export function matchColumns(heads: readonly string[]): (InvoiceField | null)[] {
  const taken = new Set<InvoiceField>()
  return heads.map((head) => {
    const field = fieldByName.get(toColumnKey(head))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/**
 * The columns with one of them taken for another field; whichever column held that field before
 * holds none then.
 */
export function withColumn(
  columns: readonly (InvoiceField | null)[],
  place: number,
  field: InvoiceField | null,
): (InvoiceField | null)[] {
  return columns.map((each, at) => (at === place ? field : each === field ? null : each))
}
