import { describe, expect, test } from 'vitest'
import { findFieldByPath } from '@/lib/features/customers/domain/editable-fields'
import { expectSoon } from '@/tests/support/expect-soon'
import { failureTexts, unknownTexts } from '@/tests/support/failure-texts'
import {
  type CauseKey,
  causeKeys,
  failureCauses,
  findCause,
  findCauseField,
  findCommonCause,
  isCauseKey,
} from './failure-causes'

const texts = causeKeys.flatMap((cause) =>
  failureTexts[cause].map(([, text]) => [text, cause] as const),
)

test.each(texts)('%s', (text, cause) => {
  expect(findCause(text)?.cause).toBe(cause)
  expect(findCause(`  ${text.toUpperCase()}\n`)?.cause).toBe(cause)
})

test('thirty causes and more are known, each in three wordings and three languages at least', () => {
  expect(causeKeys.length).toBeGreaterThanOrEqual(30)
  for (const cause of causeKeys) {
    expect(new Set(failureTexts[cause].map(([, text]) => text)).size, cause).toBeGreaterThanOrEqual(
      3,
    )
    expect(
      new Set(failureTexts[cause].map(([language]) => language)).size,
      cause,
    ).toBeGreaterThanOrEqual(3)
    expect(
      [...failureCauses[cause].certain, ...failureCauses[cause].likely].length,
      cause,
    ).toBeGreaterThanOrEqual(3)
  }
})

test.each(unknownTexts)('%s: no cause', (text) => expect(findCause(text)).toBeNull())

test.each([null, undefined, '', '   '])('%s has no cause', (text) =>
  expect(findCause(text)).toBeNull(),
)

test('a rule names its cause for certain, everyday words only likely', () => {
  expect(findCause('BR-CO-15')).toEqual({ cause: 'totalsDiffer', confidence: 'certain' })
  expect(findCause('Mailbox full')).toEqual({ cause: 'mailboxFull', confidence: 'likely' })
})

test('each field to mend is one that can be edited', () => {
  for (const cause of causeKeys) {
    const field = findCauseField(cause)
    if (field !== null) expect(findFieldByPath(field), cause).toBeDefined()
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
    const asLongAs = () => findCause('x '.repeat(2_000))
    for (const each of [text, `${text} mailbox full`])
      expect(expectSoon(100, () => findCause(each), { times: 20, asLongAs })).toBeNull()
  })
})

describe('of what was found in a text', () => {
  const [full, missing, kid] = ['mailboxFull', 'totalsDiffer', 'kidInvalid'] as CauseKey[]
  const at = (
    cause: CauseKey | undefined,
    from: number,
    to: number,
    confidence: 'certain' | 'likely' = 'likely',
  ) => ({
    ...{ meaning: { cause: cause!, confidence }, from, to },
  })
  test.each([
    ['nothing tells no cause', [], null],
    ['one finding is the cause', [at(full, 0, 2)], full],
    ['two of one cause are that cause', [at(full, 0, 2), at(full, 5, 7)], full],
    ['two causes apart from each other tell none', [at(full, 0, 2), at(kid, 5, 7)], null],
    ['two causes of the same words tell none', [at(full, 0, 2), at(kid, 0, 2)], null],
    ['two causes that overlap tell none', [at(full, 0, 3), at(kid, 1, 4)], null],
    ['the one around the other is the cause', [at(kid, 3, 4), at(full, 0, 5)], full],
    ['so is one that begins with it', [at(full, 0, 4), at(kid, 0, 3)], full],
    ['so is one that ends with it', [at(full, 0, 4), at(kid, 3, 4)], full],
    [
      'and one that stands elsewhere as well',
      [at(full, 0, 4), at(kid, 1, 3), at(full, 6, 7)],
      full,
    ],
    [
      'one is not around what stands elsewhere as well',
      [at(full, 0, 4), at(kid, 1, 3), at(kid, 6, 7)],
      null,
    ],
    ['one may be around two others', [at(full, 0, 9), at(kid, 1, 3), at(missing, 5, 7)], full],
    [
      'each may be around one of two others',
      [at(full, 0, 4), at(kid, 1, 3), at(full, 5, 9), at(missing, 6, 8)],
      full,
    ],
    [
      'two that are around each other in turn tell none',
      [at(full, 0, 4), at(kid, 1, 2), at(kid, 6, 9), at(full, 7, 8)],
      null,
    ],
  ])('%s', (_, found, cause) => expect(findCommonCause(found)?.cause ?? null).toBe(cause))

  test('a cause is certain where one of its own findings is', () => {
    expect(findCommonCause([at(full, 0, 2), at(full, 5, 7, 'certain')])?.confidence).toBe('certain')
    expect(findCommonCause([at(full, 0, 4), at(kid, 1, 3, 'certain')])?.confidence).toBe('likely')
  })
})
