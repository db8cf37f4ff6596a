/** What companies put behind their name, and what says nothing of who somebody is. */
const dropped = new Set(
  'as asa ab a/s aps oy oyj ans da ba sa nuf enk hb kb ltd inc og och and ved c/o'.split(' '),
)

/** The words of a text in small letters of the basic alphabet: `Sæther` is `saether`. */
export const normalizeName = (text: string): string[] =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '')

/** The words that tell who it is, each once, in the order of the alphabet. */
export const toNameKey = (text: string): string =>
  [...new Set(normalizeName(text).filter((word) => !dropped.has(word)))].sort().join(' ')

/**
 * How well a payer fits a debtor. `same`: the same words, in any order. `likely`: two words or more
 * of the shorter name are all in the longer one. `part`: one word in common.
 */
export type NameFit = 'same' | 'likely' | 'part' | 'none'

/** Compares two names as `toNameKey` gives them. */
export function compareNames(payer: string, debtor: string): NameFit {
  if (payer === '' || debtor === '') return 'none'
  if (payer === debtor) return 'same'
  const [one, other] = [payer.split(' '), new Set(debtor.split(' '))]
  const common = one.filter((word) => word.length > 1 && other.has(word)).length
  if (common >= 2 && common === Math.min(one.length, other.size)) return 'likely'
  return common > 0 ? 'part' : 'none'
}
