import { expect, test } from 'vitest'
import { renderEnglish } from '@/tests/support/render-english'
import { UploadedAt } from './file-columns'

const read = (at: string | null) => renderEnglish(<UploadedAt at={at} />).replace(/<[^>]*>/g, '')

test('only a time with its zone is told as one; a day and a time of no zone stand as they came', () => {
  expect(read('2026-03-11T09:30:00Z')).toMatch(/09:30/)
  expect(read('2026-03-11')).toBe('2026-03-11')
  expect(read('2026-03-11T09:30:00')).toBe('2026-03-11T09:30:00')
  expect(read('soon')).toBe('soon')
  expect(read(null)).toBe('–Not provided')
})
