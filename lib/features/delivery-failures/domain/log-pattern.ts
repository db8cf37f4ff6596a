/** The longest text that is looked at, and the longest pattern, in characters. */
const textMax = 4_000
const patternMax = 400

/**
 * A text with everything masked that differs from row to row: numbers, ids, addresses, dates, what
 * stands in quotes. Rows of one kind have one pattern. It shows no identity number and no e-mail
 * address.
 */
export function toLogPattern(logText: string): string {
  const text = logText.slice(0, textMax).normalize('NFKC').slice(0, textMax)
  const masked = masks
    .reduce((rest, [form, mask]) => rest.replace(form, mask), text)
    .replace(wordForm, maskWord)
  return masked
    .replaceAll('@', '')
    .replace(/\s+/g, ' ')
    .replace(repeatedNumber, '‹number›')
    .trim()
    .slice(0, patternMax)
}

/** Forms that hold blanks or marks, before words are looked at one by one. */
const masks: [RegExp, string][] = [
  [/[‹›]/g, "'"],
  [/https?:\/\/[^\s"'<>]{1,500}/gi, '‹address›'],
  [/(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;]+/g, '‹e-mail›'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '‹id›'],
  [/["“”«»„][^"“”«»„]{1,120}["“”«»]/g, '‹text›'],
  [/(?<![\p{L}\p{N}])['‘’][^'‘’]{1,120}['’](?![\p{L}\p{N}])/gu, '‹text›'],
  [
    /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b/g,
    '‹date›',
  ],
  [/\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, '‹date›'],
  [/\b\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\b/g, '‹time›'],
]

/** A word with the marks inside it. */
const wordForm = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[-_.,+](?=[\p{L}\p{N}]))*/gu

/** `‹number› ‹number›`: a number that was written in groups. */
const repeatedNumber = /‹number›(?:[ ,.:/-]?‹number›){1,40}/g

const maskWord = (word: string) => {
  if (!/\p{N}/u.test(word)) return isHex(word) ? '‹id›' : word
  if (isCode(word)) return word
  return /^[\p{N}\-_.,+]+$/u.test(word) ? '‹number›' : '‹id›'
}
const isHex = (word: string) => /^[0-9a-f]{16,}$/i.test(word)

/**
 * Ids of rules and codes of mail servers are the same in every row, and say more than the words
 * beside them.
 */
const isCode = (word: string) =>
  /^(?:BR(?:-[A-Z]{1,3})?-\d{1,3}|PEPPOL-(?:EN16931|COMMON)-R\d{3}|[245]\.\d\.\d{1,2})$/i.test(word)
