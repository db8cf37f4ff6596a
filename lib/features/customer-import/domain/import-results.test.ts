import { describe, expect, test } from 'vitest'
import type { StoredImport } from '@/lib/contracts/desk/bulk/customer-import'
import { joinResults } from './import-results'

const customers = ['1', '2', '3'].map(
  (customerNo, at): StoredImport => ({
    ...{ line: at + 2, customerNo, name: null, isSent: customerNo !== '2' },
    ...{ customer: { customerNo }, before: {}, keepsAddress: false },
  }),
)
const row = (index: number, customerNo: string | null, is: 'booked' | 'failed' = 'failed') => ({
  ...{ index, customerNo, is, message: 'No' },
})
const join = (told: Parameters<typeof joinResults>[2], state: 'partly' | 'refused' = 'partly') =>
  joinResults({ state, failure: null }, customers, told).map(({ standing, message }) =>
    message === null ? standing : `${standing}: ${message}`,
  )

describe('the customers of a batch', () => {
  test('have their results by their place among those that were sent', () => {
    expect(join([row(0, '1', 'booked'), row(1, null)])).toEqual(['done', 'changed', 'failed: No'])
  })

  test('have them by their number where another customer is named at their place', () => {
    expect(join([row(0, '3')])).toEqual(['untold', 'changed', 'failed: No'])
  })

  test('stand as their batch does where it names nobody', () => {
    expect(join(null, 'refused')).toEqual(['failed', 'changed', 'failed'])
    expect(join([])).toEqual(['untold', 'changed', 'untold'])
  })
})
