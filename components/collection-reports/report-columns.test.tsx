import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { renderEnglish } from '@/tests/support/render-english'
import { buildReportColumns } from './report-columns'

test.each([
  ['MONTHLY', 'Monthly'],
  ['QUARTERLY', 'QUARTERLY'],
  [null, '–'],
])('a report of type %s is called %s', (type, words) => {
  const column = buildReportColumns(t).find(({ key }) => key === 'type')!
  expect(renderEnglish(<b>{column.cell({ type })}</b>)).toContain(`>${words}<`)
})
