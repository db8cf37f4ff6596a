import { randomUUID } from 'node:crypto'
import { arrivedAt, type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { json } from './fake-upstream'

export const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

/** How the next handing over goes wrong. */
export type InvoiceFault =
  | 'drop-before'
  | 'drop-after'
  | 'truncate'
  | { status: number; after?: boolean }

type Row = { uniqueSourceInvoiceId: string }
type Batch = { batchId: string; rows: Row[] }

/**
 * An upstream that takes invoices as batches, each id once. A batch names its rows, and its
 * invoices are listed, only after `process`.
 */
export type InvoiceUpstream = {
  batches: Batch[]
  invoices: string[]
  faults: InvoiceFault[]
  readStatus: number | null
  process: () => void
}

export function invoiceUpstream(desk: DeskUnderTest): InvoiceUpstream {
  const upstream: InvoiceUpstream = {
    batches: [],
    invoices: [],
    faults: [],
    readStatus: null,
    process: () => {
      const rows = upstream.batches.flatMap((batch) =>
        batch.rows.map(({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId),
      )
      upstream.invoices = [...new Set([...upstream.invoices, ...rows])]
    },
  }
  const toldOf = ({ batchId, rows }: Batch) => {
    const isOver = rows.every(({ uniqueSourceInvoiceId }) =>
      upstream.invoices.includes(uniqueSourceInvoiceId),
    )
    const base = { batchId, type: 'INVOICE', organizationId, status: isOver ? 'SUCCESS' : 'QUEUED' }
    return isOver
      ? {
          ...base,
          finishedAt: '2026-03-12T10:00:00.000Z',
          succeeded: rows.map((row, index) => ({ index, ...row })),
          failed: [],
        }
      : base
  }
  upstreamAnswers(desk, (request, response, socket) => {
    const { pathname, searchParams } = new URL(request.url, 'http://upstream.example')
    if (request.method === 'GET') {
      if (upstream.readStatus) return json(response, upstream.readStatus, { message: 'planted' })
      const one = upstream.batches.find(({ batchId }) => pathname.endsWith(`/batches/${batchId}`))
      if (one) return json(response, 200, { summary: {}, data: toldOf(one) })
      if (pathname.endsWith('/batches'))
        return json(response, 200, { summary: {}, data: upstream.batches.map(toldOf) })
      const asked = searchParams.get('UniqueSourceInvoiceId')
      const data = upstream.invoices
        .filter((id) => id === asked)
        .map((uniqueSourceInvoiceId) => ({ id: randomUUID(), uniqueSourceInvoiceId }))
      return json(response, 200, { summary: {}, data })
    }
    const fault = upstream.faults.shift()
    if (fault === 'drop-before') return void socket.destroy()
    if (typeof fault === 'object' && !fault.after)
      return json(response, fault.status, { message: 'planted' })
    const { invoices } = JSON.parse(request.text) as { invoices: Row[] }
    const batch = { batchId: randomUUID(), rows: invoices }
    upstream.batches.unshift(batch)
    if (fault === 'drop-after') return void socket.destroy()
    if (typeof fault === 'object') return json(response, fault.status, { message: 'planted' })
    const answer = JSON.stringify({
      summary: { status: 'SUCCESS' },
      data: { batchId: batch.batchId, batchUrl: 'https://elsewhere.example/b' },
    })
    if (fault !== 'truncate') return json(response, 202, JSON.parse(answer))
    response.writeHead(202, { 'content-type': 'application/json', 'content-length': '500' })
    response.write(answer.slice(0, 20))
    setImmediate(() => socket.destroy())
  })
  return upstream
}

/** The bodies of what was handed over. */
export const invoicesSent = (desk: DeskUnderTest) =>
  arrivedAt(desk)
    .filter(({ method }) => method === 'POST')
    .map(({ text }) => JSON.parse(text) as { invoices: Row[] })
