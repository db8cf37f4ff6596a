import { randomUUID } from 'node:crypto'
import type { SendRows } from '@/lib/contracts/desk/bulk/send-bulk'
import { addSendRows } from '@/lib/features/bulk-actions/server/send-commands'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { submitting } from './send-upstream'

/** Failed invoices of one cause, mended, each with what is sent in its name. */
export const resending = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const invoiceNumber = `2026-${1000 + at}`
    const { companyId, document } = submitting('sendB2cInvoice', {
      body: { InvoiceNo: invoiceNumber },
    })
    return {
      ...{ idempotencyKey: randomUUID(), companyId, document, name: 'Solveig Tveit' },
      replaces: { transactionRid: 9_000_000 + at, receiptId: `R-${at}`, invoiceNumber },
    }
  })

type Rows = SendRows['rows']

/** Stores the rows and lets them start, without the worker. Answers the id of the bulk action. */
export async function beginSending(
  rows: Rows,
  { typedTotal = String(rows.length), verb = 'resend' as 'send' | 'resend' } = {},
) {
  const bulkActionId = randomUUID()
  const named = { bulkActionId, clientNo: '1001' }
  for (let from = 0; from < rows.length; from += 100)
    await addSendRows({ ...named, userName: 'kari', from, rows: rows.slice(from, from + 100) })
  const body = { ...named, verb, total: rows.length, typedTotal }
  const begun = await executeOperation('startSending', { body }, { idempotencyKey: bulkActionId })
  return { bulkActionId, begun }
}
