import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  collectKeys,
  extendSelection,
  findKeyIndex,
  getTickState,
  withToggled,
} from './row-selection'

const rows = ['a', 'b', undefined, 'd', 'e']
const keyAt = (index: number) => rows[index]

describe('a selection', () => {
  test('takes a row in and lets it go, and leaves the one it came from as it was', () => {
    const before = new Set(['a'])
    expect([...withToggled(before, 'b')]).toEqual(['a', 'b'])
    expect([...withToggled(before, 'a')]).toEqual([])
    expect([...before]).toEqual(['a'])
  })

  test.each([
    ['downwards', 1, 4, ['b', 'd', 'e']],
    ['upwards', 3, 0, ['a', 'b', 'd']],
    ['to its own row', 1, 1, ['b']],
  ])('extends %s over the rows that are known', (_, anchor, to, keys) => {
    expect([...extendSelection({ anchor, base: new Set() }, to, keyAt)]).toEqual(keys)
  })

  test('gives back what an extension covered before it turned, but not what was selected at its start', () => {
    const extension = { anchor: 1, base: new Set(['e']) }
    expect([...extendSelection(extension, 3, keyAt)].sort()).toEqual(['b', 'd', 'e'])
    expect([...extendSelection(extension, 0, keyAt)].sort()).toEqual(['a', 'b', 'e'])
  })

  test('of all is every known row held', () =>
    expect([...collectKeys(4, keyAt)]).toEqual(['a', 'b', 'd']))

  test.each([
    [0, 5, 'none'],
    [2, 5, 'some'],
    [5, 5, 'all'],
    [0, 0, 'none'],
  ])('of %s out of %s rows shows %s', (selected, held, tick) =>
    expect(getTickState(selected, held)).toBe(tick),
  )
})

test('a row is found again wherever it went, and only while it is held', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 40 }),
      fc.nat(60),
      fc.nat(39),
      (keys, from, wanted) => {
        const key = keys[wanted % keys.length]!
        const at = (index: number) => keys[index]
        expect(findKeyIndex(key, from, keys.length, at)).toBe(keys.indexOf(key))
        expect(findKeyIndex(`${keys.join()}!`, from, keys.length, at)).toBe(-1)
      },
    ),
    { numRuns: 300 },
  )
})
