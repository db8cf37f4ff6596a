import { isMasked } from '../masks'

/** Text as filters compare it: case, accents, and how wide a blank is, make no other value. */
const foldedText = (text: string) =>
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
const foldedCode = (text: string) =>
  foldedText(text)
    .replaceAll(' ', '')
    .replace(/^0+(?=.)/, '')

const bare = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The texts among some values. Null, blank and absent tell nothing: what a service leaves out is not what it denies. */
export const toldTexts = (values: readonly unknown[]): string[] =>
  values
    .flat(2)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((text) => text.trim() !== '')

export const isSameCode = (one: string, other: string) => foldedCode(one) === foldedCode(other)

export const isSameText = (one: string, other: string) => foldedText(one) === foldedText(other)

/** True where texts hold what was searched for: as it was typed, without its marks, or all its words in any order. */
export function holdsText(texts: readonly string[], wanted: string): boolean {
  const whole = foldedText(texts.filter((text) => !isMasked(text)).join('\n'))
  const sought = foldedText(wanted)
  if (sought === '' || whole.includes(sought)) return true
  const bareSought = bare(wanted)
  if (bareSought !== '' && texts.some((text) => !isMasked(text) && bare(text).includes(bareSought))) return true
  return sought.split(/[ ,;]+/).every((word) => whole.includes(word))
}

/** Every text of a row, however deep it stands. */
export function textsWithin(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return toldTexts([value])
  if (typeof value !== 'object' || value === null || depth > 5) return []
  return Object.values(value).flatMap((inner) => textsWithin(inner, depth + 1))
}
