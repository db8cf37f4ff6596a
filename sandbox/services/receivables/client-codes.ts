type Code = { codeType: string; code: string; name: string; description: string; isActive: boolean }

const listCodesOf = (codeType: string, rows: Record<string, string>, inactive: string[] = []) =>
  Object.entries(rows).map(
    ([code, named]): Code => ({
      codeType,
      code,
      name: named.split(': ')[0]!,
      description: named.split(': ')[1] ?? '',
      isActive: !inactive.includes(code),
    }),
  )

/**
 * The codes of every client. Values that public samples show, and others of the same kinds; what
 * they are called is assumed. Two customers of the seed have codes that stand here nowhere.
 */
export const systemCodes: readonly Code[] = [
  ...listCodesOf('customerGroupCode', {
    VIP: 'Very important customer: Followed up by telephone',
    STD: 'Standard customer',
    PUB: 'Public sector',
    HOUS: 'Housing association',
  }),
  ...listCodesOf('customerCategory', { CONS: 'Consumer', COMP: 'Company' }),
  ...listCodesOf('distributionType', {
    H: 'As the customer is set: Channel of the customer',
    M: 'As the document says: Channel of the document',
  }),
  ...listCodesOf(
    'einvoiceCode',
    { 0: 'No e-invoice', 10: 'E-invoice to bank', 50: 'Old format', 90: 'EHF over Peppol' },
    ['50'],
  ),
  ...listCodesOf('documentType', { IN: 'Invoice', CN: 'Credit note', RN: 'Interest note' }),
  ...listCodesOf('lineType', { PLH: 'Product line', TXT: 'Text line' }),
  ...listCodesOf('marketingMessageCode', {
    AUTUMN: 'Autumn letter: Printed below the lines',
    EFAKTURA: 'Invitation to e-invoice',
  }),
  ...listCodesOf('attachmentCode', {
    TERMS: 'Terms of payment: Added behind the document',
    PRICES: 'Price list',
  }),
  ...listCodesOf('autoPostingMethod', {
    PAYMENT: 'Payment: Books what was paid',
    WRITE_OFF: 'Write-off: Books what is left as a loss',
    PREPAYMENT: 'Prepayment: Settles against what was paid before',
  }),
]

type Config = { key: string; values: string[]; description: string }

/** The keys under which files and their sizes are configured (assumed). */
export const fileTypesKey = 'FileTypes'
export const fileBytesKey = 'FileMaxBytes'

/** Types of files that a client takes, and how many bytes one may have. Assumed. */
export const fileTypes: readonly string[] = ['pdf', 'xml', 'png', 'jpg', 'txt', 'csv']
export const fileBytesMax = 4_000_000

/** What is configured for a client, by the currency that it invoices in. All of it is assumed. */
export const listConfigs = (currency: string): readonly Config[] => [
  { key: fileTypesKey, values: [...fileTypes], description: 'Types of files that may be uploaded' },
  { key: fileBytesKey, values: [String(fileBytesMax)], description: 'Most bytes of one file' },
  { key: 'Currency', values: [currency], description: 'Currency of new documents' },
  { key: 'DueDays', values: ['14'], description: 'Days to pay where the customer has none' },
  { key: 'KidLengths', values: ['7', '10', '25'], description: 'Lengths of payment references' },
  { key: 'AgingIntervals', values: ['0', '30', '60', '90'], description: 'Days past due' },
  { key: 'ReminderDays', values: ['14', '28'], description: 'Days past due of each reminder' },
  { key: 'ReminderFee', values: ['35'], description: 'Fee of a reminder' },
  { key: 'InvoiceFooter', values: [], description: 'Text at the end of each document' },
]
