import fc from 'fast-check'
import type { Operation } from '@/lib/contracts/operation'

type Row = Record<string, unknown>

/**
 * How a service answers what it was sent: what of it names a row, how it counts, which word it ends
 * with, whether it lists batches, and whether it takes an id twice.
 */
export const serviceShape = fc.record({
  names: fc.constantFrom('source id', 'invoice id', 'place', 'place from 1', 'nothing'),
  tells: fc.constantFrom('every row', 'every row', 'refused ones', 'booked ones'),
  word: fc.constantFrom('right', 'right', 'small', 'odd'),
  list: fc.constantFrom(
    'paged',
    'paged',
    'whole',
    'none',
    'in circles',
    'oldest first',
    'no envelope',
  ),
  pageSize: fc.constantFrom(1, 2, 50),
  accepts: fc.constantFrom(202, 202, 200, 'without a body', 'without a batch'),
  dedupes: fc.boolean(),
  payments: fc.constantFrom('none', 'with batch', 'without batch'),
  noise: fc.boolean(),
})
export type ServiceShape = typeof serviceShape extends fc.Arbitrary<infer Shape> ? Shape : never

/** How the next write goes wrong: on the way there, on the way back, or by an answer. */
export const writeFault = fc.constantFrom(
  ...([
    'lost before',
    'lost after',
    'truncated',
    '500 before',
    '500 after',
    '409 before',
    'duplicate before',
    'duplicate after',
    '422',
    '429',
  ] as const),
)
export type WriteFault = typeof writeFault extends fc.Arbitrary<infer Fault> ? Fault : never

export const readFault = fc.constantFrom(403, 404, 429, 503, 0)

type Batch = {
  batchId: string
  type: string
  rows: Row[]
  booked: Set<number>
  refused: Map<number, string>
  at: number
  isOver: boolean
  requestId: string
}
type Exchange =
  | { kind: 'answered'; status: number; headers: Record<string, string>; text: string }
  | { kind: 'lost'; code: 'reset' }
  | { kind: 'not-sent'; code: string }

