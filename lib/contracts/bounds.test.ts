import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionBounds, type Bounds, isTooLong, usualBounds } from './bounds'

const small: Bounds = { text: 5, list: 3, whole: 20 }

describe('the bounds of an input', () => {
  test.each([
    ['a text as long as it may be', 'x'.repeat(5), false],
    ['a text that is longer', 'x'.repeat(6), true],
    ['one deep inside', { a: [{ b: ['ok', { c: 'xxxxxx' }] }] }, true],
    ['a name of a field that is longer', { xxxxxx: 1 }, true],
    ['a list as long as it may be', [1, 2, 3], false],
    ['a list that is longer', [1, 2, 3, 4], true],
    ['an object with more fields', { a: 1, b: 2, c: 3, d: 4 }, true],
    ['many short texts', ['xxxxx', 'xxxxx', ['xxxxx', 'xxxxx']], true],
    [
      'many values of no length',
      [
        [1, 1, 1],
        [1, 1, 1],
        [
          [1, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
      ],
      true,
    ],
    ['nothing', undefined, false],
    ['nothing in a list', [undefined, 'xxxxxx'], true],
    ['null', null, false],
  ])('%s', (_, value, isLong) => expect(isTooLong(value, small)).toBe(isLong))

  test('a depth without end is only a length', () => {
    let deep: unknown = 'end'
    for (let at = 0; at < 50_000; at++) deep = [deep]
    expect(isTooLong(deep, usualBounds)).toBe(false)
    expect(isTooLong([deep, deep], usualBounds)).toBe(true)
  })

  test('one text that is longer is found wherever it stands', () => {
    const within = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(
        within,
        fc.array(fc.constantFrom('list', 'object'), { maxLength: 6 }),
        (beside, way) => {
          const long: unknown = 'x'.repeat(actionBounds.text + 1)
          const value = way.reduce(
            (inner, step) => (step === 'list' ? [beside, inner] : { beside, inner }),
            long,
          )
          expect(isTooLong(value, actionBounds)).toBe(true)
        },
      ),
    )
  })
})
