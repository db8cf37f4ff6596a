import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file'

const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'list.csv')

test.each([
  ['UTF-8', file(0xc3, 0xb8, 0x31), 'ø1', 'utf-8'],
  ['UTF-8 with its mark', file(0xef, 0xbb, 0xbf, 0x31), '1', 'utf-8'],
  ['UTF-8 with its mark that was cut', file(0xef, 0xbb, 0xbf, 0x31, 0xc3), '1\ufffd', 'utf-8'],
  ['UTF-16, little end first', file(0xff, 0xfe, 0xf8, 0x00, 0x31, 0x00), 'ø1', 'utf-16le'],
  ['UTF-16, big end first', file(0xfe, 0xff, 0x00, 0xf8, 0x00, 0x31), 'ø1', 'utf-16be'],
  ['UTF-16 without a mark', file(0xf8, 0x00, 0x31, 0x00), 'ø1', 'utf-16le'],
  ['UTF-16 BE without a mark', file(0x00, 0xf8, 0x00, 0x31), 'ø1', 'utf-16be'],
  ['UTF-8 that was cut inside a letter', file(0xc3, 0xb8, 0x31, 0xc3), 'ø1\ufffd', 'utf-8'],
  ['Windows-1252 with one letter, its last', file(0x70, 0xe5), 'på', 'windows-1252'],
  ['Windows-1252 with another letter at its end', file(0xf8, 0x31, 0xe5), 'ø1å', 'windows-1252'],
  ['Windows-1252', file(0xf8, 0x31), 'ø1', 'windows-1252'],
  ['Windows-1252 with a euro', file(0x80, 0x31), '€1', 'windows-1252'],
])('a file in %s is read', async (_, each, text, encoding) =>
  expect(await readTextFile(each)).toEqual({ ok: true, text, encoding }),
)

test('the set of characters that a person names goes before what is found out', async () =>
  expect(await readTextFile(file(0xc3, 0xb8), { encoding: 'windows-1252' })).toMatchObject({
    text: 'Ã¸',
  }))

test('a file that is no text, or too large, is refused', async () => {
  expect(await readTextFile(file(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00))).toEqual({
    ok: false,
    refusal: 'fileNoText',
  })
  expect(await readTextFile(new File(['1'.repeat(1_000_001)], 'list.txt'))).toEqual({
    ok: false,
    refusal: 'fileTooLarge',
  })
})
