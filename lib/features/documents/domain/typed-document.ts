import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { parseInteger } from '@/lib/shared/numbers/number-input'
import { checkReference } from '@/lib/shared/references/payment-reference'
import { isPathToken } from '@/lib/shared/wire/path-token'
import {
  type DocumentAmounts,
  hasSignOfType,
  listSumDifferences,
  type SumDifference,
} from './document-sums'
import {
  findLineProblems,
  isFilled,
  parseMoney,
  type TypedLine,
  toDecimal,
  toLineAmounts,
  toNewLine,
} from './typed-line'

/** The fields of a document as they stand in its form: texts. */
export const documentFields = [
  ...(['documentType', 'customerNo', 'documentNo', 'documentDate', 'dueDate'] as const),
  ...(['subCustomerNo', 'currency', 'kid', 'exclVat', 'vat', 'inclVat', 'language'] as const),
  ...(['customerMessage', 'sellerReference', 'buyerReference', 'additionalReference'] as const),
  ...(['salesOrderId', 'purchaseOrderId', 'distribution', 'einvoiceCode'] as const),
] as const
export type DocumentField = (typeof documentFields)[number]

/** `givenCurrency`: the currency that came with the customer who was chosen last, or blank. */
export type TypedDocument = Record<DocumentField, string> & {
  lines: TypedLine[]
  givenCurrency: string
}

/** Types that are known (lib/contracts/receivables/documents.ts). */
export const knownDocumentTypes = ['IN', 'CN', 'RN'] as const

/** A blank document for a customer, of today. */
export const makeBlankDocument = (today: string, customerNo: string): TypedDocument => ({
  ...(Object.fromEntries(documentFields.map((field) => [field, ''])) as Record<
    DocumentField,
    string
  >),
  ...{ documentType: 'IN', customerNo, documentDate: today, givenCurrency: '', lines: [] },
})

/** Whether nothing was typed yet. */
export const isBlankDocument = (typed: TypedDocument, blank: TypedDocument): boolean =>
  typed.lines.length === 0 && documentFields.every((field) => typed[field] === blank[field])

/** Why a field cannot go out as it stands. */
export type DocumentProblem =
  | 'missing'
  | 'notDay'
  | 'beforeDate'
  | 'notCurrency'
  | 'notKid'
  | 'notAmount'
  | 'wrongSign'
  | 'notCode'
  | 'tooLong'
  | 'notToken'

const longest: Partial<Record<DocumentField, number>> = {
  ...{
    documentType: 20,
    documentNo: 100,
    customerNo: 100,
    subCustomerNo: 100,
    language: 10,
    distribution: 10,
  },
  ...{ kid: 60, customerMessage: 1_000, sellerReference: 100, buyerReference: 100 },
  ...{ additionalReference: 100, salesOrderId: 100, purchaseOrderId: 100 },
}
const required = [
  ...(['documentType', 'customerNo', 'documentNo', 'documentDate', 'currency'] as const),
  ...(['exclVat', 'vat', 'inclVat'] as const),
] as const satisfies readonly DocumentField[]

/** The problem of each field that cannot go out as it is typed. */
export function findDocumentProblems(
  typed: TypedDocument,
): Partial<Record<DocumentField, DocumentProblem>> {
  const found: Partial<Record<DocumentField, DocumentProblem>> = {}
  const add = (field: DocumentField, problem: DocumentProblem | null) => {
    if (problem) found[field] ??= problem
  }
  for (const field of required) add(field, typed[field].trim() === '' ? 'missing' : null)
  for (const [field, max] of Object.entries(longest) as [DocumentField, number][])
    add(field, typed[field].trim().length > max ? 'tooLong' : null)
  for (const field of ['documentNo', 'customerNo', 'subCustomerNo'] as const)
    add(field, isFilled(typed[field]) && !isPathToken(typed[field].trim()) ? 'notToken' : null)
  for (const field of ['documentDate', 'dueDate'] as const)
    add(field, isFilled(typed[field]) && findTypedDay(typed[field]) === null ? 'notDay' : null)
  const [date, due] = [findTypedDay(typed.documentDate), findTypedDay(typed.dueDate)]
  add('dueDate', date !== null && due !== null && due < date ? 'beforeDate' : null)
  add('currency', /^[A-Za-z]{3}$/.test(typed.currency.trim()) ? null : 'notCurrency')
  add('kid', isFilled(typed.kid) && checkReference(typed.kid).kind === 'none' ? 'notKid' : null)
  for (const field of ['exclVat', 'vat', 'inclVat'] as const)
    add(field, parseMoney(typed[field]) === null ? 'notAmount' : null)
  const inclVat = toDecimal(typed.inclVat)
  add(
    'inclVat',
    inclVat !== null && !hasSignOfType(typed.documentType, inclVat) ? 'wrongSign' : null,
  )
  add(
    'einvoiceCode',
    isFilled(typed.einvoiceCode) && parseInteger(typed.einvoiceCode) === null ? 'notCode' : null,
  )
  return found
}

/** The three amounts as they are typed, as far as they are amounts. */
export const toTypedAmounts = ({ exclVat, vat, inclVat }: TypedDocument): DocumentAmounts => ({
  exclVat: toDecimal(exclVat),
  vat: toDecimal(vat),
  inclVat: toDecimal(inclVat),
})

/** Where what is typed does not add up, and by how much. */
export const listTypedDifferences = (typed: TypedDocument): SumDifference[] =>
  listSumDifferences(toTypedAmounts(typed), typed.lines.map(toLineAmounts))

/** The document as it goes out; null where a field of it cannot, or where it does not add up. */
export function toNewDocument(typed: TypedDocument): NewDocument | null {
  const isWrong =
    Object.keys(findDocumentProblems(typed)).length > 0 ||
    typed.lines.some((line) => Object.keys(findLineProblems(line)).length > 0) ||
    listTypedDifferences(typed).length > 0
  if (isWrong) return null
  const text = (field: DocumentField) => typed[field].trim()
  return {
    ...{ documentType: text('documentType'), customerNo: text('customerNo') },
    subCustomerNo: text('subCustomerNo'),
    documentNo: text('documentNo'),
    documentDate: findTypedDay(typed.documentDate)!,
    dueDate: findTypedDay(typed.dueDate),
    currency: text('currency').toUpperCase(),
    ...{ language: text('language'), kid: text('kid').replace(/\s/gu, '') },
    amounts: {
      exclVat: parseMoney(typed.exclVat)!,
      vat: parseMoney(typed.vat)!,
      inclVat: parseMoney(typed.inclVat)!,
    },
    lines: typed.lines.map(toNewLine),
    customerMessage: text('customerMessage'),
    ...{ sellerReference: text('sellerReference'), buyerReference: text('buyerReference') },
    additionalReference: text('additionalReference'),
    ...{ salesOrderId: text('salesOrderId'), purchaseOrderId: text('purchaseOrderId') },
    distribution: text('distribution'),
    einvoiceCode: parseInteger(typed.einvoiceCode),
  }
}

/**
 * What stands as currency once a customer was chosen: theirs, also where none is known of them, unless
 * a person typed another than the one that came with an earlier customer.
 */
export const chooseCurrency = (
  typed: string,
  { ofEarlier, ofChosen }: { ofEarlier: string; ofChosen: string | null },
): string => (typed.trim() === '' || typed === ofEarlier ? (ofChosen ?? '') : typed)
