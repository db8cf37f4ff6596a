import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAll } from '@/tests/support/forget-sessions'
import { forget, readCachedSession, type SessionRow } from './session-cache'

const holder = globalThis as { duedeskDatabase?: unknown }
const storeIs = (kind: 'pglite' | 'postgresql') => {
  holder.duedeskDatabase = Promise.resolve({ kind })
}
const row = (id: string) => ({ id }) as SessionRow
const reads = (...rows: (SessionRow | null)[]) => {
  const read = vi.fn(async () => rows[0] ?? null)
  for (const each of rows) read.mockResolvedValueOnce(each)
  return read
}

beforeEach(() => storeIs('pglite'))
afterEach(() => {
  forgetAll()
  holder.duedeskDatabase = undefined
})

describe('a session in memory', () => {
  test('is read once, however often and however many at once ask for it', async () => {
    const read = reads(row('a'))
    expect(await Promise.all([readCachedSession('a', read), readCachedSession('a', read)])).toEqual(
      [row('a'), row('a')],
    )
    expect(await readCachedSession('a', read)).toEqual(row('a'))
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('is read each time on PostgreSQL, where another process may end it', async () => {
    storeIs('postgresql')
    const read = reads(row('a'), null)
    expect([await readCachedSession('a', read), await readCachedSession('a', read)]).toEqual([
      row('a'),
      null,
    ])
  })

  test('is read anew once it is forgotten, and no other is', async () => {
    const [first, second] = [reads(row('a'), null), reads(row('b'))]
    await readCachedSession('a', first)
    await readCachedSession('b', second)
    forget('a')
    expect([await readCachedSession('a', first), await readCachedSession('b', second)]).toEqual([
      null,
      row('b'),
    ])
    expect(second).toHaveBeenCalledTimes(1)
  })

  test('that is not there is not remembered', async () => {
    const read = reads(null, row('a'))
    expect([await readCachedSession('a', read), await readCachedSession('a', read)]).toEqual([
      null,
      row('a'),
    ])
  })

  test('that could not be read is read again', async () => {
    const read = vi.fn(async () => row('a')).mockRejectedValueOnce(new Error('gone'))
    await expect(readCachedSession('a', read)).rejects.toThrow('gone')
    expect(await readCachedSession('a', read)).toEqual(row('a'))
  })

  test('stays, though a read that began before it was forgotten finds nothing', async () => {
    const late = Promise.withResolvers<SessionRow | null>()
    const early = readCachedSession('a', () => late.promise)
    await Promise.resolve()
    forget('a')
    const read = reads(row('a'))
    await readCachedSession('a', read)
    late.resolve(null)
    expect(await early).toBeNull()
    expect(await readCachedSession('a', read)).toEqual(row('a'))
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('is one of two thousand: with one more, all are read anew', async () => {
    const read = vi.fn(async () => row('any'))
    for (let at = 0; at < 2_000; at++) await readCachedSession(`s${at}`, read)
    await readCachedSession('s0', read)
    expect(read).toHaveBeenCalledTimes(2_000)
    await readCachedSession('one more', read)
    await readCachedSession('s0', read)
    expect(read).toHaveBeenCalledTimes(2_002)
  })
})
