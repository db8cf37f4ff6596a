import {
  allowanceReasons,
  chargeReasons,
  paymentMeans,
  taxPointCodes,
  vatCategories,
} from '../code-lists/charges'
import type { CodeLists } from '../code-lists/code-lists'
import { mediaTypes } from '../code-lists/documents'
import { countries } from '../code-lists/parties'
import { itemTypes, noteSubjects, referenceQualifiers } from '../code-lists/references'
import { units } from '../code-lists/units'
import { type DocumentView, isCharge, listAt, listVatNumbers } from '../document-view'
import type { ElementNode } from '../element-nodes'
import { defineRule, type Rule } from '../rule'
import { toPlain } from '../values'

type Codes = ReadonlySet<string>
type Coded = { path: string; code: string | undefined }
type Listing = (view: DocumentView) => Coded[]

/** A rule that codes are of a list, with their space put in order. */
const defineCodeRule = (
  id: string,
  terms: string,
  list: Listing,
  codes: Codes | ((lists: CodeLists) => Codes),
  options: Parameters<typeof defineRule>[3] = {},
): Rule =>
  defineRule(
    id,
    terms,
    (view, lists) => {
      const known = typeof codes === 'function' ? codes(lists) : codes
      return list(view).flatMap(({ path, code }) => (known.has(toPlain(code)) ? [] : [path]))
    },
    options,
  )

/** The texts of elements by their name and the name around them. */
const textsOf =
  (name: string, around?: string): Listing =>
  ({ named }) =>
    (named.get(name) ?? [])
      .filter((each) => !around || each.parent?.name === around)
      .map(({ path, text }) => ({ path, code: text }))

/** An attribute of elements by their name and the name around them, where they carry it. */
const attributesOf =
  (attribute: string, ...names: string[]): Listing =>
  ({ named }) =>
    names
      .map((name) => name.split('.').reverse())
      .flatMap(([name = '', around]) =>
        (named.get(name) ?? []).filter((each) => !around || each.parent?.name === around),
      )
      .flatMap((node) => {
        const code = readAttribute(node, attribute)
        return code === undefined ? [] : [{ path: `${node.path}.${attribute}`, code }]
      })

export function readAttribute({ value }: ElementNode, attribute: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, string | undefined>)[attribute]
}

/** The currencies of all amounts: an amount without one has a code that is in no list. */
const currenciesOfAmounts: Listing = ({ elements }) =>
  elements
    .filter(({ name, shape }) => name.endsWith('Amount') && shape.attributes !== null)
    .map((node) => ({
      path: `${node.path}.CurrencyID`,
      code: readAttribute(node, 'CurrencyID'),
    }))

const reasonsOf =
  (of: boolean): Listing =>
  (view) =>
    [...view.documentCharges, ...view.lineCharges, ...view.priceCharges]
      .filter(({ value }) => isCharge(value) === of)
      .flatMap(({ path, value: { AllowanceChargeReasonCode: code } }) =>
        code === undefined ? [] : [{ path: `${path}.AllowanceChargeReasonCode`, code }],
      )

const objectSchemes: Listing = ({ body, lines }) =>
  [
    ...listAt('AdditionalDocumentReference', body.AdditionalDocumentReference),
    ...lines.flatMap(({ path, value }) =>
      listAt(`${path}.DocumentReference`, value.DocumentReference),
    ),
  ].flatMap(({ path, value: { DocumentTypeCode, ID } }) =>
    DocumentTypeCode === '130' && ID?.SchemeID !== undefined
      ? [{ path: `${path}.ID.SchemeID`, code: ID.SchemeID }]
      : [],
  )

/** The subject of a note, which stands between two number signs: `#AAI#text`. */
function findNoteSubject(note: string): string | null {
  const from = note.indexOf('#') + 1
  const to = from === 0 ? -1 : note.indexOf('#', from)
  return to - from === 3 ? note.slice(from, to) : null
}

const noteSubjectsOf: Listing = ({ body }) =>
  listAt('Note', body.Note).flatMap(({ path, value }) => {
    const code = findNoteSubject(value)
    return code === null ? [] : [{ path, code }]
  })

