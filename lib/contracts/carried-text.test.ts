import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCarriedText } from './carried-text'

test.each([
  ['NUL, escaped', '"a\\u0000b"', 'a\ufffdb'],
  ['the first half of a pair, escaped', '"a\\ud83d!"', 'a\ufffd!'],
  ['the second half of a pair, escaped', '"\\uDE00\\ud83d"', '\ufffd\ufffd'],
  ['a whole pair', '"\\ud83d\\ude00"', '\u{1f600}'],
  ['half a pair before a whole one', '"\\ud83d\\ud83d\\ude00"', '\ufffd\u{1f600}'],
  ['a backslash before what only looks like an escape', '"\\\\u0000 \\\\ud83d"', '\\u0000 \\ud83d'],
  ['other escapes', '"\\n\\u0007\\u00e5\\""', '\n\u0007å"'],
])('%s', (_, json, read) => {
  expect(JSON.parse(toCarriedText(json))).toBe(read)
})

test('what is no JSON holds neither of them either', () => {
  expect(toCarriedText('a\0b \ud800 c')).toBe('a\ufffdb \ufffd c')
})

test('any text of JSON is read as it was, but for those', () => {
  const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  fc.assert(
    fc.property(
      fc.array(fc.oneof(text, fc.string({ unit: 'binary' }), fc.constant('\0\\u'))),
      (texts) => {
        const read = JSON.parse(toCarriedText(JSON.stringify(texts)))
        expect(read).toEqual(texts.map((one) => one.toWellFormed().replaceAll('\0', '\ufffd')))
      },
    ),
  )
})
