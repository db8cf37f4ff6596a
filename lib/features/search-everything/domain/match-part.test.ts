import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMatchedPart } from './match-part'

test.each([
  ['2026-10442', '10442', '10442'],
  ['2026-10442', '202610', '2026-10'],
  ['KID 00012 10442 6406', '1044264', '10442 64'],
  ['Fjellheim Rør og Varme AS', 'RØR', 'Rør'],
  ['İstanbul 12', '12', '12'],
])('in %s, %s matches %s', (text, word, part) => {
  const [from, to] = findMatchedPart(text, word)!
  expect(text.slice(from, to)).toBe(part)
})

test.each([
  ['2026-10442', '999'],
  ['2026-10442', ''],
  ['2026-10442', ' - '],
  ['', '1'],
])('in %o there is no %o', (text, word) => {
  expect(findMatchedPart(text, word)).toBeNull()
})

test('what is found lies within the text, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, word) => {
      const part = findMatchedPart(text, word)
      if (part) expect(0 <= part[0] && part[0] < part[1] && part[1] <= text.length).toBe(true)
    }),
    { seed: 1 },
  )
})