/** Identification schemes: a creditor number of SEPA too, for seller and payee. */
const findPartySchemes = ({ named }: DocumentView, { identifierSchemes }: CodeLists) =>
  (named.get('ID') ?? [])
    .filter(({ parent }) => parent?.name === 'PartyIdentification')
    .flatMap((node) => {
      const scheme = readAttribute(node, 'SchemeID')
      if (scheme === undefined || identifierSchemes.has(toPlain(scheme))) return []
      const isBuyer = node.path.startsWith('AccountingCustomerParty')
      return toPlain(scheme) === 'SEPA' && !isBuyer ? [] : [`${node.path}.SchemeID`]
    })

const vatPrefixes: Listing = ({ body, seller, buyer }) =>
  [
    ['AccountingSupplierParty.Party', seller] as const,
    ['AccountingCustomerParty.Party', buyer] as const,
    ['TaxRepresentativeParty', body.TaxRepresentativeParty] as const,
  ].flatMap(([path, party]) =>
    // A number of one letter or none has no prefix that could be wrong: other rules tell it.
    listVatNumbers(party).flatMap((number) =>
      number.length < 2 ? [] : [{ path: `${path}.PartyTaxScheme`, code: number.slice(0, 2) }],
    ),
  )

const countriesAndGreece: Codes = new Set([...countries, 'EL'])

/** Codes of EN 16931: BR-CL-01 to BR-CL-26, and the country before a VAT number. */
export const codeRules: readonly Rule[] = [
  defineCodeRule('BR-CL-01', 'BT-3', textsOf('InvoiceTypeCode'), (lists) => lists.invoiceTypes, {
    kind: 'invoice',
  }),
  defineCodeRule(
    'BR-CL-01',
    'BT-3',
    textsOf('CreditNoteTypeCode'),
    (lists) => lists.creditNoteTypes,
    { kind: 'creditNote' },
  ),
  defineCodeRule('BR-CL-03', 'BT-5', currenciesOfAmounts, (lists) => lists.currencies),
  defineCodeRule('BR-CL-04', 'BT-5', textsOf('DocumentCurrencyCode'), (lists) => lists.currencies),
  defineCodeRule('BR-CL-05', 'BT-6', textsOf('TaxCurrencyCode'), (lists) => lists.currencies),
  defineCodeRule('BR-CL-06', 'BT-8', textsOf('DescriptionCode', 'InvoicePeriod'), taxPointCodes),
  defineCodeRule('BR-CL-07', 'BT-18 BT-128', objectSchemes, referenceQualifiers),
  defineCodeRule('BR-CL-08', 'BT-21', noteSubjectsOf, noteSubjects),
  defineRule('BR-CL-10', 'BT-29 BT-46 BT-60', findPartySchemes),
  defineCodeRule(
    'BR-CL-11',
    'BT-30 BT-47 BT-61',
    attributesOf('SchemeID', 'PartyLegalEntity.CompanyID'),
    (lists) => lists.identifierSchemes,
  ),
  defineCodeRule('BR-CL-13', 'BT-158', attributesOf('ListID', 'ItemClassificationCode'), itemTypes),
  defineCodeRule(
    'BR-CL-14',
    'BT-40 BT-55 BT-69 BT-80',
    textsOf('IdentificationCode', 'Country'),
    countries,
  ),
  defineCodeRule('BR-CL-15', 'BT-159', textsOf('IdentificationCode', 'OriginCountry'), countries),
  defineCodeRule('BR-CL-16', 'BT-81', textsOf('PaymentMeansCode'), paymentMeans),
  defineCodeRule('BR-CL-17', 'BT-95 BT-102 BT-118', textsOf('ID', 'TaxCategory'), vatCategories),
  defineCodeRule('BR-CL-18', 'BT-151', textsOf('ID', 'ClassifiedTaxCategory'), vatCategories),
  defineCodeRule('BR-CL-19', 'BT-98 BT-140', reasonsOf(false), allowanceReasons),
  defineCodeRule('BR-CL-20', 'BT-105 BT-145', reasonsOf(true), chargeReasons),
  defineCodeRule(
    'BR-CL-21',
    'BT-157',
    attributesOf('SchemeID', 'StandardItemIdentification.ID'),
    (lists) => lists.identifierSchemes,
  ),
  defineCodeRule(
    'BR-CL-22',
    'BT-121',
    (view) =>
      textsOf('TaxExemptionReasonCode')(view).map(({ path, code }) => ({
        path,
        code: code?.toUpperCase(),
      })),
    (lists) => lists.exemptionReasons,
  ),
  defineCodeRule(
    'BR-CL-23',
    'BT-130 BT-150',
    attributesOf('UnitCode', 'InvoicedQuantity', 'CreditedQuantity', 'BaseQuantity'),
    units,
  ),
  defineCodeRule(
    'BR-CL-24',
    'BT-125',
    attributesOf('MimeCode', 'EmbeddedDocumentBinaryObject'),
    mediaTypes,
  ),
  defineCodeRule(
    'BR-CL-25',
    'BT-34 BT-49',
    attributesOf('SchemeID', 'EndpointID'),
    (lists) => lists.addressSchemes,
  ),
  defineCodeRule(
    'BR-CL-26',
    'BT-71',
    attributesOf('SchemeID', 'DeliveryLocation.ID'),
    (lists) => lists.identifierSchemes,
  ),
  defineCodeRule('BR-CO-09', 'BT-31 BT-48 BT-63', vatPrefixes, countriesAndGreece),
]

