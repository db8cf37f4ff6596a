import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, toCsv, toTsv } from './delimited-table'

const point = { decimalMark: '.' } as const
const comma = { decimalMark: ',' } as const

describe('a table handed on', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+47', "'+47"],
    ['-5', "'-5"],
    ['@cmd', "'@cmd"],
    ['a=1', 'a=1'],
    ['0018', '0018'],
    ["O'Hara", "O'Hara"],
  ])('holds %j as the text %j', (text, written) => {
    expect(toCsv([[text]], point)).toBe(`\uFEFF"${written}"\r\n`)
    expect(toTsv([[text]], point)).toBe(written)
  })

  test('keeps numbers as numbers, below zero too, with the reader’s sign before decimals', () => {
    expect(toCsv([[-12.5, null, 'x']], point)).toBe('\uFEFF-12.5,,"x"\r\n')
    expect(toCsv([[-12.5, null, 'x']], comma)).toBe('\uFEFF-12,5;;"x"\r\n')
    expect(toTsv([[-12.5, null, 'x']], comma)).toBe('-12,5\t\tx')
  })

  test('keeps the digits of numbers that only texts hold, and takes none for a formula', () => {
    expect(toCsv([[{ digits: '-9007199254740993.05' }, 'x']], comma)).toBe(
      '\uFEFF-9007199254740993,05;"x"\r\n',
    )
    expect(toTsv([[{ digits: '-9007199254740993.05' }, 'x']], point)).toBe(
      '-9007199254740993.05\tx',
    )
  })

  test('defuses a tab and a carriage return in front', () => {
    expect(toCsv([['\t=1'], ['\r=1']], point)).toBe(`\uFEFF"'\t=1"\r\n"'\r=1"\r\n`)
  })

  const cells = fc.oneof(
    fc.string({ unit: fc.constantFrom('=', '"', ',', ';', '\t', '\r', '\n', 'a', "'") }),
    fc.integer(),
    fc.constant(null),
  )
  const tables = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { maxLength: 5 })
  test('has as many rows and cells as it was given, whatever they hold', () =>
    fc.assert(
      fc.property(tables, (rows: Cell[][]) => {
        for (const style of [point, comma]) {
          const bare = toCsv(rows, style)
            .slice(1)
            .replace(/"(?:[^"]|"")*"/g, '')
          expect(
            bare
              .split('\r\n')
              .slice(0, -1)
              .map((row) => row.split(style === comma ? ';' : ',').length),
          ).toEqual(rows.map(() => 3))
        }
        const lines = rows.length === 0 ? [] : toTsv(rows, point).split('\n')
        expect(lines.map((line) => line.split('\t').length)).toEqual(rows.map(() => 3))
      }),
    ))
})
