import { describe, expect, test } from 'vitest'
import { noFindings } from '@/lib/shared/list-filters/verify-filters'
import { checkDays } from './days-of-period'

const asked = { company: 501, from: '2026-03-01', to: '2026-03-12' }
const [first, last] = [
  { Date: '2026-03-01', Total: 1 },
  { Date: '2026-03-12', Total: 2 },
]

describe('totals by day', () => {
  test('of the period, its ends too, are believed', () => {
    expect(checkDays({ CompanyId: 501, Days: [first, last] }, asked)).toEqual({
      days: [first, last],
      findings: noFindings,
    })
    expect(checkDays({ Days: [] }, asked)).toEqual({ days: [], findings: noFindings })
  })

  test.each([
    ['a day before it', { Days: [{ Date: '2026-02-28' }, first] }, ['FromDate'], 1],
    ['a day after it', { Days: [last, { Date: '2026-03-13T00:00:00' }] }, ['ToDate'], 1],
    ['another company', { CompanyId: 502, Days: [first, last] }, ['CompanyId'], 2],
  ])('with %s are not known at all, and the filter is said to be ignored', (_, told, ...of) => {
    const [ignored, strangers] = of
    expect(checkDays(told, asked)).toMatchObject({ days: null, findings: { ignored, strangers } })
  })

  test('with a day that tells no date stand, and nobody can verify their period', () =>
    expect(checkDays({ Days: [first, { Date: null }] }, asked)).toMatchObject({
      days: [first, { Date: null }],
      findings: { ignored: [], unverified: ['FromDate', 'ToDate'], untold: 1 },
    }))

  test('that are not told are not known', () => {
    expect(checkDays({ CompanyId: 501, Days: null }, asked).days).toBeNull()
    expect(checkDays({}, asked).days).toBeNull()
  })
})
