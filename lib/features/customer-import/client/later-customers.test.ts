import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { ReferenceCheck } from '@/lib/client/reference-check'
import { planAgain, planUndo, readLater } from '../domain/later-reading'
import { LaterCustomers, type LaterPiece } from './later-customers'

const service = vi.hoisted(() => ({ fails: 0, own: true, batches: 3, readsNumbers: true }))
vi.mock('@/lib/client/read', () => ({
  read: async (name: string, { body, params }: { body?: { seq?: number }; params: Params }) => {
    if (name === 'listBulkActionRows')
      return { rows: Array.from({ length: service.batches }, (_, seq) => rowOf(seq)), more: false }
    if (name === 'getImportBatch') {
      if (body!.seq === 2 && service.fails-- > 0) throw new OperationFailed({ kind: 'unreachable' })
      return { customers: [customerOf(body!.seq!)] }
    }
    if (name === 'getSentBatch') return sentOf(params.idempotencyKey!)
    if (name === 'listBulkActions') return { actions: [], isWhole: true }
    if (name === 'listSentBatches')
      return { batches: [sentOf('key-0').sent, sentOf('other').sent], more: false, isWhole: true }
    if (name === 'listCustomers') return { customers: [{ customerNo: 'no-9' }] }
    if (!service.readsNumbers)
      throw new OperationFailed({ kind: 'not-found', code: 'maybe-not-offered' })
    return { customerNo: params.customerno, phoneNo: '2' }
  },
}))
type Params = { idempotencyKey?: string; customerno?: string }

const rowOf = (seq: number) => ({
  ...{ seq, idempotencyKey: `key-${seq}`, batchId: 'b', state: 'unknown', failure: null },
})
const customerOf = (seq: number) => ({
  ...{ line: seq + 2, customerNo: `no-${seq}`, name: null, isSent: true, keepsAddress: false },
  ...{ customer: { customerNo: `no-${seq}`, phoneNo: '2' }, before: { phoneNo: '1' } },
})
const sentOf = (idempotencyKey: string) => ({
  sent: { idempotencyKey, operation: 'updateCustomers', state: 'unknown', end: null, sentAt: '' },
  rows: [{ customerNo: idempotencyKey === 'other' ? 'no-1' : 'no-0' }],
  batch: null,
})

beforeEach(() => Object.assign(service, { fails: 0, batches: 3, readsNumbers: true }))

async function look() {
  const later = new LaterCustomers({ bulkActionId: 'b', clientNo: '1001', readsMax: 1_000 }, [
    'untold',
  ])
  const check = new ReferenceCheck<LaterPiece>(later.createPieces(), later.step, 1, later.plan)
  return { later, check, end: await check.goOn() }
}

test('customers of batches that were read before a failure count once when it goes on', async () => {
  service.fails = 1
  const { later, check, end } = await look()
  expect(end.phase).toBe('failed')
  expect((await check.goOn()).phase).toBe('done')
  expect(later.list().map(({ customerNo }) => customerNo)).toEqual(['no-0', 'no-1', 'no-2'])
  expect(later.find('no-2')).toMatchObject({ is: 'found', customer: { phoneNo: '2' } })
})

test('a batch of the import itself is in nobody’s way, another one is', async () => {
  const { later } = await look()
  expect(later.isInBatch('no-0')).toBe(false)
  expect(later.isInBatch('no-1')).toBe(true)
})

test('a service that reads nobody by number says of nobody that they are gone, and nothing is added', async () => {
  service.readsNumbers = false
  const { later, end } = await look()
  expect(end.phase).toBe('done')
  for (const sent of later.list()) {
    const found = { lookup: later.find(sent.customerNo), isInBatch: false }
    expect(readLater(sent, found.lookup).found).toBe('unread')
    expect(planAgain(sent, found, 'create')).toEqual({ is: 'unread' })
    expect(planUndo(sent, found, true)).toEqual({ is: 'unread' })
  }
})
