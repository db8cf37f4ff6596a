import { type DocumentView, isCharge, listAt } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { countDecimals, isDay, parseDecimal, toPlain } from '../values'

const listNamed = ({ named }: DocumentView, names: Iterable<string>) =>
  [...names].flatMap((name) => named.get(name) ?? [])

const dayNames = new Set([
  'IssueDate',
  'DueDate',
  'TaxPointDate',
  'StartDate',
  'EndDate',
  'ActualDeliveryDate',
  'PaymentDueDate',
])

const decimalNames = new Set([
  'Percent',
  'MultiplierFactorNumeric',
  'InvoicedQuantity',
  'CreditedQuantity',
  'BaseQuantity',
])

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

type Node = DocumentView['elements'][number]

const isAmount = ({ name, shape }: Node) => name.endsWith('Amount') && shape.attributes !== null

/** A value in the form that UBL gives it. A blank one is told by PEPPOL-EN16931-R008. */
function isWellFormed(node: Node): boolean {
  const text = node.text?.trim()
  if (text === undefined || text === '') return true
  if (isAmount(node) || decimalNames.has(node.name)) return parseDecimal(text) !== null
  if (dayNames.has(node.name)) return isDay(text)
  if (node.name === 'ChargeIndicator') return ['true', 'false', '1', '0'].includes(text)
  return node.name !== 'EmbeddedDocumentBinaryObject' || base64.test(text)
}

/** Elements that the schema of UBL 2.1 wants where their parent stands. */
const needed: Record<string, readonly string[]> = {
  AllowanceCharge: ['ChargeIndicator', 'Amount'],
  TaxTotal: ['TaxAmount'],
  TaxSubtotal: ['TaxAmount', 'TaxCategory'],
  TaxCategory: ['TaxScheme'],
  ClassifiedTaxCategory: ['TaxScheme'],
  PartyTaxScheme: ['TaxScheme'],
  LegalMonetaryTotal: ['PayableAmount'],
  InvoiceLine: ['ID', 'LineExtensionAmount', 'Item'],
  CreditNoteLine: ['ID'],
  Price: ['PriceAmount'],
  PaymentMeans: ['PaymentMeansCode'],
  CardAccount: ['PrimaryAccountNumberID', 'NetworkID'],
  PartyIdentification: ['ID'],
  PartyName: ['Name'],
  AddressLine: ['Line'],
  OrderReference: ['ID'],
  OrderLineReference: ['LineID'],
  InvoiceDocumentReference: ['ID'],
  DespatchDocumentReference: ['ID'],
  ReceiptDocumentReference: ['ID'],
  OriginatorDocumentReference: ['ID'],
  ContractDocumentReference: ['ID'],
  AdditionalDocumentReference: ['ID'],
  ProjectReference: ['ID'],
  DocumentReference: ['ID'],
  AdditionalItemProperty: ['Name'],
}

const neededAtAll = [
  'ID',
  'IssueDate',
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'LegalMonetaryTotal',
] as const

const findMissing = ({ elements, body }: DocumentView): string[] => [
  ...neededAtAll.filter((name) => body[name] === undefined),
  ...elements.flatMap(({ name, path, value }) =>
    (needed[name] ?? [])
      .filter((child) => (value as Record<string, unknown>)[child] === undefined)
      .map((child) => `${path}.${child}`),
  ),
]

/**
 * What the schema of UBL asks, under two ids of our own: the network asks it before any rule, and
 * its schema has no ids.
 */
export const schemaRules: readonly Rule[] = [
  defineRule('UBL-VALUE', '', ({ elements }) =>
    elements.filter((node) => !isWellFormed(node)).map(({ path }) => path),
  ),
  defineRule('UBL-ELEMENT', '', findMissing),
]

const isOfPrice = (path: string) => /\.Price\.AllowanceCharge\./.test(path)

