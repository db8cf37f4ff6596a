import { expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { renderEnglish } from '@/tests/support/render-english'
import { ImportRefusal } from '../import-start'
import { type ReadFile, takeRead } from './take-read'
import { takeFile } from './taken-file'

const fields = [{ key: 'number', names: ['nr'], kind: 'text', need: 'required' }] as const
const taking = { fields, match: (heads: readonly string[]) => matchColumns(fields, heads) }
const read = (text: string) => ({ given: { name: 'a.csv', table: parseDelimitedText(text, ';') } })
const again = { ...taking, isAgain: true, rowsMax: 9 }
const first = { ...again, isAgain: false }
const now = {
  ...takeFile(read('nr;name\n1;"Ola\n2";x').given, taking),
  mends: [{ line: 2, field: 'number', value: '7' }] as const,
  isTouched: true,
}

test.each([
  ['is no text', { refused: { refusal: 'fileNoText' } }, { refusal: 'fileNoText' }],
  ['is one row', read('\u6e72\u613b'), { refusal: 'empty', count: 0 }],
  ['has an open quotation mark', read('nr\n1\n"2'), { refusal: 'openQuote', count: 3 }],
] as [string, ReadFile, object][])(
  'a file that %s takes no place of the one that is open, nor of the same read before',
  (_, given, refused) => {
    for (const how of [again, first]) {
      const taken = takeRead(now, given, how)
      expect(taken.state).toBe(now)
      expect(taken.refused).toEqual(refused)
    }
    expect(takeRead(null, given, first)).toEqual({ state: null, refused })
  },
)

test('a file of too many rows takes no place', () =>
  expect(takeRead(now, read('nr\n1\n2\n3'), { ...first, rowsMax: 2 })).toEqual({
    state: now,
    refused: { refusal: 'tooMany', count: 3 },
  }))

test('columns that nobody recognises are taken all the same', () => {
  const taken = takeRead(now, read('what\n1'), again)
  expect(taken).toMatchObject({ refused: null, state: { sources: {}, mends: [] } })
})

test('another file takes the place of the one before', () =>
  expect(takeRead(now, read('nr\n8'), first).state).toMatchObject({ mends: [], isTouched: false }))

test('what is refused beside an open file says that nothing has changed, which, and why', () => {
  const paint = (state: object | null, name: string | null) =>
    renderEnglish(
      <ImportRefusal
        source={{ state, rowsMax: 3, refused: { refusal: 'openQuote', count: 3, name } }}
      />,
    )
  const why = 'Line 3 opens a quotation mark'
  expect(paint(now, null)).toMatch(new RegExp(`read that way, so nothing changed.*${why}`))
  expect(paint(now, 'b.csv')).toMatch(new RegExp(`b.csv wasn’t opened, so nothing .*${why}`))
  expect(paint(null, 'b.csv')).toContain(why)
  expect(paint(null, 'b.csv')).not.toContain('nothing changed')
})
