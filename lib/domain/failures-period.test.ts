import { expect, test } from 'vitest'
import { daysBetween, questionOfFailures } from './failures-period'

const today = '2026-03-03'
const none = { from: null, to: null, companies: [] }

test.each([
  ['without days it is the last seven', none, { FromDate: '2026-02-25', ToDate: '2026-03-03' }],
  ['the days of the address are both counted', { ...none, from: '2026-01-01', to: '2026-01-31' }, { FromDate: '2026-01-01', ToDate: '2026-01-31' }],
  ['a last day alone ends seven', { ...none, to: '2024-03-02' }, { FromDate: '2024-02-25', ToDate: '2024-03-02' }],
  ['a first day alone goes on until today', { ...none, from: '2026-03-01' }, { FromDate: '2026-03-01', ToDate: '2026-03-03' }],
  ['days the wrong way round are turned', { ...none, from: '2026-02-02', to: '2026-02-01' }, { FromDate: '2026-02-01', ToDate: '2026-02-02' }],
  ['what is no day counts as not given', { ...none, from: '2026-02-31', to: 'x' }, { FromDate: '2026-02-25', ToDate: '2026-03-03' }],
  [
    'companies come once, and only numbers that can be one',
    { ...none, companies: [501, 501, -1, 0, Number.NaN] },
    { FromDate: '2026-02-25', ToDate: today, CompanyIds: [501] },
  ],
])('%s', (_, view, question) => expect(questionOfFailures(view, today)).toEqual(question))

test('the days between two are counted with both of them, over a leap day', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysBetween('2024-03-01', '2024-02-28')).toEqual([])
})
