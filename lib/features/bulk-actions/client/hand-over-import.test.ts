import { expect, test, vi } from 'vitest'
import type { CustomerImportBatches } from '@/lib/contracts/desk/bulk/customer-import'
import type { Result } from '@/lib/contracts/result'
import { createImportKeys, handOverImport } from './hand-over-import'

const done = { ok: true, value: null } as const
const failed = { ok: false, failure: { kind: 'unreachable' } } as const
const unknown = { ok: false, failure: { kind: 'unknown-outcome' } } as const

/** A desk that answers in turns, and what it was asked. */
function createDesk(adds: Result<null>[], starts: Result<null>[]) {
  const asked: { key: string; seq: number }[][] = []
  const begun: string[] = []
  const desk = {
    add: async ({ from, batches }: Pick<CustomerImportBatches, 'from' | 'batches'>) => {
      asked.push(batches.map(({ idempotencyKey: key }, at) => ({ key, seq: from + at })))
      return adds.shift() ?? done
    },
    start: async ({ bulkActionId }: { bulkActionId: string }) => {
      begun.push(bulkActionId)
      return starts.shift() ?? done
    },
    note: () => {},
  }
  return { asked, begun, desk }
}
const keys = createImportKeys()
/** Batches of one customer each, of which a call has a hundred. */
const request = {
  ...{ clientNo: '1001', effect: 'update' as const, source: 'a.csv', typedTotal: '150' },
  ...{ userName: 'kari', countMax: 1, keys },
  customers: Array.from({ length: 150 }, (_, at) => ({
    ...{ line: 2, name: null, before: {}, keepsAddress: false },
    customer: { customerNo: String(at) },
  })),
}
const listFirst = (asked: { seq: number }[][]) => asked.map(([first]) => first!.seq)

test('a second try, whatever went wrong in the first, is the same write', async () => {
  const { asked, begun, desk } = createDesk([done, failed], [failed])
  expect(await handOverImport(request, desk)).toEqual(failed)
  expect(begun).toEqual([])
  expect(await handOverImport(request, desk)).toEqual(failed)
  expect(await handOverImport(request, desk)).toEqual({ ok: true, value: keys.bulkActionId })
  expect(listFirst(asked)).toEqual([0, 100, 0, 100, 0, 100])
  expect(keys.batches).toHaveLength(150)
  for (const { key, seq } of asked.flat()) expect(key).toBe(keys.batches[seq])
  expect(begun).toEqual([keys.bulkActionId, keys.bulkActionId])
})

test('one whose start nobody knows of is found by its id', async () => {
  const { desk } = createDesk([], [unknown])
  expect(await handOverImport(request, desk)).toEqual({ ok: true, value: keys.bulkActionId })
})

test('waits where it is asked to go slower, and gives up where that is long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const slower = (retryAfter: number): Result<null> => ({
    ok: false,
    failure: { kind: 'throttled', code: 'pace', retryAfter },
  })
  const { asked, begun, desk } = createDesk([done, slower(2)], [])
  const handing = handOverImport(request, desk)
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 20_000 })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  expect(await handing).toMatchObject({ ok: true })
  expect(listFirst(asked)).toEqual([0, 100, 100])
  expect(begun).toHaveLength(1)
  const long = createDesk([slower(600)], [])
  expect(await handOverImport(request, long.desk)).toEqual(slower(600))
})
