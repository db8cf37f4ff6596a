import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { arrivedAt, type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { type Arrived, json } from './fake-upstream'

export const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
export const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'

/**
 * How the next write goes wrong: before it is taken, after it, or with an answer of the test's own.
 */
export type AdjustmentFault =
  | 'drop-before'
  | 'drop-after'
  | 'truncate'
  | 'duplicate'
  | { status: number; after?: boolean }

type Row = Record<string, unknown>
type Batch = {
  batchId: string
  type: string
  status: string
  rows: Row[]
  succeeded: Row[]
  failed: Row[]
  finishedAt: string | null
}

/**
 * An upstream that books corrections and payments by batches, each source id once. A batch is
 * QUEUED and tells no rows until `process`. `refuses` names invoices whose rows fail.
 */
export type AdjustmentService = {
  ledger: Row[]
  batches: Batch[]
  faults: AdjustmentFault[]
  readFaults: number[]
  refuses: Set<string>
  process: () => void
}

const idOf = (row: Row) => String(row.uniqueSourceCorrectionId ?? row.uniqueSourcePaymentId)

export function adjustmentService(desk: DeskUnderTest): AdjustmentService {
  const upstream: AdjustmentService = {
    ledger: [],
    batches: [],
    faults: [],
    readFaults: [],
    refuses: new Set(),
    process: () => {
      for (const batch of upstream.batches.filter(({ finishedAt }) => finishedAt === null))
        bookRows(upstream, batch)
    },
  }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'POST') return writes(upstream, request, response, socket)
    const status = upstream.readFaults.shift()
    return status
      ? json(response, status, { message: 'planted' }, { 'retry-after': '1' })
      : reads(upstream, request.url, response)
  })
  return upstream
}

function bookRows(upstream: AdjustmentService, batch: Batch) {
  for (const [index, row] of batch.rows.entries()) {
    const told = {
      index,
      invoiceId: row.invoiceId,
      ...Object.fromEntries(Object.entries(row).filter(([key]) => key.startsWith('uniqueSource'))),
    }
    if (upstream.ledger.some((booked) => idOf(booked) === idOf(row))) {
      batch.failed.push({
        ...told,
        code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID',
        message: 'The id is there already',
      })
    } else if (upstream.refuses.has(String(row.invoiceId))) {
      batch.failed.push({ ...told, code: 'WRONG_STATE', message: 'The invoice is closed' })
    } else {
      upstream.ledger.push({ ...row, batchId: batch.batchId })
      batch.succeeded.push(told)
    }
  }
  batch.status =
    batch.failed.length === 0 ? 'SUCCESS' : batch.succeeded.length === 0 ? 'FAILED' : 'PARTIAL'
  batch.finishedAt = new Date().toISOString()
}

/** Takes a request as a batch; null when every one of its ids was taken before. */
function taken(upstream: AdjustmentService, request: Arrived): Batch | null {
  const isCorrection = request.url.endsWith('/corrections')
  const rows = Object.values(JSON.parse(request.text) as Record<string, Row[]>)[0]!
  const known = new Set(
    upstream.batches
      .filter(({ type }) => type === kindOf(isCorrection))
      .flatMap((batch) => batch.rows.map(idOf)),
  )
  if (rows.every((row) => known.has(idOf(row)))) return null
  const batch = {
    batchId: randomUUID(),
    type: kindOf(isCorrection),
    status: 'QUEUED',
    rows,
    succeeded: [],
    failed: [],
    finishedAt: null,
  }
  upstream.batches.unshift(batch)
  return batch
}

const kindOf = (isCorrection: boolean) => (isCorrection ? 'CORRECTION' : 'PAYMENT')

function writes(
  upstream: AdjustmentService,
  request: Arrived,
  response: ServerResponse,
  socket: Socket,
) {
  const fault = upstream.faults.shift()
  if (fault === 'drop-before') return void socket.destroy()
  if (typeof fault === 'object' && !fault.after)
    return json(response, fault.status, { message: 'planted' })
  const first = taken(upstream, request)
  if (fault === 'drop-after') return void socket.destroy()
  if (typeof fault === 'object') return json(response, fault.status, { message: 'planted' })
  const batch = fault === 'duplicate' ? taken(upstream, request) : first
  if (!batch)
    return json(response, 409, { errorCode: 'DUPLICATE', message: 'All of it was taken before' })
  const answer = {
    summary: { status: 'SUCCESS' },
    data: {
      batchId: batch.batchId,
      batchUrl: `https://elsewhere.example/batches/${batch.batchId}`,
    },
  }
  if (fault !== 'truncate') return json(response, 202, answer)
  response.writeHead(202, { 'content-type': 'application/json', 'content-length': '500' })
  response.write(JSON.stringify(answer).slice(0, 20))
  setImmediate(() => socket.destroy())
}

function reads(upstream: AdjustmentService, url: string, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, 'http://upstream.example')
  const one = /\/batches\/([^/]+)$/.exec(pathname)?.[1]
  const told = ({ rows: _, ...batch }: Batch) => ({ ...batch, organizationId })
  if (one) {
    const batch = upstream.batches.find(({ batchId }) => batchId === one)
    return batch
      ? json(response, 200, { summary: {}, data: told(batch) })
      : json(response, 404, { message: 'No such batch' })
  }
  if (pathname.endsWith('/payments')) return json(response, 200, { summary: {}, data: [] })
  const from = Number(searchParams.get('PageToken') ?? 0)
  const to = from + Number(searchParams.get('PageSize') ?? 50)
  const data = upstream.batches
    .slice(from, to)
    .map((batch) => ({ ...told(batch), succeeded: undefined, failed: undefined }))
  json(response, 200, {
    summary: { nextPageToken: to < upstream.batches.length ? String(to) : null },
    data,
  })
}

/** The bodies of the writes that arrived. */
export const adjustmentsSent = (desk: DeskUnderTest) =>
  arrivedAt(desk)
    .filter(({ method }) => method === 'POST')
    .map(({ text }) => JSON.parse(text) as unknown)
