import { describe, expect, test } from 'vitest'
import { countries, feeKinds } from '@/lib/features/collection-cases/domain/public'
import { parseCollectionRates } from './collection-rates.mjs'

const rate = {
  ...{
    country: 'NO',
    fee: 'interest',
    amount: 11.5,
    from: '2026-07-01',
    source: ' regjeringen.no ',
  },
}
const read = (...rows: unknown[]) => parseCollectionRates(JSON.stringify(rows))

describe('the rates of a setting', () => {
  test('are rows with a last day or none', () =>
    expect(read(rate, { ...rate, until: '2026-12-31', mostTimes: 2 })).toEqual({
      rates: [
        { ...rate, source: 'regjeringen.no', until: null },
        { ...rate, source: 'regjeringen.no', until: '2026-12-31', mostTimes: 2 },
      ],
    }))

  test('are of every country and fee that the desk knows a rule of', () => {
    for (const country of countries)
      for (const fee of feeKinds) expect(read({ ...rate, country, fee })).toHaveProperty('rates')
  })

  test.each([
    ['country', { country: 'no' }],
    ['fee', { fee: 'rent' }],
    ['amount', { amount: '12' }],
    ['amount', { amount: -1 }],
    ['from', { from: undefined }],
    ['from', { from: '2026-02-30' }],
    ['until', { until: '31.12.2026' }],
    ['until', { until: '2026-06-30' }],
    ['source', { source: ' ' }],
    ['mostTimes', { mostTimes: 0 }],
    ['capitalUnder', { capitalUnder: '100' }],
    ['capitalUpTo', { capitalUpTo: null }],
    ['untill', { untill: '2026-12-31' }],
  ])('name %s that is wrong, and its row', (part, changes) =>
    expect(read(rate, { ...rate, ...changes })).toEqual({
      complaints: [{ path: [1, part], complaint: expect.any(String) }],
    }),
  )

  test.each(['[{', '{}', 'null', '"x"'])('are refused as a whole: %s', (text) =>
    expect(parseCollectionRates(text)).toEqual({
      complaints: [{ path: [], complaint: expect.stringContaining('JSON array') }],
    }),
  )

  test('are refused where a row is none', () =>
    expect(read(null)).toEqual({ complaints: [{ path: [0], complaint: expect.any(String) }] }))
})
