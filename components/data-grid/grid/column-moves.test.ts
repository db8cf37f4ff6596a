import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveColumn, removeColumn, resizeColumn, toggleColumnPin } from './column-moves'
import type { GridColumnChoice } from './grid-column'

const choice: GridColumnChoice = {
  keys: ['sent', 'status', 'channel', 'number'],
  widths: { status: 300 },
  pinned: 2,
}

describe('a column', () => {
  test.each([
    ['to the right', 'channel', 1, ['sent', 'status', 'number', 'channel']],
    ['to the left', 'number', -1, ['sent', 'status', 'number', 'channel']],
    ['among the pinned ones', 'sent', 1, ['status', 'sent', 'channel', 'number']],
  ] as const)('moves %s', (_, key, by, keys) =>
    expect(moveColumn(choice, key, by)).toEqual({ ...choice, keys }),
  )

  test.each([
    ['over the edge of the pinned ones from the left', 'status', 1],
    ['over the edge of the pinned ones from the right', 'channel', -1],
    ['off the left end', 'sent', -1],
    ['off the right end', 'number', 1],
    ['when it is not shown', 'amount', 1],
  ] as const)('does not move %s', (_, key, by) => expect(moveColumn(choice, key, by)).toBe(choice))

  test('is pinned as the last of the pinned ones', () => {
    expect(toggleColumnPin(choice, 'number')).toEqual({
      ...choice,
      keys: ['sent', 'status', 'number', 'channel'],
      pinned: 3,
    })
  })

  test('that is unpinned becomes the first of the others', () => {
    expect(toggleColumnPin(choice, 'sent')).toEqual({
      ...choice,
      keys: ['status', 'sent', 'channel', 'number'],
      pinned: 1,
    })
  })

  test.each([
    ['a pinned one', 'sent', { keys: ['status', 'channel', 'number'], pinned: 1 }],
    ['another', 'number', { keys: ['sent', 'status', 'channel'], pinned: 2 }],
  ])('goes when hidden: %s', (_, key, rest) =>
    expect(removeColumn(choice, key)).toEqual({ ...choice, ...rest }),
  )

  test('that is the only one stays', () => {
    const one = { keys: ['sent'], widths: {}, pinned: 0 }
    expect(removeColumn(one, 'sent')).toBe(one)
  })

  test('gets its width and leaves the others theirs', () => {
    expect(resizeColumn(choice, 'sent', 90).widths).toEqual({ status: 300, sent: 90 })
  })
})

test('whatever is done to the columns, each stands once and the pinned ones are among them', () => {
  const act = fc.record({
    what: fc.constantFrom('left', 'right', 'pin'),
    key: fc.constantFrom(...choice.keys),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const after = acts.reduce(
        (now, { what, key }) =>
          what === 'pin'
            ? toggleColumnPin(now, key)
            : moveColumn(now, key, what === 'left' ? -1 : 1),
        choice,
      )
      expect([...after.keys].sort()).toEqual([...choice.keys].sort())
      expect(after.pinned).toBeGreaterThanOrEqual(0)
      expect(after.pinned).toBeLessThanOrEqual(after.keys.length)
    }),
    { numRuns: 300 },
  )
})
