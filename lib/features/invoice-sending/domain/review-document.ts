import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { checkReference } from '@/lib/shared/references/payment-reference'
import {
  type DocumentTotals,
  listUnreadBoxes,
  readAmountText,
  reckonDocument,
} from './document-totals'
import {
  type DocumentField,
  getDocumentKind,
  type LineBox,
  type TypedDocument,
  type TypedLine,
  withUsedFields,
} from './typed-document'

/**
 * What is said of a field. `refused` keeps the document from going out; a warning never does, because
 * real numbers break check digits too (upstream-facts.md 1.5).
 */
export type DocumentFinding = {
  field: DocumentField | 'lines' | 'files'
  /** The line that it is about, from 0. */
  line?: number
  /** The boxes of that line. */
  boxes?: readonly LineBox[]
  is: 'refused' | 'warned'
  code: DocumentFindingCode
}

export type DocumentFindingCode =
  | 'missing'
  | 'day'
  | 'dueBeforeIssue'
  | 'duePassed'
  | 'currencyForm'
  | 'amount'
  | 'totalDiffers'
  | 'noLine'
  | 'lineNumber'
  | 'lineText'
  | 'pdfMissing'
  | 'notPdf'
  | 'onePdf'
  | 'creditedMissing'
  | 'organizationNo'
  | 'reference'
  | 'ocrLength'
  | 'account'
  | 'bankgiro'
  | 'plusgiro'
  | 'fikReference'
  | 'fikCreditor'
  | 'noPayment'

export type DocumentReview = { findings: DocumentFinding[]; totals: DocumentTotals | null }

/** The checks of numbers that need a library; a page loads them, and nothing is doubted until then. */
export type NumberChecks = Pick<
  typeof import('@/lib/shared/checks/number-checks'),
  'checkBankAccount' | 'checkOrganizationNo'
>

/**
 * What is to be said of a document as it stands, and what it adds up to.
 *
 * @param today null where no due date is doubted for being over.
 */
export function reviewDocument(
  given: TypedDocument,
  checks: NumberChecks | null = null,
  today: string | null = null,
): DocumentReview {
  const typed = withUsedFields(given)
  const totals = typed.route === 'letter' ? null : reckonDocument(typed.lines)
  const findings = [
    ...findMissing(typed),
    ...(typed.route === 'letter'
      ? findLetterFaults(typed)
      : [
          ...findInvoiceFaults(typed, totals),
          ...findDayDoubts(typed, today),
          ...findPaymentDoubts(typed, checks),
        ]),
    ...findNumberDoubts(typed, checks),
  ]
  return { findings, totals }
}

/** How many fields keep a document from going out, each box of a line by itself. */
export const countRefusedFields = (findings: readonly DocumentFinding[]): number =>
  new Set(
    findings
      .filter(({ is }) => is === 'refused')
      .flatMap(({ field, line, boxes }) =>
        boxes ? boxes.map((box) => `${line} ${box}`) : [field as string],
      ),
  ).size

const refuse = (
  field: DocumentFinding['field'],
  code: DocumentFindingCode,
  place?: Pick<DocumentFinding, 'line' | 'boxes'>,
): DocumentFinding => ({ field, is: 'refused', code, ...place })
const warn = (field: DocumentFinding['field'], code: DocumentFindingCode): DocumentFinding => ({
  ...{ field, is: 'warned', code },
})

const needed: Record<TypedDocument['route'], readonly DocumentField[]> = {
  business: [
    ...(['number', 'issueDate', 'currency', 'senderName', 'senderOrganizationNo'] as const),
    ...(['senderCountry', 'name', 'organizationNo', 'country'] as const),
  ],
  person: [
    ...(['number', 'issueDate', 'dueDate', 'currency', 'senderName', 'senderCountry'] as const),
    ...(['name', 'country'] as const),
  ],
  letter: ['senderName', 'name', 'address1', 'postCode', 'city', 'country'],
}

function findMissing(typed: TypedDocument): DocumentFinding[] {
  const { fields, route } = typed
  const missing = needed[route].filter((field) => fields[field].trim() === '')
  const isCredit = getDocumentKind(typed) === 'creditNote'
  return [
    ...missing.map((field) => refuse(field, 'missing')),
    ...(isCredit && fields.creditedNumber.trim() === ''
      ? [warn('creditedNumber', 'creditedMissing')]
      : []),
  ]
}

function findInvoiceFaults(
  { fields, lines, files, route }: TypedDocument,
  totals: DocumentTotals | null,
): DocumentFinding[] {
  const days = (['issueDate', 'dueDate', 'birthDate'] as const).filter((field) => {
    const day = fields[field].trim()
    return day !== '' && !isCalendarDate(day)
  })
  const currency = fields.currency.trim()
  const expected = fields.expectedTotal.trim()
  const typedTotal = expected === '' ? null : readAmountText(expected)
  return [
    ...days.map((field) => refuse(field, 'day')),
    ...(currency !== '' && !/^[a-z]{3}$/i.test(currency)
      ? [refuse('currency', 'currencyForm')]
      : []),
    ...(lines.length === 0 ? [refuse('lines', 'noLine')] : []),
    ...lines.flatMap(findLineFaults),
    ...(expected !== '' && typedTotal === null ? [refuse('expectedTotal', 'amount')] : []),
    ...(typedTotal !== null && totals !== null && typedTotal !== totals.gross
      ? [refuse('expectedTotal', 'totalDiffers')]
      : []),
    ...(route === 'person' && files.some(({ contentType }) => contentType !== 'application/pdf')
      ? [refuse('files', 'notPdf')]
      : []),
    ...(route === 'person' && files.length > 1 ? [refuse('files', 'onePdf')] : []),
  ]
}

