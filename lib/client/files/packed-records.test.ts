import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import { packRecords, unpackRecords } from './packed-records'

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
