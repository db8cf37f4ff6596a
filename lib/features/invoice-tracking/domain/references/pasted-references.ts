import { splitReferences } from '@/lib/features/invoice-search/domain/public'
import { checkReference } from '@/lib/shared/references/payment-reference'
import {
  cleanPastedText,
  findLoneLabel,
  isRounded,
  splitLabel,
} from '@/lib/shared/references/reference-text'
import { lookupsBySearchField, parseLookup } from '../parse-lookup'
import { isNumberKind, type NumberKind, type ReferenceKind } from './reference-kinds'

/** Most references in one paste. */
export const referencesMax = 500

/**
 * What is odd about a line. A value that breaks a check digit or a form is asked for all the same,
 * because real data breaks them too (upstream-facts.md 1.5); the others cannot be found.
 */
export type LineProblem = 'checkDigit' | 'form' | 'rounded' | 'tooLong' | 'organizationNumber'

/** Whether a line with this finding is asked for. */
export const isAsked = (finding: LineProblem | null) =>
  finding === null || finding === 'checkDigit' || finding === 'form'

/**
 * One reference: its place among all, the line of the paste that it stood on, what was pasted, what
 * it is taken as, and what is asked for. `others` are the kinds that it may be as well, the likeliest
 * first; none where a person, a label or the heading says what it is.
 */
export type PastedLine = {
  no: number
  line: number
  raw: string
  kind: ReferenceKind
  others: readonly NumberKind[]
  value: string
  finding: LineProblem | null
  doubleOf: number | null
}

/**
 * A paste as it was understood. `count` is how many references it holds; where they are too many,
 * none is taken, so that nothing is cut silently. `header` is a first line that names the column
 * and was left out.
 */
export type PastedReferences = {
  count: number
  tooMany: boolean
  header: string | null
  lines: PastedLine[]
}

/**
 * True for an organization number whose check digit fits. It needs a library, so whoever has loaded
 * that gives it (number-checks.ts).
 */
export type OrganizationCheck = (typed: string) => boolean

type Cell = { line: number; raw: string }

/**
 * Reads a pasted column: a reference a line, or a cell, each by its own kind unless a person chose
 * one for all or the heading names one. Blank lines are no references; a reference that stands
 * twice is two lines and one question.
 */
export function parsePastedReferences(
  text: string,
  chosen: ReferenceKind | null,
  isOrganizationNumber: OrganizationCheck | null,
): PastedReferences {
  const cells = text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .flatMap((line, at) => splitReferences(line).map((raw): Cell => ({ line: at + 1, raw })))
  const [first, ...others] = cells
  const isHeader = first !== undefined && isColumnHeader(first.raw, others, chosen)
  const taken = isHeader ? others : cells
  const heading = isHeader ? findLoneLabel(first.raw) : null
  const named =
    heading === null || heading === 'OrganizationNumber' ? null : lookupsBySearchField[heading]
  const isOrganization = (raw: string) =>
    !chosen &&
    (heading === 'OrganizationNumber' || isWrittenAsOrganization(raw, isOrganizationNumber))
  const tooMany = taken.length > referencesMax
  const read = (tooMany ? [] : taken).map(({ line, raw }, at): PastedLine => {
    const said = chosen ?? named
    const { kind, others } = said ? { kind: said, others: [] } : detectKinds(raw)
    const as = readAs({ raw, kind })
    const finding = isOrganization(raw) ? 'organizationNumber' : as.finding
    return { ...as, others, finding, no: at + 1, line, doubleOf: null }
  })
  return {
    count: taken.length,
    tooMany,
    header: isHeader ? cleanPastedText(first.raw) : null,
    lines: markDoubles(chosen || named ? read : read.map((line) => rereadAsKid(line, read))),
  }
}

/** A line taken as another kind and as no other, as a person chose. */
export const takeLineAs = (line: PastedLine, kind: ReferenceKind): PastedLine => ({
  ...line,
  ...readAs({ raw: line.raw, kind }),
  others: [],
})

/** A line that is asked for by another value than was pasted, which was offered as of its kind. */
export const replaceValue = (line: PastedLine, value: string): PastedLine => ({
  ...line,
  value,
  others: [],
  finding: checkLineValue(value, line.kind),
})

/**
 * A value made comparable: without blanks, and in small letters. Leading zeros and marks stay,
 * because they tell references apart.
 */
