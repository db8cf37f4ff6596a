import { expect, test } from 'vitest'
import { daysBetween } from './days-between'

test('the days between two are counted with both of them, over a leap day', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysBetween('2024-03-01', '2024-03-01')).toEqual(['2024-03-01'])
  expect(daysBetween('2024-03-01', '2024-02-28')).toEqual([])
})
