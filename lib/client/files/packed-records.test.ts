import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import { packRecords, unpackRecords } from './packed-records'
import { parseInPieces } from './parse-delimited-text'

test('records come out as they went in, after those that are there', () => {
  const record = fc.record({
    line: fc.nat(4_000_000),
    cells: fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(fc.array(record), fc.array(record), (first, second) => {
      const unpacked: TextRecord[] = []
      unpackRecords(packRecords(first), unpacked)
      unpackRecords(packRecords(second), unpacked)
      expect(unpacked).toEqual([...first, ...second])
    }),
    { numRuns: 30 },
  )
})

test('many long cells come out as well', () => {
  const records = Array.from({ length: 1_000 }, (_, at) => ({
    line: at * 3,
    cells: [`${at}`, 'ø'.repeat(at), '', '𝒦'.repeat(at % 40)],
  }))
  const unpacked: TextRecord[] = []
  unpackRecords(packRecords(records), unpacked)
  expect(unpacked).toEqual(records)
})

test.each(['\n', '\r\n'])(
  'records come out of the text that they were read from: %j',
  (newline) => {
    const cell = fc.constantFrom(
      '',
      'a',
      'ø',
      'to ord',
      '"i; tegn"',
      '"et ""ord"""',
      '"to\nlinjer"',
    )
    const file = fc.record({
      rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), {
        minLength: 1,
        maxLength: 9,
      }),
      hasEnd: fc.boolean(),
    })
    fc.assert(
      fc.property(file, ({ rows, hasEnd }) => {
        const text = rows.map((cells) => cells.join(';')).join(newline) + (hasEnd ? newline : '')
        for (const { records, written } of parseInPieces(text, ';').pieces) {
          const unpacked: TextRecord[] = []
          unpackRecords(packRecords(records, written), unpacked)
          expect(unpacked).toEqual(records)
        }
      }),
      { numRuns: 300 },
    )
  },
)

test('marks that make a text as long as a line break that it lacks are no part of a cell', () => {
  const [piece] = parseInPieces('a\r\n"b"', ';').pieces
  const unpacked: TextRecord[] = []
  unpackRecords(packRecords(piece!.records, piece!.written), unpacked)
  expect(unpacked.map(({ cells }) => cells)).toEqual([['a'], ['b']])
})

test('a text that holds nothing but its cells is handed over as it stands', () => {
  const text = 'nr;navn\r\n1;Ås\r\n2;\r\n'
  const [piece] = parseInPieces(text, ';').pieces
  expect(packRecords(piece!.records, piece!.written).text).toBe(text)
  const [quoted] = parseInPieces('nr;navn\r\n1;"Ås"\r\n', ';').pieces
  expect(packRecords(quoted!.records, quoted!.written).text).toBe('nrnavn1Ås')
})
