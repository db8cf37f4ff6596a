import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { readRunningCustomers } from './running-customers'

type Body = { before?: string; beforeKey?: string; from?: number; seq?: number; states?: string[] }
type Params = { idempotencyKey: string; bulkActionId: string }
type Action = { id: string; state?: string; clientNo?: string; isImport?: boolean }
const service = vi.hoisted(() => ({
  pages: [] as { key: string; state?: string; rows?: object[] | null }[][],
  isWhole: true,
  asked: [] as Body[],
  order: [] as string[],
  actions: [] as Action[],
  areActionsWhole: true,
  /** The batches of each action that have not gone out; null where one cannot be read. */
  waiting: {} as Record<string, (string[] | null)[]>,
  rowsPerPage: 200,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (name: string, { body, params }: { body: Body; params: Params }) => {
    service.order.push(name)
    if (name === 'listBulkActions')
      return {
        isWhole: service.areActionsWhole,
        actions: service.actions.map(
          ({ id, state = 'running', clientNo = '1001', isImport = true }) => ({
            ...{ bulkActionId: id, state, clientNo },
            imported: isImport ? { source: 'customers.csv' } : null,
          }),
        ),
      }
    if (name === 'listBulkActionRows') {
      if (body.states?.join() !== 'waiting,sending') throw new Error('all rows were asked for')
      const all = service.waiting[params.bulkActionId] ?? []
      const from = body.from ?? 0
      const rows = all.map((_, seq) => ({ seq, idempotencyKey: `${params.bulkActionId} ${seq}` }))
      const until = from + service.rowsPerPage
      return { rows: rows.slice(from, until), more: until < rows.length }
    }
    if (name === 'getImportBatch') {
      const batch = service.waiting[params.bulkActionId]?.[body.seq ?? 0]
      if (!batch) throw new OperationFailed({ kind: 'not-found' })
      return { customers: batch.map((customerNo) => ({ customerNo })) }
    }
    const all = service.pages.flat()
    if (name === 'getSentBatch') {
      const found = all.find(({ key }) => key === params.idempotencyKey)!
      return {
        sent: toSent(found),
        rows: found.rows === undefined ? [{ customerNo: found.key }] : found.rows,
      }
    }
    service.asked.push(body)
    const page = service.asked.length - 1
    return {
      batches: service.pages[page]!.map(toSent),
      more: page < service.pages.length - 1,
      isWhole: service.isWhole,
    }
  },
}))

const toSent = ({ key, state = 'accepted' }: { key: string; state?: string }) => ({
  ...{ idempotencyKey: key, operation: 'updateCustomers', state, end: null, sentAt: `at ${key}` },
})
async function ask(pages: typeof service.pages, isWhole = true) {
  Object.assign(service, { pages, isWhole, asked: [], order: [] })
  return readRunningCustomers('1001', new Set(['own']), new AbortController().signal)
}

beforeEach(() => {
  Object.assign(service, { actions: [], areActionsWhole: true, waiting: {}, rowsPerPage: 200 })
})

test('customers of all batches that may run are told, page by page, but of one’s own', async () => {
  const pages = [
    [{ key: '1' }, { key: '2', state: 'done' }],
    [{ key: '3', state: 'unknown' }, { key: 'own' }],
  ]
  expect(await ask(pages)).toEqual({ numbers: ['1', '3'], isWhole: true })
  expect(service.asked[1]).toMatchObject({ before: 'at 2', beforeKey: '2' })
})

test('they are not all where rows were erased, or the list does not tell all', async () => {
  expect(await ask([[{ key: '1', rows: null }]])).toEqual({ numbers: [], isWhole: false })
  expect(await ask([[]], false)).toEqual({ numbers: [], isWhole: false })
})

test('customers of batches that an import has not sent yet are told, before those that were sent', async () => {
  service.actions = [{ id: 'a' }, { id: 'b', state: 'halted' }]
  service.waiting = { a: [['11', '12'], ['13'], ['14']], b: [['21']] }
  service.rowsPerPage = 2
  expect(await ask([[{ key: '31' }]])).toEqual({
    numbers: ['11', '12', '13', '14', '21', '31'],
    isWhole: true,
  })
  expect(service.order.indexOf('listSentBatches')).toBeGreaterThan(
    service.order.lastIndexOf('getImportBatch'),
  )
})

test('those of one’s own batches that have not gone out are left out', async () => {
  service.actions = [{ id: 'a' }]
  service.waiting = { a: [['11'], ['12']] }
  const own = new Set(['a 0'])
  Object.assign(service, { pages: [[]], asked: [] })
  const { numbers } = await readRunningCustomers('1001', own, new AbortController().signal)
  expect(numbers).toEqual(['12'])
})

test('those of another client, of one that was stopped or is over, and of no import are not', async () => {
  service.actions = [
    ...[
      { id: 'a', clientNo: '1002' },
      { id: 'b', state: 'stopped' },
    ],
    ...[
      { id: 'c', state: 'over' },
      { id: 'd', isImport: false },
    ],
  ]
  service.waiting = { a: [['1']], b: [['2']], c: [['3']], d: [['4']] }
  expect(await ask([[]])).toEqual({ numbers: [], isWhole: true })
})

test('they are not all where a waiting batch cannot be read, or not all actions are told', async () => {
  service.actions = [{ id: 'a' }]
  service.waiting = { a: [null, ['12']] }
  expect(await ask([[]])).toEqual({ numbers: ['12'], isWhole: false })
  service.actions = []
  service.areActionsWhole = false
  expect(await ask([[]])).toEqual({ numbers: [], isWhole: false })
  service.areActionsWhole = true
  service.actions = Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, clientNo: '1002' }))
  expect(await ask([[]])).toEqual({ numbers: [], isWhole: false })
})