const profileTypes: Codes = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  ),
)
const profileTypesWith389: Codes = new Set([...profileTypes, '389'])
const profileCreditTypes: Codes = new Set(['381', '396', '81', '83', '532'])

/** The two digits of a billing process: 01 is billing, 02 billing with a response. */
export const readProfile = (profileId: string | undefined): string | null =>
  /urn:fdc:peppol.eu:2017:poacc:billing:(\d{2}):1.0/.exec(toPlain(profileId))?.[1] ?? null

/** Types of documents are only restricted in the processes that are known. */
const ofProfile =
  (name: string, ...profiles: string[]): Listing =>
  (view) =>
    profiles.includes(readProfile(view.body.ProfileID) ?? '') ? textsOf(name)(view) : []

/** Codes of Peppol: narrower lists than those of EN 16931. */
export const peppolCodeRules: readonly Rule[] = [
  defineCodeRule(
    'PEPPOL-EN16931-CL001',
    'BT-125',
    attributesOf('MimeCode', 'EmbeddedDocumentBinaryObject'),
    mediaTypes,
  ),
  defineCodeRule('PEPPOL-EN16931-CL002', 'BT-98 BT-140', reasonsOf(false), allowanceReasons),
  defineCodeRule('PEPPOL-EN16931-CL003', 'BT-105 BT-145', reasonsOf(true), chargeReasons),
  defineCodeRule(
    'PEPPOL-EN16931-CL006',
    'BT-8',
    textsOf('DescriptionCode', 'InvoicePeriod'),
    taxPointCodes,
  ),
  defineCodeRule(
    'PEPPOL-EN16931-CL007',
    'BT-5',
    currenciesOfAmounts,
    (lists) => lists.peppolCurrencies,
  ),
  defineCodeRule(
    'PEPPOL-EN16931-CL008',
    'BT-34 BT-49',
    attributesOf('SchemeID', 'EndpointID'),
    (lists) => lists.peppolAddressSchemes,
  ),
  ...([19, 21, 22] as const).map((since) =>
    defineCodeRule(
      'PEPPOL-EN16931-P0100',
      'BT-3 BT-23',
      since === 19 ? ofProfile('InvoiceTypeCode', '01') : ofProfile('InvoiceTypeCode', '01', '02'),
      since === 22 ? profileTypesWith389 : profileTypes,
      { kind: 'invoice', since, ...(since === 19 ? { until: 20 } : since === 21 && { until: 21 }) },
    ),
  ),
  ...([19, 21] as const).map((since) =>
    defineCodeRule(
      'PEPPOL-EN16931-P0101',
      'BT-3 BT-23',
      since === 19
        ? ofProfile('CreditNoteTypeCode', '01')
        : ofProfile('CreditNoteTypeCode', '01', '02'),
      profileCreditTypes,
      { kind: 'creditNote', since, ...(since === 19 && { until: 20 }) },
    ),
  ),
]
