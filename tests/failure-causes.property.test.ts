import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCode, splitWords } from '@/lib/features/delivery-failures/domain/causes/wording-matcher'
import {
  causeKeys,
  failureCauses,
  findCause,
} from '@/lib/features/delivery-failures/domain/failure-causes'
import { toCluster } from '@/lib/features/delivery-failures/domain/failure-clusters'
import { failureTexts } from './support/failure-texts'

const wordings = causeKeys.flatMap((cause) =>
  [...failureCauses[cause].certain, ...failureCauses[cause].likely].map((wording) => ({
    cause,
    wording,
  })),
)
const vocabulary = [
  ...new Set(
    wordings.flatMap(({ wording }) =>
      wording.split(' ').flatMap((part) => part.replace(/\?$/, '').split('|')),
    ),
  ),
].filter((word) => word !== '#' && word !== '~')
const texts = causeKeys.flatMap((cause) => failureTexts[cause].map(([, text]) => text))

/**
 * A second, slow way to look for a wording: as a pattern over the words of one sentence, beside
 * each other.
 */
const patterns = wordings.map(({ cause, wording }) => ({ cause, pattern: patternOf(wording) }))

function patternOf(wording: string): RegExp {
  const parts = wording.split(' ').map((part) => {
    const words = part.replace(/\?$/, '').split('|')
    const one = words
      .map((word) =>
        word === '#'
          ? '[^ ]*¤[^ ]*'
          : word === '~'
            ? '[^ ]*§'
            : `${word.replace(/[.+]/g, '\\$&')}[¤§]*`,
      )
      .join('|')
    return part.endsWith('?') ? `(?: (?:${one}))?` : ` (?:${one})`
  })
  return new RegExp(`${parts.join('')}(?= |$)`)
}

const holdsWording = (text: string) => {
  const line = splitWords(text).map(
    ({ word, isValue }) =>
      ` ${word === null ? '\n' : word.replaceAll(' ', '_')}${isValue ? '¤' : ''}${word !== null && isCode(word) ? '§' : ''}`,
  )
  return patterns.some(({ pattern }) => pattern.test(line.join('')))
}

test('a soup of known words has a cause only where a whole wording stands in it', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(...vocabulary, '0192:991825827', '.', 'kari@nordmann.example', '12'),
        { maxLength: 14 },
      ),
      (words) => {
        const text = words.join(' ')
        if (!holdsWording(text)) expect(findCause(text)).toBeNull()
      },
    ),
    { numRuns: 3_000 },
  ))

test('a known text with a word or the end of a sentence between, without a word, or with two words in each other’s place has its cause only where a whole wording is left', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.constantFrom('between', 'without', 'swapped'),
      fc.constantFrom('now', 'kanskje', 'not', 'x', '.', ';', '!'),
      (text, at, how, added) => {
        const words = text.split(' ')
        const place = at % words.length
        if (how === 'between') words.splice(place, 0, added)
        if (how === 'without') words.splice(place, 1)
        if (how === 'swapped') words.splice(place, 2, ...words.slice(place, place + 2).reverse())
        const mutated = words.join(' ')
        if (!holdsWording(mutated)) expect(findCause(mutated)).toBeNull()
      },
    ),
    { numRuns: 3_000 },
  ))

test('a text of any characters is put somewhere, and never has a cause', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(findCause(text)).toBeNull()
      expect(toCluster(text).kind).toBe(text.trim() ? 'shape' : 'silent')
    }),
    { numRuns: 2_000 },
  ))
