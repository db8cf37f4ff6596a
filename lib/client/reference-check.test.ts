import { describe, expect, test } from 'vitest'
import type { Failure } from '@/lib/contracts/result'
import { OperationFailed } from './operation-failed'
import { atOnce, ReferenceCheck } from './reference-check'

type Piece = { name: string; state: 'open' | 'whole'; pages: number; failure: Failure | null }

/**
 * A check over a `read` that answers when the test says so. Each piece needs as many pages as
 * given.
 */
function checkOver(pagesOf: Record<string, number>) {
  const asked: {
    name: string
    page: number
    signal: AbortSignal
    answer: () => Promise<void>
    fail: (failure: Failure) => Promise<void>
  }[] = []
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const after = (act: () => void) => {
    act()
    return settled()
  }
  const pieces = Object.keys(pagesOf).map(
    (name): Piece => ({ name, state: 'open', pages: 0, failure: null }),
  )
  const check = new ReferenceCheck(pieces, async (piece, signal): Promise<Piece> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    asked.push({
      name: piece.name,
      page: piece.pages,
      signal,
      answer: () => after(resolve),
      fail: (failure) => after(() => reject(new OperationFailed(failure))),
    })
    await promise
    const pages = piece.pages + 1
    return {
      ...piece,
      pages,
      state: pages === pagesOf[piece.name] ? 'whole' : 'open',
      failure: null,
    }
  })
  const states = () =>
    check.progress().pieces.map(({ name, state, pages }) => `${name} ${state} ${pages}`)
  const names = () => asked.map(({ name, page }) => `${name}${page}`)
  return { check, asked, states, names, settled }
}
const busy: Failure = { kind: 'throttled', status: 429, retryAfter: 3 }

describe('a check of references', () => {
  test('asks two at a time, in order, each piece page after page', async () => {
    const { check, asked, names } = checkOver({ a: 2, b: 1, c: 1 })
    const ended = check.goOn()
    expect(names()).toEqual(['a0', 'b0'])
    expect(asked).toHaveLength(atOnce)
    await asked[1]?.answer()
    expect(names()).toEqual(['a0', 'b0', 'c0'])
    await asked[2]?.answer()
    await asked[0]?.answer()
    expect(names()).toEqual(['a0', 'b0', 'c0', 'a1'])
    await asked[3]?.answer()
    expect(await ended).toMatchObject({ phase: 'done', failure: null })
  })

  test.each<Failure>([
    busy,
    { kind: 'unauthenticated', status: 401 },
    { kind: 'unreachable', status: 503 },
  ])(
    'keeps what came when the upstream answers $status, and starts nothing more',
    async (failure) => {
      const { check, asked, states, names } = checkOver({ a: 2, b: 1, c: 1 })
      const ended = check.goOn()
      await asked[0]?.answer()
      await asked[2]?.fail(failure)
      expect(check.progress().phase).toBe('running')
      await asked[1]?.answer()
      expect(await ended).toMatchObject({
        phase: 'failed',
        failure,
        pieces: [{ failure, pages: 1 }, { failure: null }, { failure: null }],
      })
      expect(states()).toEqual(['a open 1', 'b whole 1', 'c open 0'])
      expect(names()).toEqual(['a0', 'b0', 'a1'])
    },
  )

  test('goes on with what is open, from the page where it was', async () => {
    const { check, asked, states, names } = checkOver({ a: 2, b: 1 })
    const first = check.goOn()
    await asked[0]?.answer()
    await asked[1]?.answer()
    await asked[2]?.fail(busy)
    await first
    const second = check.goOn()
    expect(check.progress()).toMatchObject({
      phase: 'running',
      failure: null,
      pieces: [{ failure: null }, {}],
    })
    expect(names().slice(3)).toEqual(['a1'])
    await asked[3]?.answer()
    expect((await second).phase).toBe('done')
    expect(states()).toEqual(['a whole 2', 'b whole 1'])
  })

  test('gives up its requests when it is stopped, and takes no late answer', async () => {
    const { check, asked, states } = checkOver({ a: 1, b: 1, c: 1 })
    const ended = check.goOn()
    await asked[0]?.answer()
    check.stop()
    expect(asked.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, true])
    await asked[1]?.answer()
    await asked[2]?.fail(busy)
    await ended
    expect(check.progress()).toMatchObject({ phase: 'stopped', failure: null })
    expect(states()).toEqual(['a whole 1', 'b open 0', 'c open 0'])
    expect(check.isWanted()).toBe(false)
  })

  test('takes no answer of an earlier run once it goes on', async () => {
    const { check, asked, states } = checkOver({ a: 2 })
    void check.goOn()
    check.stop()
    const again = check.goOn()
    await asked[0]?.answer()
    expect(states()).toEqual(['a open 0'])
    await asked[1]?.answer()
    await asked[2]?.answer()
    expect((await again).phase).toBe('done')
    expect(states()).toEqual(['a whole 2'])
  })

  test('is one run, however often it is asked to go on, and tells each change', async () => {
    const { check, asked, settled } = checkOver({ a: 1 })
    const told: string[] = []
    const forget = check.subscribe(() => told.push(check.progress().phase))
    const ended = check.goOn()
    await check.goOn()
    expect(asked).toHaveLength(1)
    await asked[0]?.answer()
    await ended
    expect(told).toEqual(['running', 'running', 'done'])
    forget()
    await check.goOn()
    await settled()
    expect(told).toHaveLength(3)
  })

  test('asks for what the pieces have made necessary, until nothing more is', async () => {
    const asked: string[] = []
    const make = (name: string): Piece => ({ name, state: 'open', pages: 0, failure: null })
    const check = new ReferenceCheck<Piece>(
      [make('a')],
      async (piece) => {
        asked.push(piece.name)
        return { ...piece, state: 'whole' }
      },
      atOnce,
      (pieces) => (pieces.length < 3 ? [make(`planned ${pieces.length}`)] : []),
    )
    expect(await check.goOn()).toMatchObject({ phase: 'done', pieces: { length: 3 } })
    expect(asked).toEqual(['a', 'planned 1', 'planned 2'])
  })

  test('goes on with pieces that are opened again', async () => {
    const check = new ReferenceCheck<Piece>(
      [{ name: 'a', state: 'whole', pages: 3, failure: null }],
      async (piece) => ({ ...piece, state: 'whole', pages: piece.pages + 1 }),
    )
    const { pieces } = await check.goOnWith((piece) => ({ ...piece, state: 'open' }))
    expect(pieces).toMatchObject([{ state: 'whole', pages: 4 }])
  })

  test('calls what is no failed read a fault of the desk', async () => {
    const check = new ReferenceCheck([{ state: 'open', failure: null }], () =>
      Promise.reject(new TypeError('no')),
    )
    expect(await check.goOn()).toMatchObject({ phase: 'failed', failure: { kind: 'broken' } })
  })
})
