import { afterEach, describe, expect, test, vi } from 'vitest'
import { countRegisteredCases, countRegisteredInvoices } from './count-registered'

const visitedAt = '2026-03-12T09:30:00.000Z'
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const before = '2026-03-12T09:29:59Z'
const after = '2026-03-12T09:30:01Z'
afterEach(() => vi.unstubAllGlobals())

/** Answers a page, and gives what was asked. */
function serve(data: unknown, nextPageToken: string | null = null) {
  const asked: { path: string; query: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, query: JSON.parse(body).query })
    return Response.json({ ok: true, value: { summary: { nextPageToken }, data } })
  })
  return asked
}

const lists = [
  {
    list: 'listCases',
    time: 'registeredAt',
    ...{ from: 'FromCreatedAt', to: 'ToCreatedAt' },
    count: countRegisteredCases,
  },
  {
    list: 'listCollectionInvoices',
    time: 'createdAt',
    ...{ from: 'From', to: 'To' },
    count: countRegisteredInvoices,
  },
] as const

describe.each(lists)('what $list tells of a view', ({ list, time, from, to, count }) => {
  const ask = (question: object = {}) =>
    count({ organizationId, query: 'q', visitedAt }, () => question, {})
  const rows = (...times: (string | null)[]) => times.map((at) => ({ [time]: at, status: 'OPEN' }))

  test('are the rows since the look, by one call with the filters of the view', async () => {
    const asked = serve(rows(after, after, after))
    expect(await ask({ Status: 'OPEN' })).toEqual({ count: 3, atLeast: false })
    expect(asked).toEqual([
      { path: `/api/read/${list}`, query: { Status: 'OPEN', [from]: visitedAt } },
    ])
  })

  test('counts by what the rows say, where the service ignores the time or a filter', async () => {
    serve([...rows(after, before, visitedAt), { [time]: after, status: 'CLOSED' }])
    expect(await ask({ Status: 'OPEN' })).toEqual({ count: 1, atLeast: false })
  })

  test.each([
    ['there is another page', rows(after), 'next'],
    ['a row does not tell when it came', rows(after, null), null],
    ['a row tells a time that is none', rows(after, 'soon'), null],
  ])('may be more where %s', async (_, data, token) => {
    serve(data, token)
    expect(await ask()).toEqual({ count: 1, atLeast: true })
  })

  test('is not known where the answer has no list', async () => {
    serve(null)
    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'off-contract' } })
  })

  test('of a view that ended before the look is none, and nobody is asked', async () => {
    const asked = serve(rows(after))
    expect(await ask({ [to]: '2026-03-11' })).toEqual({ count: 0, atLeast: false })
    expect(asked).toEqual([])
    await ask({ [to]: '2026-03-12' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['2026-03-01', visitedAt],
    ['2026-03-12', visitedAt],
    ['2026-03-13', '2026-03-13'],
  ])('of a view that begins at %s is asked for from %s', async (day, expected) => {
    const asked = serve([])
    await ask({ [from]: day })
    expect(asked[0]!.query[from]).toBe(expected)
  })
})