/** The form of values and of addresses, attachments and references: UBL-DT, UBL-SR, BR-51. */
export const structureRules: readonly Rule[] = [
  defineRule('UBL-DT-01', '', ({ elements }) =>
    findBroken(
      elements.filter(
        (node) => isAmount(node) && node.name !== 'PriceAmount' && !isOfPrice(node.path),
      ),
      ({ text }) => countDecimals(text) <= 2,
      'Value',
    ),
  ),
  ...(['MimeCode', 'Filename'] as const).map((attribute) =>
    defineRule(attribute === 'MimeCode' ? 'UBL-DT-06' : 'UBL-DT-07', 'BT-125', ({ body }) =>
      findBroken(
        listAt('AdditionalDocumentReference', body.AdditionalDocumentReference),
        ({ value }) => {
          const file = value.Attachment?.EmbeddedDocumentBinaryObject
          return file === undefined || file[attribute] !== undefined
        },
        `Attachment.EmbeddedDocumentBinaryObject.${attribute}`,
      ),
    ),
  ),
  ...([false, true] as const).map((of) =>
    defineRule(of ? 'UBL-SR-31' : 'UBL-SR-30', of ? 'BT-104' : 'BT-97', (view) =>
      findBroken(
        [...view.documentCharges, ...view.lineCharges, ...view.priceCharges].filter(
          ({ value }) => isCharge(value) === of,
        ),
        ({ value }) => (value.AllowanceChargeReason?.length ?? 0) <= 1,
        'AllowanceChargeReason.1',
      ),
    ),
  ),
  defineRule('UBL-SR-32', 'BT-120', ({ breakdown }) =>
    findBroken(
      breakdown,
      ({ value }) => (value.TaxExemptionReason?.length ?? 0) <= 1,
      'TaxExemptionReason.1',
    ),
  ),
  defineRule('UBL-SR-43', 'BT-18', ({ body, kind }) =>
    findBroken(
      listAt('AdditionalDocumentReference', body.AdditionalDocumentReference),
      ({ value: { DocumentTypeCode: type, ID } }) =>
        type === '130' ||
        (kind === 'creditNote' && type === '50') ||
        (ID?.SchemeID === undefined && type === undefined),
      'DocumentTypeCode',
    ),
  ),
  defineRule('UBL-SR-51', '', ({ elements }) =>
    findBroken(
      elements.filter(({ name }) => name === 'PostalAddress' || name === 'Address'),
      ({ value }) => ((value as { AddressLine?: unknown[] }).AddressLine?.length ?? 0) <= 1,
      'AddressLine.1',
    ),
  ),
  defineRule('UBL-SR-53', 'BT-31 BT-32', ({ elements }) =>
    findBroken(
      elements.filter(({ name }) => name === 'PartyTaxScheme'),
      ({ value }) => {
        const { CompanyID, TaxScheme } = value as {
          CompanyID?: string
          TaxScheme?: { ID?: string }
        }
        return CompanyID !== undefined && TaxScheme?.ID !== undefined
      },
    ),
  ),
  defineRule(
    'BR-51',
    'BT-87',
    ({ body }) =>
      findBroken(
        listAt('PaymentMeans', body.PaymentMeans),
        ({ value }) => toPlain(value.CardAccount?.PrimaryAccountNumberID).length <= 10,
        'CardAccount.PrimaryAccountNumberID',
      ),
    { severity: 'warning' },
  ),
  defineRule('BR-49', 'BT-81', ({ body }) =>
    findBroken(
      listAt('PaymentMeans', body.PaymentMeans),
      ({ value }) => value.PaymentMeansCode !== undefined,
      'PaymentMeansCode.Value',
    ),
  ),
  defineRule('BR-50', 'BT-84', ({ body }) =>
    findBroken(
      listAt('PaymentMeans', body.PaymentMeans),
      ({ value }) =>
        !isTransfer(value.PaymentMeansCode?.Value) ||
        !value.PayeeFinancialAccount ||
        toPlain(value.PayeeFinancialAccount.ID) !== '',
      'PayeeFinancialAccount.ID',
    ),
  ),
  defineRule('BR-61', 'BT-84', ({ body }) =>
    findBroken(
      listAt('PaymentMeans', body.PaymentMeans),
      ({ value }) =>
        !isTransfer(toPlain(value.PaymentMeansCode?.Value)) ||
        value.PayeeFinancialAccount?.ID !== undefined,
      'PayeeFinancialAccount.ID',
    ),
  ),
  defineRule('PEPPOL-EN16931-R008', '', ({ elements, body }) => [
    ...elements.filter(isEmpty).map(({ path }) => path),
    ...(Object.keys(body).length === 0 ? [''] : []),
  ]),
  defineRule('PEPPOL-EN16931-F001', '', (view) =>
    findBroken(
      listNamed(view, dayNames).filter(({ name }) => name !== 'PaymentDueDate'),
      ({ text }) => isDay(text ?? ''),
    ),
  ),
]

const isTransfer = (code: string | undefined) => code === '30' || code === '58'

/** An element without a text and without an element inside. */
const isEmpty = ({ shape, value, text }: Node) =>
  shape.children
    ? !Object.entries(value as object).some(
        ([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0),
      )
    : toPlain(text) === ''
