import { describe, expect, test } from 'vitest'
import { failureTexts, unknownTexts } from '@/tests/support/failure-texts'
import { unitOfPath } from './customer-units'
import { causeKeys, causeOf, failureCauses, fieldOf, isCauseKey } from './failure-causes'

const texts = causeKeys.flatMap((cause) => failureTexts[cause].map(([, text]) => [text, cause] as const))

test.each(texts)('%s', (text, cause) => {
  expect(causeOf(text)?.cause).toBe(cause)
  expect(causeOf(`  ${text.toUpperCase()}\n`)?.cause).toBe(cause)
})

test('thirty causes and more are known, each in three wordings and three languages at least', () => {
  expect(causeKeys.length).toBeGreaterThanOrEqual(30)
  for (const cause of causeKeys) {
    expect(new Set(failureTexts[cause].map(([, text]) => text)).size, cause).toBeGreaterThanOrEqual(3)
    expect(new Set(failureTexts[cause].map(([language]) => language)).size, cause).toBeGreaterThanOrEqual(3)
    expect([...failureCauses[cause].certain, ...failureCauses[cause].likely].length, cause).toBeGreaterThanOrEqual(3)
  }
})

test.each(unknownTexts)('%s: no cause', (text) => expect(causeOf(text)).toBeNull())

test.each([null, undefined, '', '   '])('%s has no cause', (text) => expect(causeOf(text)).toBeNull())

test('a rule names its cause for certain, everyday words only likely', () => {
  expect(causeOf('BR-CO-15')).toEqual({ cause: 'totalsDiffer', confidence: 'certain' })
  expect(causeOf('Mailbox full')).toEqual({ cause: 'mailboxFull', confidence: 'likely' })
})

test('each field to mend is one that can be edited', () => {
  for (const cause of causeKeys) {
    const field = fieldOf(cause)
    if (field !== null) expect(unitOfPath(field), cause).toBeDefined()
  }
})

test('a cause is told from other words', () => {
  expect(isCauseKey('mailboxFull')).toBe(true)
  expect(isCauseKey('toString')).toBe(false)
})

describe('a text of 100,000 characters', () => {
  test.each([
    ['of nothing but the start of a wording', 'receiver 1 '.repeat(10_000)],
    ['of quotes', '"a'.repeat(50_000)],
    ['of marks', '@:/.-_'.repeat(17_000)],
    ['of one word', 'a'.repeat(100_000)],
  ])('%s is read to the end that is looked at, and no further', (_, text) => {
    const startedAt = performance.now()
    expect(causeOf(text)).toBeNull()
    expect(causeOf(`${text} mailbox full`)).toBeNull()
    expect(performance.now() - startedAt).toBeLessThan(200)
  })
})
