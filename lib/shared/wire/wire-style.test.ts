import { describe, expect, test } from 'vitest'
import { formatWireTime, toWireStyle } from './wire-style'

const schema = {
  CompanyIds: [501, 502],
  FromDate: '2026-03-01T00:00:00.000Z',
  ToChannelUpdateTime: '2026-03-12T23:59:59.999Z',
  RowId: 7,
  Search: '1Z',
}
const narrative = {
  ...schema,
  CompanyIds: ['501', '502'],
  FromDate: '2026-03-01T00:00:00.000',
  ToChannelUpdateTime: '2026-03-12T23:59:59.999',
}

describe('a search', () => {
  test('is written as the schema says, whichever way it came', () => {
    expect(toWireStyle(narrative, 'schema')).toEqual(schema)
    expect(toWireStyle(schema, 'schema')).toEqual(schema)
  })
  test('is written as the narrative says, whichever way it came', () => {
    expect(toWireStyle(schema, 'narrative')).toEqual(narrative)
    expect(toWireStyle(narrative, 'narrative')).toEqual(narrative)
  })
  test('keeps its fields in their order, so that equal searches are equal bytes', () => {
    expect(Object.keys(toWireStyle(schema, 'narrative'))).toEqual(Object.keys(schema))
  })
})

test('a time of another zone is left as it is', () => {
  for (const style of ['schema', 'narrative'] as const)
    expect(formatWireTime('2026-03-01T00:00:00+01:00', style)).toBe('2026-03-01T00:00:00+01:00')
})
