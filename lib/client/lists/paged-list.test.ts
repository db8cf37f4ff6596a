import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReadContext } from '../background-reads'
import { OperationFailed } from '../operation-failed'
import type { CursorPage } from './paged-list'
import { type OpenPagedList, openPagedList } from './testing/open-paged-list'

type Row = { id: string }
const keyOf = ({ id }: Row) => id
const page = (ids: readonly string[] | null, nextPageToken?: string | null): CursorPage<Row> => ({
  summary: { nextPageToken },
  data: ids?.map((id) => ({ id })) ?? null,
})

/**
 * An upstream that gives one page after the other; a number among them is a status that it fails
 * with once.
 */
function upstreamOf(
  pages: readonly (readonly string[])[],
  failures: ReadonlySet<number> = new Set(),
) {
  const asked: (string | undefined)[] = []
  const read = async (token: string | undefined) => {
    asked.push(token)
    if (failures.has(asked.length)) throw new OperationFailed({ kind: 'unreachable', status: 503 })
    const at = token === undefined ? 0 : Number(token)
    return page(pages[at] ?? [], at + 1 < pages.length ? String(at + 1) : null)
  }
  return { asked, read }
}

async function toTheEnd(list: OpenPagedList<Row>) {
  for (let turn = 0; !list.getState().isAtEnd && turn < 500; turn++) await list.more()
  return list.getState().rows.map(keyOf)
}

describe('a list by tokens', () => {
  test('holds every row once and in order, whatever repeats and whichever pages fail on the way', async () => {
    const ids = fc.array(fc.stringMatching(/^[a-f]{1,2}$/), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(ids, { minLength: 1, maxLength: 12 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
        async (pages, failing) => {
          const upstream = upstreamOf(pages, new Set(failing))
          const list = openPagedList({ page: upstream.read, keyOf })
          expect(await toTheEnd(list)).toEqual([...new Set(pages.flat())])
          expect(list.getState().doubles).toBe(pages.flat().length - new Set(pages.flat()).size)
        },
      ),
    )
  })

  test('goes on from the page that the server has read', async () => {
    const upstream = upstreamOf([['a'], ['b']])
    const list = openPagedList({ page: upstream.read, keyOf }, page(['a'], '1'), 5)
    expect(list.getState()).toMatchObject({ rows: [{ id: 'a' }], isAtEnd: false, readAt: 5 })
    expect(await toTheEnd(list)).toEqual(['a', 'b'])
    expect(upstream.asked).toEqual(['1'])
  })

  test('a page that failed keeps what is held and is asked for again by its own token', async () => {
    const upstream = upstreamOf([['a'], ['b'], ['c']], new Set([2]))
    const list = openPagedList({ page: upstream.read, keyOf })
    await list.more()
    await list.more()
    expect(list.getState()).toMatchObject({
      rows: [{ id: 'a' }],
      failure: { status: 503 },
      isReading: false,
      isAtEnd: false,
    })
    await list.more()
    expect(list.getState()).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }], failure: null })
    expect(upstream.asked).toEqual([undefined, '1', '1'])
  })

  test('a page that is asked for while the list is read anew comes after that', async () => {
    const upstream = upstreamOf([['a'], ['b']])
    const list = openPagedList({ page: upstream.read, keyOf }, page(['a'], '1'))
    const reading = list.again()
    await list.more()
    await reading
    expect(list.getState().rows.map(keyOf)).toEqual(['a', 'b'])
    expect(upstream.asked).toEqual([undefined, '1'])
  })

  test('a page without anything new is followed by the next at once', async () => {
    const upstream = upstreamOf([['a'], [], ['a'], ['b']])
    const list = openPagedList({ page: upstream.read, keyOf }, page(['a'], '1'))
    await list.more()
    expect(list.getState().rows.map(keyOf)).toEqual(['a', 'b'])
  })

  test.each([undefined, null, '', ' '])('ends at the token %o', (token) => {
    const list = openPagedList({ page: async () => page([]), keyOf }, page(['a'], token))
    expect(list.getState().isAtEnd).toBe(true)
  })

  test('a token that leads back ends the list and says so', async () => {
    const list = openPagedList(
      { page: async () => page(['b'], 'same'), keyOf },
      page(['a'], 'same'),
    )
    expect(await toTheEnd(list)).toEqual(['a', 'b'])
    expect(list.getState()).toMatchObject({ isIncomplete: true, isAtEnd: true })
  })

  test.each([
    [null, false],
    [2, false],
    [3, true],
  ])(
    'a list that ends with two rows where %s are counted may have more: %s',
    (totalCount, isIncomplete) => {
      const list = openPagedList(
        { page: async () => page([]), keyOf },
        { summary: { totalCount }, data: [{ id: 'a' }, { id: 'b' }] },
      )
      expect(list.getState()).toMatchObject({ isIncomplete, isAtEnd: true })
    },
  )

  test.each([
    [{ totalCount: 2, maximumCount: 2 }, 'moreThan'],
    [{ totalCount: 2, maximumCount: 0 }, 'exact'],
    [{ totalCount: 2 }, 'exact'],
  ] as const)('of %j the count is %s', (summary, is) => {
    const first = { summary, data: [{ id: 'a' }, { id: 'b' }] }
    const list = openPagedList({ page: async () => page([]), keyOf }, first)
    expect(list.getState().total).toEqual({ count: 2, is })
  })

  test.each([
    [null, false],
    [0, false],
    [7, true],
  ])('an empty list of which %s rows are counted is silent: %s', (totalCount, isSilent) => {
    const list = openPagedList(
      { page: async () => page([]), keyOf },
      { summary: { totalCount }, data: [] },
    )
    expect(list.getState()).toMatchObject({ isSilent, isAtEnd: true })
  })

  test('an answer without a list is not an empty one', () => {
    const list = openPagedList({ page: async () => page([]), keyOf }, page(null))
    expect(list.getState()).toMatchObject({ isSilent: true, isAtEnd: true })
  })

  test('a page that met an ended session is asked for again after sign-in', async () => {
    const signedIn = Promise.withResolvers<void>()
    const asked: (string | undefined)[] = []
    const read = async (token: string | undefined) => {
      asked.push(token)
      if (asked.length === 1) throw new OperationFailed({ kind: 'unauthenticated' })
      return page(['b'])
    }
    const list = openPagedList({ page: read, keyOf }, page(['a'], '1'), 5, () => signedIn.promise)
    const more = list.more()
    await expect.poll(() => asked).toEqual(['1'])
    expect(list.getState()).toMatchObject({ rows: [{ id: 'a' }], isReading: true, failure: null })
    signedIn.resolve()
    await more
    expect(list.getState().rows.map(keyOf)).toEqual(['a', 'b'])
    expect(asked).toEqual(['1', '1'])
  })

  test('nothing that comes after leaving is taken, and coming back asks anew', async () => {
    const signals: AbortSignal[] = []
    const answers: ((answer: CursorPage<Row>) => void)[] = []
    const read = (_: string | undefined, { signal }: ReadContext) => {
      signals.push(signal!)
      return new Promise<CursorPage<Row>>((resolve) => answers.push(resolve))
    }
    const list = openPagedList({ page: read, keyOf })
    const left = list.more()
    list.close()
    answers[0]!(page(['a']))
    await left
    expect(signals[0]!.aborted).toBe(true)
    expect(list.getState()).toMatchObject({ rows: [], isReading: false })
    list.open()
    const back = list.more()
    answers[1]!(page(['a']))
    await back
    expect(list.getState()).toMatchObject({ rows: [{ id: 'a' }], isAtEnd: true })
  })
})
