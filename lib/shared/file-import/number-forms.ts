import type { Detected } from './day-forms'

/** The sign before the decimals. The other one, blanks and apostrophes stand between thousands. */
export const decimalMarks = [',', '.'] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** A number of a cell as it is reckoned with: `-1250.5`. */
export type ReadNumber = { decimal: string; hasGroups: boolean }

const groupSign = /[\s'\u2019]/u

/**
 * The number of a cell, or null where it is none by this mark. Groups have three digits each, and
 * one sign between them.
 */
export function readNumber(text: string, mark: DecimalMark): ReadNumber | null {
  const plain = text.trim().replace(/^\u2212/, '-')
  const other = mark === ',' ? '.' : ','
  const [whole = '', decimals, ...more] = plain.split(mark)
  if (more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return null
  const sign = groupSign.exec(whole)?.[0] ?? other
  const [first = '', ...groups] = whole.split(sign)
  const isWhole =
    groups.length === 0 ? /^-?\d+$/.test(first) : /^-?\d{1,3}$/.test(first) && areGroups(groups)
  if (!isWhole) return null
  const digits = [first, ...groups].join('')
  return {
    decimal: decimals === undefined ? digits : `${digits}.${decimals}`,
    hasGroups: groups.length > 0 && sign === other,
  }
}

const areGroups = (groups: readonly string[]) => groups.every((each) => /^\d{3}$/.test(each))

/**
 * Detected numbers; `isGroupingProven`: a cell shows what stands between thousands, and no other cell
 * contradicts it.
 */
export type DetectedNumbers = Detected<DecimalMark> & { isGroupingProven: boolean }

/**
 * The mark that cells prove: two decimals or one stand behind it, or the other sign stands before
 * it. `1.250` alone proves nothing, and such cells alone are for a person to say.
 */
export function detectDecimalMark(cells: readonly string[]): DetectedNumbers {
  const of = cells.length
  const proofs = cells.map(findProvenMark)
  const votes = decimalMarks.map((mark) => proofs.filter((proof) => proof?.mark === mark).length)
  const [commas = 0, points = 0] = votes
  const isOpen = commas === points && (commas > 0 || cells.some(isDoubtful))
  const form = isOpen ? null : points > commas ? '.' : ','
  const fits = form === null ? 0 : cells.filter((cell) => readNumber(cell, form)).length
  const isOnly = commas === 0 || points === 0
  const isGroupingProven = isOnly && proofs.some((proof) => proof?.mark === form && proof.byGroups)
  return { form, fits, of, isGroupingProven }
}

const isDoubtful = (cell: string) => /^[-\u2212]?\d{1,3}[.,]\d{3}$/.test(cell.trim())

function findProvenMark(cell: string): { mark: DecimalMark; byGroups: boolean } | null {
  if (isDoubtful(cell)) return null
  const marks = [...cell].filter((sign): sign is DecimalMark => sign === ',' || sign === '.')
  const last = marks.at(-1)
  if (!last) return null
  const [isRepeated, isMixed] = [
    marks.filter((each) => each === last).length > 1,
    new Set(marks).size > 1,
  ]
  const mark = isRepeated && !isMixed ? (last === ',' ? '.' : ',') : last
  return readNumber(cell, mark) ? { mark, byGroups: isRepeated || isMixed } : null
}
