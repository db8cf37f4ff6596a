import { type Finding, makeWarning } from '@/lib/shared/checks/finding'

/**
 * Characters that cannot be seen and come along by copying: controls, formats such as marks of
 * direction, lone halves of a pair.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Says how many invisible characters a text holds. A memo may have lines. */
export function checkText(text: string, mayHaveLines = false): Finding[] {
  const shown = mayHaveLines ? text.replace(/[\r\n]/g, '') : text
  const count = shown.match(invisible)?.length ?? 0
  return count === 0 ? [] : [makeWarning('invisibleCharacters', { count })]
}

/**
 * Of rows that hold identifiers or codes: blanks and rows that stand twice, each with the number of
 * the row. Empty rows are places to type.
 */
export function checkCodeRows(rows: string[]): Finding[] {
  return rows.flatMap((typed, at) => {
    const row = at + 1
    if (typed !== '' && typed.trim() === '') return [makeWarning('blankRow', { row })]
    return /\s/u.test(typed) ? [makeWarning('rowHasBlanks', { row })] : []
  })
}

/** Of rows that hold what an earlier row holds, after `same` has made them comparable. */
export function checkDuplicates(rows: string[], same: (row: string) => string): Finding[] {
  if (rows.length < 2) return []
  const keys = rows.map(same)
  return keys.flatMap((key, at) => {
    const first = keys.indexOf(key)
    return key !== '' && first < at
      ? [makeWarning('duplicateRow', { row: at + 1, first: first + 1 })]
      : []
  })
}
