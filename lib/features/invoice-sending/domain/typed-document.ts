/** To whom a document goes, which decides the shape of its body. */
export const documentRoutes = ['business', 'person', 'letter'] as const
export type DocumentRoute = (typeof documentRoutes)[number]

/** Every field of the three forms that is a text; lines and files stand beside them. */
export const documentFields = [
  ...(['documentKind', 'number', 'issueDate', 'dueDate', 'currency', 'expectedTotal'] as const),
  ...(['buyerReference', 'orderReference', 'creditedNumber', 'note', 'exemptionReason'] as const),
  ...(['senderName', 'senderOrganizationNo', 'senderTaxRegister', 'senderStreet'] as const),
  ...(['senderPostCode', 'senderCity', 'senderCountry', 'senderEmail'] as const),
  ...(['customerNo', 'name', 'organizationNo', 'nationalId', 'birthDate'] as const),
  ...(['address1', 'address2', 'address3', 'postCode', 'city', 'country'] as const),
  ...(['email', 'mobile', 'einvoiceIdentifier', 'channel'] as const),
  ...(['paymentReference', 'account', 'bankgiro', 'plusgiro'] as const),
  ...(['fikCardType', 'fikCreditorNo', 'subject'] as const),
] as const
export type DocumentField = (typeof documentFields)[number]

export const documentKinds = ['invoice', 'creditNote'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Codes of UNCL 5305 that a line may have: standard, zero rated, exempt, reverse charge. */
export const vatCategories = ['S', 'Z', 'E', 'AE'] as const
export type VatCategory = (typeof vatCategories)[number]

/** A line as it is typed; `vat` is a percentage. */
export type TypedLine = {
  text: string
  quantity: string
  unit: string
  price: string
  vat: string
  category: VatCategory
}

/** What of a line is typed into a box. */
export const lineBoxes = ['text', 'quantity', 'unit', 'price', 'vat'] as const
export type LineBox = (typeof lineBoxes)[number]

/** A file that goes along, in base64. */
export type AttachedFile = { filename: string; contentType: string; content: string }

/** A document as it stands in the form. Texts are as they were typed. */
export type TypedDocument = {
  route: DocumentRoute
  fields: Record<DocumentField, string>
  lines: readonly TypedLine[]
  files: readonly AttachedFile[]
}

/** A line of one piece with the usual VAT of a country. */
export const makeLine = (country: string): TypedLine => ({
  text: '',
  quantity: '1',
  unit: 'C62',
  price: '',
  vat: usualVat[country] ?? '25',
  category: 'S',
})

/** Standard rates of VAT in percent (facts of each country's law, as of 2026). */
const usualVat: Record<string, string> = { NO: '25', SE: '25', DK: '25', FI: '25.5' }

const usualCurrency: Record<string, string> = { NO: 'NOK', SE: 'SEK', DK: 'DKK' }

/** The currency of a country's invoices; blank for a country that is not known. */
export const findUsualCurrency = (country: string) =>
  country === '' ? '' : (usualCurrency[country] ?? 'EUR')

/** A document in which nothing but the day, the sender's country and its currency stands. */
export function makeBlankDocument(
  route: DocumentRoute,
  { today, country }: { today: string; country: string },
): TypedDocument {
  const blank = Object.fromEntries(documentFields.map((field) => [field, ''])) as Record<
    DocumentField,
    string
  >
  return {
    route,
    fields: {
      ...blank,
      documentKind: 'invoice',
      issueDate: today,
      currency: findUsualCurrency(country),
      senderCountry: country,
      country,
    },
    lines: [makeLine(country)],
    files: [],
  }
}

/** The kind of a document: only a business gets a credit note by this form. */
export const getDocumentKind = ({ route, fields }: TypedDocument): DocumentKind =>
  route === 'business' && fields.documentKind === 'creditNote' ? 'creditNote' : 'invoice'

/** Fields that only some documents have; the form shows them to no other. */
const conditionalFields: readonly (readonly [
  fields: readonly DocumentField[],
  isShown: (document: TypedDocument) => boolean,
])[] = [
  [['bankgiro', 'plusgiro'], (document) => isSentFrom(document, 'SE')],
  [['fikCardType', 'fikCreditorNo'], (document) => isSentFrom(document, 'DK')],
  [['creditedNumber'], (document) => getDocumentKind(document) === 'creditNote'],
  [['dueDate'], (document) => getDocumentKind(document) === 'invoice'],
  [
    ['organizationNo', 'senderTaxRegister', 'exemptionReason', 'documentKind'],
    ({ route }) => route === 'business',
  ],
  [
    ['nationalId', 'birthDate', 'einvoiceIdentifier', 'mobile', 'channel'],
    ({ route }) => route === 'person',
  ],
]

const isSentFrom = ({ route, fields }: TypedDocument, country: string) =>
  route !== 'letter' && fields.senderCountry.trim().toUpperCase() === country

/** Whether a document of its kind, and of its sender's country, has a field. */
export const hasField = (document: TypedDocument, field: DocumentField): boolean =>
  conditionalFields.every(([fields, isShown]) => !fields.includes(field) || isShown(document))

/** A document without what was typed into fields that it has not: nothing unseen goes out. */
export function withUsedFields(document: TypedDocument): TypedDocument {
  const used = documentFields.map((field) => [
    field,
    hasField(document, field) ? document.fields[field] : '',
  ])
  return { ...document, fields: Object.fromEntries(used) as TypedDocument['fields'] }
}