export const toReferenceKey = (value: string) =>
  value.normalize('NFC').replace(/\s/gu, '').toLowerCase()

/** A label alone; or, above references that all have digits, words that have none. */
function isColumnHeader(
  first: string,
  others: readonly Cell[],
  chosen: ReferenceKind | null,
): boolean {
  if (findLoneLabel(first) !== null) return others.length > 0
  return (
    chosen !== 'invoiceeName' &&
    others.length > 1 &&
    !/\d/.test(first) &&
    others.every(({ raw }) => /\d/.test(raw))
  )
}

const caseLabel =
  /^(?:collection\s?|inkasso|inkasso\s|perintä)?(?:case|sak|sag|ärende|asia)[-\s]?(?:no|nr|nummer|number|numero)?[\s.:#=]+(?=\d{1,25}$)/i

/**
 * What a line looks like, and what it may be as well: a number looks like several. A file and a name
 * are told by their form.
 */
function detectKinds(raw: string): Pick<PastedLine, 'kind' | 'others'> {
  const text = cleanPastedText(raw)
  if (caseLabel.test(text)) return { kind: 'caseNumber', others: [] }
  const { as, others, why } = parseLookup(raw)
  if (as === 'list') return { kind: 'invoiceeName', others: [] }
  const isTold = why.key === 'labelled' || why.key === 'receiptLabel' || !isNumberKind(as)
  const numbers = isTold ? [] : others.filter(isNumberKind)
  const mayBe = (kind: NumberKind) => kind !== 'receiptId' || !text.includes(' ')
  return { kind: as, others: numbers.filter(mayBe) }
}

/**
 * Nine digits that begin with 8 or 9 are a Norwegian organization number when they fit; other bare
 * digits that fit one are likelier an invoice number or a KID, and are left to those.
 */
function isWrittenAsOrganization(raw: string, fits: OrganizationCheck | null): boolean {
  const { text, label } = splitLabel(raw)
  if (label !== null) return label === 'OrganizationNumber'
  const form = /^[89]\d{2} ?\d{3} ?\d{3}$|^\d{6,7}-\d{1,4}$|^(?:NO|SE|DK|FI) ?\d[\d ]+(?:MVA)?$/i
  return form.test(text) && (fits?.(text) ?? false)
}

function readAs({ raw, kind }: Pick<PastedLine, 'raw' | 'kind'>) {
  const value =
    kind === 'caseNumber'
      ? cleanPastedText(raw).replace(caseLabel, '').replaceAll(' ', '')
      : parseLookup(raw, kind).text
  return { raw, kind, value, finding: checkLineValue(value, kind) }
}

/**
 * Digits that no check digit carries, beside payment references of as many digits, are one of those
 * with a slip.
 */
function rereadAsKid(line: PastedLine, lines: readonly PastedLine[]): PastedLine {
  if (line.kind !== 'invoiceNumber' || !/^\d{7,25}$/.test(line.value)) return line
  const isAmongKids = lines.some(
    ({ kind, value }) => kind === 'kid' && value.length === line.value.length,
  )
  if (!isAmongKids) return line
  const others = line.others.filter((kind) => kind !== 'kid')
  return { ...takeLineAs(line, 'kid'), others: ['invoiceNumber', ...others] }
}

function markDoubles(lines: PastedLine[]): PastedLine[] {
  const firsts = new Map<string, number>()
  return lines.map((line) => {
    const key = `${line.kind} ${toReferenceKey(line.value)}`
    const doubleOf = firsts.get(key) ?? null
    if (doubleOf === null) firsts.set(key, line.no)
    return { ...line, doubleOf }
  })
}

/** Longer than any field of an invoice that is searched for. */
const valueMax = 255

function checkLineValue(value: string, kind: ReferenceKind): LineProblem | null {
  if (isRounded(value)) return 'rounded'
  if (value.length > valueMax) return 'tooLong'
  if (kind === 'transactionRid') return /^\d{1,15}$/.test(value) ? null : 'form'
  if (kind === 'caseNumber') return /^\d{1,25}$/.test(value) ? null : 'form'
  if (kind !== 'kid') return null
  const checked = checkReference(value).kind
  if (checked === 'none') return 'form'
  return checked === 'unchecked' ? 'checkDigit' : null
}
