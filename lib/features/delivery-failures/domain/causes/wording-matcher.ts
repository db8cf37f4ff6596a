/**
 * A word of a text. `isValue`: it may stand for a number, an address, something in quotes. A word
 * of null ends a sentence.
 */
type Word = { word: string | null; isValue: boolean }

/**
 * One step on the way through the known wordings; `ends` are the meanings of the wordings that are
 * complete here.
 */
export type WordingNode<Meaning> = { next: Map<string, WordingNode<Meaning>>; ends: Meaning[] }

/** Where a meaning was found: from one word up to, and without, another. */
export type WordingMatch<Meaning> = { meaning: Meaning; from: number; to: number }

/** Slots of a wording, see `Cause`. */
const value = '#'
const code = '~'

/** The longest text that is looked at, in characters. */
const lengthMax = 4_000

/** One way through many wordings, so that a text is read once however many there are. */
export function buildWordingTree<Meaning>(
  wordings: [wording: string, meaning: Meaning][],
): WordingNode<Meaning> {
  const start: WordingNode<Meaning> = { next: new Map(), ends: [] }
  for (const [wording, meaning] of wordings) {
    let ends = new Set([start])
    for (const part of wording.split(' '))
      ends = new Set([...ends].flatMap((step) => addNextNodes(step, part)))
    for (const step of ends) if (!step.ends.includes(meaning)) step.ends.push(meaning)
  }
  return start
}

function addNextNodes<Meaning>(step: WordingNode<Meaning>, part: string): WordingNode<Meaning>[] {
  const mayMiss = part.endsWith('?')
  const words = (mayMiss ? part.slice(0, -1) : part).split('|')
  const after = words.map((word) => {
    const known = step.next.get(word) ?? { next: new Map(), ends: [] }
    step.next.set(word, known)
    return known
  })
  return mayMiss ? [step, ...after] : after
}

/**
 * The known wordings that stand whole in a text, in one sentence, and are neither negated right
 * before (`not because …`) nor taken back right after (`… resolved`).
 */
export function matchWordings<Meaning>(
  text: string,
  start: WordingNode<Meaning>,
): WordingMatch<Meaning>[] {
  const words = splitWords(text)
  const found = words.flatMap((_, from) => matchWordingsAt(words, from, start))
  return found.filter(
    ({ from, to }) => !isNegated(words, from) && !isWordIn(retractions, words[to]),
  )
}

const isNegated = (words: Word[], from: number) =>
  isWordIn(negators, words[from - 1]) ||
  (isWordIn(causalWords, words[from - 1]) && isWordIn(negators, words[from - 2]))
const isWordIn = (words: Set<string>, word: Word | undefined) => words.has(word?.word ?? '')

function matchWordingsAt<Meaning>(
  words: Word[],
  from: number,
  start: WordingNode<Meaning>,
): WordingMatch<Meaning>[] {
  const found: WordingMatch<Meaning>[] = []
  let steps = [start]
  for (let at = from; at < words.length && steps.length > 0; at++) {
    const { word, isValue } = words[at]!
    if (word === null) break
    steps = steps
      .flatMap(({ next }) => [
        next.get(word),
        isValue ? next.get(value) : undefined,
        isCode(word) ? next.get(code) : undefined,
      ])
      .filter((step) => step !== undefined)
    for (const { ends } of steps)
      found.push(...ends.map((meaning) => ({ meaning, from, to: at + 1 })))
  }
  return found
}

/** Two or three letters, as in `NO`, `SEK`, `MB`, that do not turn what is said round. */
export const isCode = (word: string) => /^\p{L}{2,3}$/u.test(word) && !negators.has(word)

const negators = new Set([
  'not',
  'no',
  'never',
  'without',
  'ikke',
  'ingen',
  'aldri',
  'inte',
  'ej',
  'inga',
  'aldrig',
  'ei',
  'eikä',
])
const causalWords = new Set(['because', 'since', 'fordi', 'siden', 'eftersom', 'koska'])
const retractions = new Set(
  [
    'ok',
    'passed',
    'resolved',
    'fixed',
    'corrected',
    'solved',
    'løst',
    'rettet',
    'bestått',
    'godkjent',
    'åtgärdat',
    'åtgärdad',
    'löst',
  ].concat(['godkänd', 'godkänt', 'godkendt', 'korjattu', 'hyväksytty', 'ratkaistu']),
)

/** The words of a text, small, with the ends of its sentences. */
export function splitWords(text: string): Word[] {
  const small = text.slice(0, lengthMax).normalize('NFC').toLowerCase()
  return [...small.matchAll(wordForm)].flatMap(([said]) => toWords(said))
}

/** Something in quotes, a word with the marks inside it, or a mark that ends a sentence. */
const wordForm =
  /["“”«»][^"“”«»]{1,80}["“”«»]|[\p{L}\p{N}](?:[\p{L}\p{N}]|[-_.:@/+](?=[\p{L}\p{N}]))*|[.;!?](?=\s|$)/gu

/** A reply of a mail server joins its two codes: `550-5.1.1`. */
const betweenCodes = /(?<=^\d{3})-(?=\d\.\d{1,2}\.\d{1,3}$)/

function toWords(said: string): Word[] {
  if (/^[.;!?]/.test(said)) return [{ word: null, isValue: false }]
  if (/^["“”«»]/.test(said)) return [{ word: said.slice(1, -1).trim(), isValue: true }]
  return said.split(betweenCodes).map((word) => ({ word, isValue: /[\d@:/]/.test(word) }))
}
