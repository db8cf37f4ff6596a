import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { separators } from '@/lib/shared/tables/text-table'
import { parseDelimitedText } from './parse-delimited-text'

const cellsOf = (text: string) => parseDelimitedText(text).records.map(({ cells }) => cells)

test('any cells written by the rules of CSV are read as they are, whatever stands in them', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\t', '\n', '\r', ' ', 'ø', '=') }),
  )
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }),
    )
  const head = (width: number) => Array.from({ length: width }, (_, at) => `column${at}`)
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...separators),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (rows, separator, newline, hasMark) => {
        const written = [head(rows[0]?.length ?? 2), ...rows]
          .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator))
          .join(newline)
        const read = parseDelimitedText(`${hasMark ? '\uFEFF' : ''}${written}`)
        expect(read.openQuote).toBeNull()
        expect(read.separator).toBe(separator)
        expect(read.records.slice(1).map(({ cells }) => cells)).toEqual(
          rows.filter((cells) => cells.some((text) => text.trim() !== '')),
        )
      },
    ),
  )
})

test.each([
  [
    'semicolons before commas inside',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'bars',
    'a|b\n1;5|"2|3"',
    [
      ['a', 'b'],
      ['1;5', '2|3'],
    ],
  ],
  [
    'a hint of the separator',
    'sep=,\r\na,b\r\n1,2;3',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'an end without a line break, and one with several',
    'a;b\n1;2\n\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a last cell that is blank',
    'a;b\n1;',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a quotation mark in the middle of a cell',
    'a;b\n5" pipe;2',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
  ],
  [
    'blanks around quotation marks',
    'a;b\n "x;y" ;2',
    [
      ['a', 'b'],
      ['x;y', '2'],
    ],
  ],
  [
    'line breaks of several kinds',
    'a;b\r\n1;"2"\n3;4\r"5";6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'digits as they stand',
    'a,b\n000123,12345678901234567890\n1e5,true',
    [
      ['a', 'b'],
      ['000123', '12345678901234567890'],
      ['1e5', 'true'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => expect(cellsOf(text)).toEqual(cells))

test('a record tells the line that it begins on, line breaks inside cells counted', () => {
  const { records } = parseDelimitedText('a;b\r\n"1\r\n1";2\r\n\r\n3;4')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('a quotation mark that nothing closes is told with its line, and nothing after it is read', () => {
  expect(parseDelimitedText('a;b\n1;2\n3;"4\n5;6')).toEqual({
    separator: ';',
    openQuote: 3,
    records: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ],
  })
})

test('a quotation mark that closes before its cell ends is told with its line', () => {
  const read = parseDelimitedText('a;b\n1;2\n"3\n4";"5" 6;7\n8;9')
  expect(read.openQuote).toBe(4)
  expect(read.records.map(({ line }) => line)).toEqual([1, 2])
})

describe('a text of many windows', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `${at}`,
    `a "quoted"\nline ${at}; with ${'å'.repeat(at % 200)}`,
    'x'.repeat(at % 97),
  ])
  const write = (newline: string) =>
    rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join(newline)

  test.each(['\n', '\r\n', '\r'])('is read whole, with every line counted: %j', (newline) => {
    const text = `a;b;c${newline}${write(newline)}${newline}${newline}last;;`
    const { records, openQuote } = parseDelimitedText(text)
    expect(openQuote).toBeNull()
    expect(records.slice(1, -1)).toEqual(rows.map((cells, at) => ({ line: 2 + at * 2, cells })))
    expect(records.at(-1)).toEqual({ line: 10_003, cells: ['last', '', ''] })
  })

  test('tells the line of a mark that nothing closes, far down', () =>
    expect(parseDelimitedText(`a;b;c\n${write('\n')}\n"open;x`).openQuote).toBe(10_002))

  test('is the same wherever a window ends', () => {
    const line = '"x" ;"a""b";5" pipe;"l\r\nm";;åø;" "'
    const alone = parseDelimitedText(line).records.map(({ cells }) => cells)
    const times = Math.ceil(140_000 / line.length)
    for (let shift = 1; shift <= line.length + 2; shift += 1) {
      const text = `${'s'.repeat(shift)};;;;;;\r\n${`${line}\r\n`.repeat(times)}`
      const { records, openQuote } = parseDelimitedText(text, ';')
      expect([records.length, openQuote]).toEqual([times + 1, null])
      expect(records.slice(-1).map(({ cells }) => cells)).toEqual(alone)
      expect(records.at(-1)?.line).toBe(times * 2)
    }
  })
})