export const idOf = (row: Row) => String(row.uniqueSourceCorrectionId ?? row.uniqueSourcePaymentId)
const uuid = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`

/**
 * A service of some shape that books corrections and payments, in memory. It refuses rows of the
 * invoices in `refuses`.
 */
export function randomService(shape: ServiceShape, refuses: ReadonlySet<string>) {
  let serial = 0
  const batches: Batch[] = []
  const ledger: { id: string; requestId: string; row: Row; batchId: string }[] = []
  const faults: WriteFault[] = []
  const readFaults: number[] = []

  const answered = (status: number, body?: unknown): Exchange => ({
    kind: 'answered',
    status,
    headers: {},
    text: body === undefined ? '' : JSON.stringify(body),
  })
  const take = (rows: Row[], type: string, requestId: string): Batch => {
    serial += 1
    const batch = {
      batchId: uuid(serial),
      type,
      rows,
      booked: new Set<number>(),
      refused: new Map<number, string>(),
      at: serial,
      isOver: false,
      requestId,
    }
    batches.unshift(batch)
    return batch
  }

  function process() {
    for (const batch of batches.filter(({ isOver }) => !isOver).reverse()) {
      for (const [at, row] of batch.rows.entries()) {
        const isThere = ledger.some(({ id }) => id === idOf(row))
        if (shape.dedupes && isThere) batch.refused.set(at, 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID')
        else if (refuses.has(String(row.invoiceId))) batch.refused.set(at, 'WRONG_STATE')
        else {
          ledger.push({ id: idOf(row), requestId: batch.requestId, row, batchId: batch.batchId })
          batch.booked.add(at)
        }
      }
      batch.isOver = true
    }
  }

  function write(body: unknown, type: string, requestId: string): Exchange {
    const rows = Object.values(body as Record<string, Row[]>)[0]!
    const fault = faults.shift()
    if (fault === 'lost before') return { kind: 'lost', code: 'reset' }
    if (fault === '500 before') return answered(500)
    if (fault === '409 before') return answered(409, { errorCode: 'CONFLICT' })
    if (fault === 'duplicate before')
      return answered(409, { errorCode: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })
    if (fault === '422') return answered(422, { message: 'no' })
    if (fault === '429') return answered(429)
    const isThere = rows.every((row) =>
      batches.some((batch) => batch.rows.some((other) => idOf(other) === idOf(row))),
    )
    if (shape.dedupes && isThere)
      return answered(409, { errorCode: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })
    const { batchId } = take(rows, type, requestId)
    if (fault === 'lost after') return { kind: 'lost', code: 'reset' }
    if (fault === '500 after') return answered(500)
    if (fault === 'duplicate after')
      return answered(409, { errorCode: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })
    if (fault === 'truncated')
      return { kind: 'answered', status: 202, headers: {}, text: '{"data":{"ba' }
    if (shape.accepts === 'without a body') return answered(202)
    if (shape.accepts === 'without a batch')
      return answered(202, { summary: { status: 'SUCCESS' }, data: {} })
    return answered(shape.accepts as number, { summary: { status: 'SUCCESS' }, data: { batchId } })
  }

  const createdAt = ({ at }: Batch) => new Date(Date.UTC(2026, 2, 12) + at * 60_000).toISOString()
  function told(batch: Batch): Row {
    const head = { batchId: batch.batchId, type: batch.type, createdAt: createdAt(batch) }
    if (!batch.isOver) return { ...head, status: 'QUEUED' }
    const rowOf = (at: number) => {
      const row = batch.rows[at]!
      if (shape.names === 'source id')
        return Object.fromEntries(
          Object.entries(row).filter(([key]) => key.startsWith('uniqueSource')),
        )
      if (shape.names === 'invoice id') return { invoiceId: row.invoiceId, invoiceNumber: '77' }
      return shape.names === 'nothing' ? null : { index: shape.names === 'place' ? at : at + 1 }
    }
    const listOf = (places: Iterable<number>, isTold: boolean) =>
      isTold ? [...places].flatMap((at) => rowOf(at) ?? []) : []
    const right =
      batch.refused.size === 0 ? 'SUCCESS' : batch.booked.size === 0 ? 'FAILED' : 'PARTIAL'
    const failed = [...batch.refused].flatMap(([at, code]) =>
      shape.tells === 'booked ones' ? [] : rowOf(at) ? [{ ...rowOf(at), code }] : [],
    )
    return {
      ...head,
      status:
        shape.word === 'right'
          ? right
          : shape.word === 'small'
            ? ` ${right.toLowerCase()} `
            : 'ENDED',
      finishedAt: createdAt(batch),
      succeeded: listOf(batch.booked, shape.tells !== 'refused ones'),
      failed,
    }
  }

  function list(query: Row): Exchange {
    if (shape.list === 'none') return answered(404)
    if (shape.list === 'no envelope') return answered(200, batches.length === 0 ? { data: [] } : {})
    const heads = batches.map((batch) => ({
      ...told(batch),
      succeeded: undefined,
      failed: undefined,
    }))
    if (shape.list === 'oldest first') heads.reverse()
    if (shape.list === 'whole') return answered(200, { summary: {}, data: heads })
    const size = Math.min(shape.pageSize, Number(query.PageSize ?? 50))
    const from = shape.list === 'in circles' ? 0 : Number(query.PageToken ?? 0)
    const isMore = shape.list === 'in circles' ? heads.length > size : from + size < heads.length
    return answered(200, {
      summary: { nextPageToken: isMore ? String(from + size) : null },
      data: heads.slice(from, from + size),
    })
  }

  function read(name: string, { params, query }: { params?: Row; query?: Row }): Exchange {
    const status = readFaults.shift()
    if (status === 0) return { kind: 'lost', code: 'reset' }
    if (status) return answered(status)
    if (name === 'listCollectionBatches') return list(query ?? {})
    if (name === 'listInvoicePayments') {
      if (shape.payments === 'none') return answered(404)
      const rows = ledger.filter(
        ({ row }) => row.uniqueSourcePaymentId && row.invoiceId === params?.invoiceId,
      )
      const data = rows.map(({ id, batchId }) => ({
        uniqueSourcePaymentId: id,
        ...(shape.payments === 'with batch' && { batchId }),
      }))
      return answered(200, { summary: {}, data })
    }
    const batch = batches.find(({ batchId }) => batchId === params?.batchId)
    return batch ? answered(200, { summary: {}, data: told(batch) }) : answered(404)
  }

  if (shape.noise) {
    take(
      [
        {
          uniqueSourceCorrectionId: 'theirs',
          uniqueSourcePaymentId: 'theirs',
          invoiceId: 'theirs',
        },
      ],
      'CORRECTION',
      'theirs',
    )
    process()
  }
  return {
    batches,
    ledger,
    faults,
    readFaults,
    process,
    answer: (
      { name }: Operation,
      input: { params?: unknown; query?: unknown; body?: unknown },
      requestId: string,
    ): Exchange =>
      name === 'createCorrections' || name === 'createPayments'
        ? write(input.body, name === 'createPayments' ? 'PAYMENT' : 'CORRECTION', requestId)
        : read(name, input as { params?: Row; query?: Row }),
  }
}
