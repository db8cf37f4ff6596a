import { expect, test, vi } from 'vitest'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { buildReferenceSearches } from '../domain/references/reference-searches'
import { readToEnd } from './use-deliveries'

const service = vi.hoisted(() => ({ answers: [] as unknown[] }))

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async () => service.answers.shift(),
}))

const row = (RowId: number) => ({ RowId, InvoiceNumber: 'F-1' })
const [search] = buildReferenceSearches('invoiceNumber', ['F-1'], 'lines', assumedLimits)
const read = (...answers: unknown[]) => {
  service.answers = answers
  return readToEnd(search!, assumedLimits, {} as never)
}
const exact = (count: number) => ({ TotalCount: count, TotalCountIs: 'exact' })

test.each([
  ['as many as are counted', [{ Rows: [row(1)], ...exact(1) }], 1],
  ['pages up to the count', [{ Rows: [row(1)], ...exact(2) }, { Rows: [row(2)] }], 2],
  ['pages up to an empty one', [{ Rows: [row(1)] }, { Rows: [row(2)] }, { Rows: [] }], 2],
])('rows of invoices that were sent are read on: %s', async (_, answers, count) => {
  expect(await read(...answers)).toHaveLength(count)
})

test.each([
  ['fewer than are counted', [{ Rows: [row(1)], ...exact(2) }, { Rows: [] }]],
  ['the same page again', [{ Rows: [row(1)] }, { Rows: [row(1)] }]],
  ['no list', [null]],
])('nothing is known of them where not all came: %s', async (_, answers) => {
  expect(await read(...answers)).toBeNull()
})
