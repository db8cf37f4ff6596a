import { expect, test } from 'vitest'
import { formatRowPlace, parseRowPlace } from './row-place'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test('an older page goes on after one row, also of an address without its key', () => {
  const row = { sentAt: '2026-03-12T12:00:00.123Z', idempotencyKey }
  expect(parseRowPlace(formatRowPlace(row))).toEqual({
    before: row.sentAt,
    beforeKey: idempotencyKey,
  })
  expect(parseRowPlace(row.sentAt)).toEqual({ before: row.sentAt })
  expect(parseRowPlace(`${row.sentAt}~7`)).toEqual({ before: row.sentAt })
  expect(parseRowPlace(`soon~${idempotencyKey}`)).toEqual({})
  expect(parseRowPlace(null)).toEqual({})
})