function findLineFaults(typed: TypedLine, line: number): DocumentFinding[] {
  const boxes = listUnreadBoxes(typed)
  return [
    ...(boxes.length > 0 ? [refuse('lines', 'lineNumber', { line, boxes })] : []),
    ...(typed.text.trim() === '' ? [refuse('lines', 'lineText', { line, boxes: ['text'] })] : []),
  ]
}

/** A due date that is before the invoice date, or over. */
function findDayDoubts({ fields }: TypedDocument, today: string | null): DocumentFinding[] {
  const [issued, due] = [fields.issueDate.trim(), fields.dueDate.trim()]
  if (!isCalendarDate(due)) return []
  if (isCalendarDate(issued) && due < issued) return [warn('dueDate', 'dueBeforeIssue')]
  return today !== null && due < today ? [warn('dueDate', 'duePassed')] : []
}

function findLetterFaults({ files }: TypedDocument): DocumentFinding[] {
  if (files.length === 0) return [refuse('files', 'pdfMissing')]
  if (files.some(({ contentType }) => contentType !== 'application/pdf'))
    return [refuse('files', 'notPdf')]
  return files.length > 1 ? [refuse('files', 'onePdf')] : []
}

/** A reference, an account and a giro whose last digit or length is odd. */
function findPaymentDoubts(
  { fields, route }: TypedDocument,
  checks: NumberChecks | null,
): DocumentFinding[] {
  const country = fields.senderCountry.trim().toUpperCase()
  const reference = fields.paymentReference.replace(/\s/g, '')
  const checked = checkReference(reference)
  const isSwedish = country === 'SE'
  const ways = ['account', 'bankgiro', 'plusgiro', 'fikCreditorNo'] as const
  return [
    ...(reference === '' || country === 'DK'
      ? []
      : isSwedish && checked.kind !== 'kid-or-ocr'
        ? [warn('paymentReference', 'reference')]
        : !isSwedish && (checked.kind === 'unchecked' || checked.kind === 'none')
          ? [warn('paymentReference', 'reference')]
          : []),
    ...(isSwedish && reference !== '' && checked.kind === 'kid-or-ocr' && !checked.hasLengthDigit
      ? [warn('paymentReference', 'ocrLength')]
      : []),
    ...(fields.account.trim() !== '' &&
    (checks?.checkBankAccount(fields.account, country || null).length ?? 0) > 0
      ? [warn('account', 'account')]
      : []),
    ...(fields.bankgiro.trim() !== '' && !isGiro(fields.bankgiro, 7, 8)
      ? [warn('bankgiro', 'bankgiro')]
      : []),
    ...(fields.plusgiro.trim() !== '' && !isGiro(fields.plusgiro, 2, 8)
      ? [warn('plusgiro', 'plusgiro')]
      : []),
    ...findSlipDoubts(fields),
    ...(route === 'business' &&
    reference !== '' &&
    ways.every((field) => fields[field].trim() === '')
      ? [warn('account', 'noPayment')]
      : []),
    ...(route === 'business' ||
    ways.some((field) => fields[field].trim() !== '') ||
    country !== 'SE'
      ? []
      : [warn('bankgiro', 'noPayment')]),
  ]
}

/** A Danish slip: kinds 71 and 75 have a payment id of 15 or 16 digits, 73 has none. */
function findSlipDoubts({ fikCardType, fikCreditorNo, paymentReference }: TypedDocument['fields']) {
  if (fikCreditorNo.trim() === '') return []
  const reference = paymentReference.replace(/\s/g, '')
  const lengths: Record<string, number> = { '71': 15, '75': 16 }
  const length = lengths[fikCardType.trim()]
  return [
    ...(length !== undefined && !(reference.length === length && checkDigits(reference))
      ? [warn('paymentReference', 'fikReference')]
      : []),
    ...(/^\d{8}$/.test(fikCreditorNo.replace(/\s/g, ''))
      ? []
      : [warn('fikCreditorNo', 'fikCreditor')]),
  ]
}

/** All digits, and the last is the one that mod 10 puts there. */
const checkDigits = (reference: string) =>
  /^\d+$/.test(reference) && checkReference(reference).passes.includes('mod10')

/** A giro has so many digits, the last by mod 10 (upstream-facts.md 2.2). */
function isGiro(typed: string, least: number, most: number): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  return digits.length >= least && digits.length <= most && checkDigits(digits)
}

function findNumberDoubts(
  { fields, route }: TypedDocument,
  checks: NumberChecks | null,
): DocumentFinding[] {
  const doubts = (field: 'organizationNo' | 'senderOrganizationNo', country: string) =>
    fields[field].trim() !== '' &&
    (checks?.checkOrganizationNo(fields[field], '', country.trim().toUpperCase() || null).length ??
      0) > 0
      ? [warn(field, 'organizationNo')]
      : []
  return [
    ...doubts('senderOrganizationNo', fields.senderCountry),
    ...(route === 'business' ? doubts('organizationNo', fields.country) : []),
  ]
}
