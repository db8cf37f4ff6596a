import { isMasked } from '@/lib/shared/wire/masks'

/** Text as filters compare it: case, accents, and how wide a blank is, make no other value. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/\s+/gu, ' ')
    .trim()

/** A number or a code as filters compare it: blanks and leading zeros make no other value. */
export const normalizeCode = (text: string) =>
  normalizeText(text)
    .replaceAll(' ', '')
    .replace(/^0+(?=.)/, '')

const stripMarks = (text: string) => normalizeText(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The texts among some values. Null, blank and absent tell nothing: what a service leaves out is
 * not what it denies.
 */
export const listFilledTexts = (values: readonly unknown[]): string[] =>
  values
    .flat(2)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((text) => text.trim() !== '')

export const isSameCode = (one: string, other: string) =>
  normalizeCode(one) === normalizeCode(other)

export const isSameText = (one: string, other: string) =>
  normalizeText(one) === normalizeText(other)

/**
 * True where texts hold what was searched for: as it was typed, without its marks, or all its words
 * in any order.
 */
export function hasText(texts: readonly string[], wanted: string): boolean {
  const whole = normalizeText(texts.filter((text) => !isMasked(text)).join('\n'))
  const normalizedQuery = normalizeText(wanted)
  if (normalizedQuery === '' || whole.includes(normalizedQuery)) return true
  const strippedQuery = stripMarks(wanted)
  if (
    strippedQuery !== '' &&
    texts.some((text) => !isMasked(text) && stripMarks(text).includes(strippedQuery))
  )
    return true
  return normalizedQuery.split(/[ ,;]+/).every((word) => whole.includes(word))
}

/** Every text of a row, however deep it stands. */
export function collectTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return listFilledTexts([value])
  if (typeof value !== 'object' || value === null || depth > 5) return []
  return Object.values(value).flatMap((inner) => collectTexts(inner, depth + 1))
}
