import { expect, test } from 'vitest'
import type { TextTable } from '@/lib/shared/tables/text-table'
import { findReviewOf } from './use-import-review'

const makeTable = (): TextTable => ({ separator: ';', records: [], openQuote: null })

test('a review is shown while another of the same rows is made, and of no other file', () => {
  const [table, other] = [makeTable(), makeTable()]
  const made = { review: 'of the table', table }
  expect(findReviewOf(table, made)).toBe(made.review)
  expect(findReviewOf(other, made)).toBeNull()
  expect(findReviewOf(undefined, made)).toBeNull()
  expect(findReviewOf(table, null)).toBeNull()
})
