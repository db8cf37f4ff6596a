import { describe, expect, test } from 'vitest'
import { joinRuleIds } from './cause'
import { buildWordingTree, isCode, matchWordings, splitWords } from './wording-matcher'

const isFound = (wording: string, text: string) =>
  matchWordings(text, buildWordingTree([[wording, 'it']])).length > 0

describe('a wording', () => {
  test.each([
    ['stands whole, in any letters', 'mailbox full', 'The MAILBOX full, they say', true],
    ['misses its last word', 'mailbox full', 'the mailbox', false],
    ['misses its first word', 'mailbox full', 'it is full', false],
    ['has a word between', 'mailbox full', 'mailbox nearly full', false],
    ['has the end of a sentence between', 'mailbox full', 'A mailbox. Full of it', false],
    ['stands in the second sentence', 'mailbox full', 'Failed. Mailbox full', true],
    ['takes the one word', 'mailbox|inbox full', 'mailbox full', true],
    ['takes the other word', 'mailbox|inbox full', 'inbox full', true],
    ['takes both words at once', 'the mailbox|inbox full', 'the mailbox inbox full', false],
    ['may miss a word', 'mailbox is? full', 'mailbox full', true],
    ['need not miss it', 'mailbox is? full', 'mailbox is full', true],
    ['has it twice', 'mailbox is? full', 'mailbox is is full', false],
    ['may miss either of two words', 'mailbox is|was? full', 'mailbox full', true],
    ['has the second of them', 'mailbox is|was? full', 'mailbox was full', true],
    ['misses a word that may not be missing', 'mailbox is full', 'mailbox full', false],
    ['has a number for a value', 'gln # unknown', 'GLN 0192:991825827 unknown', true],
    ['has something in quotes for a value', 'gln # unknown', 'GLN “no such one” unknown', true],
    ['has a mere word for a value', 'gln # unknown', 'GLN somewhere unknown', false],
    ['has no value', 'gln # unknown', 'GLN unknown', false],
    ['has two letters for a code', 'currency ~ unknown', 'currency kr unknown', true],
    ['has three letters for a code', 'currency ~ unknown', 'Currency SEK unknown', true],
    ['has four letters for a code', 'currency ~ unknown', 'currency euro unknown', false],
    [
      'has a word for a code that turns it round',
      'currency ~ unknown',
      'currency not unknown',
      false,
    ],
    [
      'has its letters put together otherwise',
      'ugyldig fødselsnummer å',
      'ugyldig fødselsnummer a\u030a',
      true,
    ],
    ['stands behind a mark', 'mailbox full', '(mailbox full)', true],
    ['stands inside of a longer word', 'mailbox full', 'mailbox-full', false],
  ])('that %s: %j in %j, %j', (_, wording, text, is) => expect(isFound(wording, text)).toBe(is))

  test.each([
    ['negated right before', 'Not mailbox full', false],
    ['negated in another language', 'Ikke mailbox full', false],
    ['negated two words before', 'Not the mailbox full', true],
    ['negated as a reason', 'Not because mailbox full', false],
    ['the reason', 'Failed because mailbox full', true],
    ['a reason of something that is negated further away', 'Not sent because mailbox full', true],
    ['taken back right after', 'Mailbox full resolved', false],
    ['taken back in another language', 'Mailbox full hyväksytty', false],
    ['taken back further away', 'Mailbox full, later resolved', true],
    ['negated in the sentence before', 'It did not. Mailbox full', true],
  ])('that is %s: %j', (_, text, is) => expect(isFound('mailbox full', text)).toBe(is))

  test('says where it stands, once for a meaning, and beside others that end there', () => {
    const way = buildWordingTree([
      ['mailbox is? full', 'full'],
      ['inbox|mailbox full', 'full'],
      ['full', 'any'],
      ['mailbox full', 'likely'],
    ])
    expect(matchWordings('The mailbox full', way)).toEqual([
      { meaning: 'full', from: 1, to: 3 },
      { meaning: 'likely', from: 1, to: 3 },
      { meaning: 'any', from: 2, to: 3 },
    ])
  })
})

test.each([
  ['two words', ['two', 'words'], [false, false]],
  ['at kari@n.example', ['at', 'kari@n.example'], [false, true]],
  ['urn:x a/b 7', ['urn:x', 'a/b', '7'], [true, true, true]],
  ['550-5.1.1 unknown', ['550', '5.1.1', 'unknown'], [true, true, false]],
  ['550-5.1.1-2', ['550-5.1.1-2'], [true]],
  ['“ in quotes ” «too»', ['in quotes', 'too'], [true, true]],
  ['End! Next? v1.2', ['end', null, 'next', null, 'v1.2'], [false, false, false, false, true]],
])('%j has the words %j', (text, words, isValue) => {
  const read = splitWords(text)
  expect(read.map(({ word }) => word)).toEqual(words)
  expect(read.map((each) => each.isValue)).toEqual(isValue)
})

test('four thousand letters of a text are looked at, and none behind them', () => {
  const words = 'mailbox full'
  expect(isFound('mailbox full', words.padStart(4_000))).toBe(true)
  expect(isFound('mailbox full', words.padStart(4_001))).toBe(false)
})

test.each([
  ['no', false],
  ['dk', true],
  ['sek', true],
  ['k', false],
  ['euro', false],
  ['12', false],
  ['ej', false],
])('%j may be a code: %j', (word, is) => expect(isCode(word)).toBe(is))

test('a family of rules is named with two digits each', () =>
  expect(joinRuleIds('br-s', 10)).toMatch(/^br-s-01\|br-s-02\|.*\|br-s-09\|br-s-10$/))
