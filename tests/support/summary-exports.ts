import type { ServerResponse } from 'node:http'
import { exportTable } from '@/lib/platform/database/export-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { exportId, firstCells } from './exports-under-test'
import { until } from './fake-upstream'
import { summaryRows, summaryUpstream } from './summary-upstream'

const file = {
  format: 'csv',
  columns: ['RowId', 'TransactionRid', 'Amount'],
  style: { kind: 'iso' },
} as const

/**
 * Starts an export of what was sent; `more` stands beside or in place of what is sent to start it.
 */
export const startSummaryExport = (more: object = {}, id = exportId) =>
  executeOperation(
    'startExport',
    { body: { exportId: id, file, CompanyIds: [501], ...more } as never },
    { idempotencyKey: id },
  )

/** Lets the upstream have so many rows. */
export function servingSummary(desk: DeskUnderTest, count: number, pageMax = 4) {
  const { model, answer } = summaryUpstream(summaryRows(count))
  model.pageMax = pageMax
  upstreamAnswers(desk, answer)
  return model
}

/** Answers the requests for what comes after a row with something else, as long as `isSo` holds. */
export function failingAfter(
  model: ReturnType<typeof servingSummary>,
  after: number | null,
  answer: (response: ServerResponse) => void,
  isSo = (_: number) => true,
) {
  let times = 0
  model.before = (asked, [, response]) => {
    if (asked.OrderBy === 'asc' || (after !== null && asked.RowId !== after)) return false
    times += 1
    if (!isSo(times)) return false
    answer(response)
    return true
  }
}

/**
 * Waits until so many rows are noted: while a page is asked for, the one before it is still being
 * written.
 */
export const noted = (desk: DeskUnderTest, count: number) =>
  until(async () => (await desk.db.select().from(exportTable))[0]?.rows === count, `${count} rows`)

export const rowIds = async () => (await firstCells()).map(Number)
export const down = (from: number, to = 1) =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at)
