import type { ServerResponse } from 'node:http'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { exportId } from './exports-under-test'
import { invoiceList, invoiceListUpstream } from './invoice-list-upstream'
import { organizationId } from './invoice-upstream'

const file = { format: 'csv', columns: ['id', 'remainingAmount'], style: { kind: 'iso' } } as const

/** Starts an export of collection invoices; `more` stands beside or in place of what is sent. */
export const startInvoiceExport = (more: object = {}, id = exportId) =>
  executeOperation(
    'startInvoiceExport',
    { body: { exportId: id, file, organizationId, ...more } as never },
    { idempotencyKey: id },
  )

/** Lets the upstream have so many invoices. */
export function servingInvoices(desk: DeskUnderTest, count: number) {
  const { model, answer } = invoiceListUpstream(invoiceList(count))
  upstreamAnswers(desk, answer)
  return model
}

/** Answers the requests with a token with something else, for so many times. */
export function failingAt(
  model: ReturnType<typeof servingInvoices>,
  token: string | null,
  answer: (response: ServerResponse) => void,
  times = Number.POSITIVE_INFINITY,
) {
  let left = times
  model.before = (asked, [, response]) => {
    if (asked !== token || left === 0) return false
    left -= 1
    answer(response)
    return true
  }
}

export const idsOf = (count: number) => invoiceList(count).map(({ id }) => id)
