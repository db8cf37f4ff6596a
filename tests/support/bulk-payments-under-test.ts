import { randomUUID } from 'node:crypto'
import type { AdjustmentKind } from '@/lib/contracts/desk/batches'
import { toInvoiceState } from '@/lib/features/collection-cases/domain/subject-state'
import { makeSourceId, sourceIdBytes } from '@/lib/shared/references/source-id'
import { organizationId } from './bulk-actions-under-test'
import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

type StoredInvoice = {
  id: string
  invoiceNumber: string
  status: string
  remainingAmount: number
  currency: string
}
type BatchRow = { invoiceId: string; amount: number } & Record<string, unknown>
type StoredBatch = { batchId: string; type: string; status: string; rows: BatchRow[] }

const makeId = (at: number) => `8c1f7a34-90ab-4a1e-9f39-${String(at).padStart(12, '0')}`

/**
 * A service with some open invoices, which takes whatever it is sent and deduplicates nothing: what
 * went out twice is booked twice.
 */
export function invoiceUpstream(desk: DeskUnderTest, count: number) {
  const invoices = Array.from(
    { length: count },
    (_, at): StoredInvoice => ({
      ...{ id: makeId(at), invoiceNumber: `88${at}`, status: 'OPEN', currency: 'NOK' },
      remainingAmount: 100 + at,
    }),
  )
  const batches: StoredBatch[] = []
  const service = Object.assign(faultyUpstream(desk, run), {
    invoices,
    batches,
    /** What was booked or will be, of one invoice. */
    takenOf: (invoiceId: string) =>
      batches.flatMap(({ rows }) => rows).filter((row) => row.invoiceId === invoiceId),
    /** Books what was taken; of the invoices that are named nothing. */
    book: (refused: readonly string[] = []) => {
      for (const batch of batches)
        batch.status = batch.rows.some(({ invoiceId }) => refused.includes(invoiceId))
          ? 'FAILED'
          : 'SUCCESS'
    },
  })

  function run(request: Arrived) {
    if (request.method === 'GET') return findAnswer({ invoices, batches }, request)
    const [rows] = Object.values(JSON.parse(request.text) as Record<string, BatchRow[]>)
    const type = request.url.endsWith('/payments') ? 'PAYMENT' : 'CORRECTION'
    const batch = { batchId: randomUUID(), type, status: 'QUEUED', rows: rows! }
    batches.unshift(batch)
    const { batchId } = batch
    return { status: 202, body: { summary: { status: 'SUCCESS' }, data: { batchId } } }
  }
  return service
}

function findAnswer(
  { invoices, batches }: { invoices: StoredInvoice[]; batches: StoredBatch[] },
  { url }: Arrived,
) {
  const { pathname } = new URL(url, 'http://service.test')
  const [, of, id] = /\/(invoices|batches)\/([^/]+)$/.exec(pathname) ?? []
  const found =
    of === 'invoices'
      ? invoices.find((each) => each.id === id)
      : batches.filter(({ batchId }) => batchId === id).map(toAnswer)[0]
  if (id) return found ? { status: 200, body: { data: found } } : { status: 404, body: {} }
  const data = pathname.endsWith('/batches') ? batches.map(toAnswer) : []
  return { status: 200, body: { summary: {}, data } }
}

const toAnswer = ({ rows, ...batch }: StoredBatch) => ({
  ...{ ...batch, organizationId },
  finishedAt: batch.status === 'QUEUED' ? null : '2026-11-25T10:00:00.000Z',
  succeeded: batch.status === 'SUCCESS' ? rows : [],
  failed: batch.status === 'FAILED' ? rows : [],
})

/** Rows that pay or correct invoices as they were shown, and what starts them. */
export function adjusting(kind: AdjustmentKind, invoices: readonly StoredInvoice[]) {
  const bulkActionId = randomUUID()
  const random = () => crypto.getRandomValues(new Uint8Array(sourceIdBytes))
  const rows = invoices.map((each) => ({
    ...{ idempotencyKey: randomUUID(), kind, invoiceNumber: each.invoiceNumber },
    seen: toInvoiceState(each),
    adjustment: {
      ...{ invoiceId: each.id, amount: each.remainingAmount, currency: each.currency },
      ...{ date: '2026-03-12', description: 'Paid at the counter' },
      sourceId: makeSourceId(kind, '2026-03-12', random()),
    },
  }))
  return {
    bulkActionId,
    rows: { bulkActionId, userName: 'kari', organizationId, from: 0, rows },
    start: {
      ...{ bulkActionId, organizationId, subject: 'invoice' as const, total: rows.length },
      verb: kind === 'payment' ? ('recordPayment' as const) : ('correct' as const),
      ...{ reason: '', until: null, typedTotal: String(rows.length) },
    },
  }
}
