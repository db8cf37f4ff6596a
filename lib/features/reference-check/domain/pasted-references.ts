import { parseSearchText, splitReferences } from '@/lib/features/invoice-search/domain/public'
import { checkReference } from '@/lib/shared/references/payment-reference'
import {
  cleanPastedText,
  findLoneLabel,
  isRounded,
  type ReferenceLabel,
  splitLabel,
  toSearchValue,
} from '@/lib/shared/references/reference-text'

/**
 * What pasted lines may be. Organization numbers are known so that they can be judged; the search
 * has no field for them.
 */
export const referenceKinds = [
  'InvoiceNumber',
  'KID',
  'TransactionRid',
  'Filename',
  'InvoiceeName',
  'OrganizationNumber',
] as const
export type ReferenceKind = ReferenceLabel

/** Most references in one paste. */
export const referencesMax = 500

/** Why a line cannot be found as it stands. Some of them a person may have tried all the same. */
export type LineFinding =
  | 'checkDigit'
  | 'form'
  | 'rounded'
  | 'tooLong'
  | 'organizationNumber'
  | 'noField'

/**
 * Findings about a value that may be right all the same, because real data breaks check digits too
 * (upstream-facts.md 1.5).
 */
export const mayBeTried = (finding: LineFinding | null) =>
  finding === null || finding === 'checkDigit' || finding === 'form'

/**
 * One reference: its place among all, the line of the paste that it stood on, what was pasted, and
 * what is searched for.
 */
export type PastedLine = {
  no: number
  line: number
  raw: string
  value: string
  finding: LineFinding | null
  doubleOf: number | null
}

/**
 * A paste as it was understood. `count` is how many references it holds; where they are too many,
 * none is taken, so that nothing is cut silently. `header` is a first line that names the column
 * and was left out; `likely` is what most lines look like, `kind` what all of them are taken as.
 */
export type PastedReferences = {
  count: number
  tooMany: boolean
  header: string | null
  likely: ReferenceKind
  kind: ReferenceKind
  lines: PastedLine[]
}

/**
 * True for an organization number whose check digit fits. It needs a library, so whoever has loaded
 * that gives it (number-checks.ts).
 */
export type OrganizationCheck = (typed: string) => boolean

type Cell = { line: number; raw: string }

/**
 * Reads a pasted column: a reference a line, or a cell. Blank lines are no references; a reference
 * that stands twice is two lines and one question.
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
  const tooMany = taken.length > referencesMax
  const likely =
    (isHeader ? findLoneLabel(first.raw) : null) ??
    guessListKind(tooMany ? [] : taken, isOrganizationNumber)
  const kind = chosen ?? likely
  return {
    count: taken.length,
    tooMany,
    header: isHeader ? cleanPastedText(first.raw) : null,
    likely,
    kind,
    lines: tooMany ? [] : toPastedLines(taken, kind, isOrganizationNumber),
  }
}

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
    chosen !== 'InvoiceeName' &&
    others.length > 1 &&
    !/\d/.test(first) &&
    others.every(({ raw }) => /\d/.test(raw))
  )
}

function guessListKind(
  cells: readonly Cell[],
  isOrganizationNumber: OrganizationCheck | null,
): ReferenceKind {
  const votes = new Map<ReferenceKind, number>(referenceKinds.map((kind) => [kind, 0]))
  for (const { raw } of cells) {
    const kind = classifyReference(raw, isOrganizationNumber)
    votes.set(kind, (votes.get(kind) ?? 0) + 1)
  }
  return referenceKinds.reduce((best, kind) =>
    (votes.get(kind) ?? 0) > (votes.get(best) ?? 0) ? kind : best,
  )
}

/**
 * What one reference looks like by itself. Nine digits that begin with 8 or 9 are a Norwegian
 * organization number when they fit; other bare digits that fit one are likelier an invoice number
 * or a KID, and are left to those.
 */
function classifyReference(
  raw: string,
  isOrganizationNumber: OrganizationCheck | null,
): ReferenceKind {
  const { text, label } = splitLabel(raw)
  if (label) return label
  const isWrittenSo =
    /^[89]\d{2} ?\d{3} ?\d{3}$|^\d{6,7}-\d{1,4}$|^(?:NO|SE|DK|FI) ?\d[\d ]+(?:MVA)?$/i.test(text)
  if (isWrittenSo && isOrganizationNumber?.(text)) return 'OrganizationNumber'
  const { as } = parseSearchText(raw)
  return as === 'References' ? 'InvoiceNumber' : as
}

function toPastedLines(
  cells: readonly Cell[],
  kind: ReferenceKind,
  isOrganizationNumber: OrganizationCheck | null,
): PastedLine[] {
  const firsts = new Map<string, number>()
  return cells.map(({ line, raw }, at) => {
    const value = toSearchValue(raw, kind)
    const first = firsts.get(toReferenceKey(value)) ?? null
    if (first === null) firsts.set(toReferenceKey(value), at + 1)
    return {
      no: at + 1,
      line,
      raw,
      value,
      finding: checkLineValue(value, kind, isOrganizationNumber),
      doubleOf: first,
    }
  })
}

/** Longer than any field of an invoice that is searched for. */
const valueMax = 255

function checkLineValue(
  value: string,
  kind: ReferenceKind,
  isOrganizationNumber: OrganizationCheck | null,
): LineFinding | null {
  if (isRounded(value)) return 'rounded'
  if (value.length > valueMax) return 'tooLong'
  if (kind === 'OrganizationNumber')
    return isOrganizationNumber?.(value) === false ? 'organizationNumber' : 'noField'
  if (kind === 'TransactionRid') return /^\d{1,15}$/.test(value) ? null : 'form'
  if (kind !== 'KID') return null
  const checked = checkReference(value).kind
  if (checked === 'none') return 'form'
  return checked === 'unchecked' ? 'checkDigit' : null
}
