/**
 * The part of a text that a word matched, as places in the text: as it was typed, else without the
 * blanks and dashes between. Null where it is not there as one piece.
 */
export function findMatchedPart(text: string, word: string): [from: number, to: number] | null {
  const wanted = keepLetters(word)
  if (wanted.length === 0) return null
  const letters = keepLetters(text)
  const at = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(wanted.map(({ letter }) => letter).join(''))
  const [first, last] = [letters[at], letters[at + wanted.length - 1]]
  return at < 0 || !first || !last ? null : [first.at, last.at + 1]
}

/** Letters and digits with their places; a letter that becomes two in small is left as it is. */
const keepLetters = (text: string) =>
  Array.from({ length: text.length }, (_, at) => ({ at, letter: toSmall(text.charAt(at)) })).filter(
    ({ letter }) => /[\p{L}\p{N}]/u.test(letter),
  )

const toSmall = (letter: string) =>
  letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter
