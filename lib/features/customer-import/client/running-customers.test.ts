import { expect, test, vi } from 'vitest'
import { readRunningCustomers } from './running-customers'

type Body = { before?: string; beforeKey?: string }
const service = vi.hoisted(() => ({
  pages: [] as { key: string; state?: string; rows?: object[] | null }[][],
  isWhole: true,
  asked: [] as Body[],
}))
vi.mock('@/lib/client/read', () => ({
  read: async (
    name: string,
    { body, params }: { body: Body; params: { idempotencyKey: string } },
  ) => {
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
  Object.assign(service, { pages, isWhole, asked: [] })
  return readRunningCustomers('1001', new Set(['own']), new AbortController().signal)
}

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
