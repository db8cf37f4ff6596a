import { expect, test, vi } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { createImportKeys, handOverImport } from './hand-over-import'

const done = { ok: true, value: null } as const
const failed = { ok: false, failure: { kind: 'unreachable' } } as const
const unknown = { ok: false, failure: { kind: 'unknown-outcome' } } as const

/** A desk that answers in turns, and what it was asked. */
function createDesk(adds: Result<null>[], starts: Result<null>[]) {
  const asked: { key: string; seq: number }[] = []
  const begun: string[] = []
  const desk = {
    add: async ({ idempotencyKey: key, seq }: { idempotencyKey: string; seq: number }) => {
      asked.push({ key, seq })
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
const request = {
  ...{ clientNo: '1001', effect: 'update' as const, source: 'a.csv', typedTotal: '3' },
  ...{ userName: 'kari', countMax: 2, keys },
  customers: ['1', '2', '3'].map((customerNo) => ({
    ...{ line: 2, name: null, before: {}, keepsAddress: false, customer: { customerNo } },
  })),
}

test('a second try, whatever went wrong in the first, is the same write', async () => {
  const { asked, begun, desk } = createDesk([done, failed], [failed])
  expect(await handOverImport(request, desk)).toEqual(failed)
  expect(begun).toEqual([])
  expect(await handOverImport(request, desk)).toEqual(failed)
  expect(await handOverImport(request, desk)).toEqual({ ok: true, value: keys.bulkActionId })
  const [first, second] = keys.batches
  expect(new Set(asked.map(({ key, seq }) => `${seq} ${key}`))).toEqual(
    new Set([`0 ${first}`, `1 ${second}`]),
  )
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
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  expect(await handing).toMatchObject({ ok: true })
  expect(asked.map(({ seq }) => seq)).toEqual([0, 1, 1])
  expect(begun).toHaveLength(1)
  const long = createDesk([slower(600)], [])
  expect(await handOverImport(request, long.desk)).toEqual(slower(600))
})
