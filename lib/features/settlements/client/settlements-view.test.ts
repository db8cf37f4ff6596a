import { expect, test } from 'vitest'
import { toPeriod } from './settlements-view'

test.each([
  [{ from: null, to: null }, {}],
  [
    { from: '2026-03-01', to: '2026-03-12' },
    { fromDate: '2026-03-01', toDate: '2026-03-12' },
  ],
  [
    { from: '2026-03-12', to: '2026-03-01' },
    { fromDate: '2026-03-01', toDate: '2026-03-12' },
  ],
  [{ from: '2026-03-01', to: null }, { fromDate: '2026-03-01' }],
  [{ from: null, to: '2026-03-01' }, { toDate: '2026-03-01' }],
  [{ from: '2026-02-30', to: "'; drop" }, {}],
])('the period %j asks for %j', (view, asked) => {
  expect(toPeriod(view)).toEqual(asked)
})
