import { describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { OperationName } from '@/lib/contracts/registry'
import { planSearch, type SearchSource } from '@/lib/features/search-everything/domain/search-plan'
import { listQueriesElsewhere, listSourceQueries } from './search-sources'

const places = { client: '1001', organization: 'org' }
const settlementId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const ask = (word: string, ...withheld: OperationName[]) =>
  listSourceQueries(planSearch(word), places, (name) => !withheld.includes(name))
const listSources = (queries: readonly { source: SearchSource }[]) =>
  queries.map(({ source }) => source)
const findQuestion = (word: string, source: SearchSource) =>
  ask(word).find((each) => each.source === source)?.queryKey[1]

describe('a word', () => {
  test('is asked once of each source', () => {
    for (const word of ['2026-10442', 'kid 000000000018', settlementId]) {
      const keys = ask(word).map(({ queryKey }) => JSON.stringify(queryKey))
      expect(new Set(keys).size).toBe(keys.length)
      expect(new Set(listSources(ask(word))).size).toBe(keys.length)
    }
  })

  test('is asked of the ledger as a number, as a reference, or as each that it may be', () => {
    const byNumber = { params: { clientno: '1001' }, query: { documentno: '2026-10442' } }
    expect(findQuestion('2026-10442', 'items')).toMatchObject(byNumber)
    expect(findQuestion('2026-10442', 'itemsByKid')).toBeUndefined()
    expect(findQuestion('kid 000000000018', 'itemsByKid')).toMatchObject({
      query: { kid: '000000000018' },
    })
    expect(findQuestion('kid 000000000018', 'items')).toBeUndefined()
    expect(listSources(ask('190783445'))).toEqual(expect.arrayContaining(['items', 'itemsByKid']))
  })

  test('is asked of nobody whom the person may not ask', () => {
    expect(listSources(ask('2026-10442'))).toContain('items')
    expect(listSources(ask('2026-10442', 'listArItems'))).not.toContain('items')
    expect(listSources(ask(settlementId))).toContain('settlement')
    expect(listSources(ask(settlementId, 'getSettlement'))).not.toContain('settlement')
  })

  test('is asked of all batches that were sent from here, and of both areas that take them', () => {
    expect(findQuestion('10442', 'batches')).toMatchObject({ body: { search: '10442' } })
    expect(findQuestion(settlementId, 'batch')).toMatchObject({ params: { batchId: settlementId } })
    expect(findQuestion(settlementId, 'receivablesBatch')).toMatchObject({
      params: { clientno: '1001', batchuuid: settlementId },
    })
    expect(listSources(ask('10442', 'getCollectionBatch'))).toContain('batches')
  })

  test('is asked of no area in which nothing names the place', () => {
    const nowhere = { client: null, organization: null }
    const sources = listSources(listSourceQueries(planSearch(settlementId), nowhere, () => true))
    expect(sources).toEqual(['status', 'batches'])
  })
})

test('what is asked about another place says which, so that it is acted on there', () => {
  const other = { client: '1002', organization: 'other' }
  const queries = listQueriesElsewhere(
    planSearch('10001'),
    [{ name: 'Nord Vann AS', ...other }],
    () => true,
  )
  expect(queries.map(({ places }) => places)).toEqual(queries.map(() => other))
})

test('other places are asked what is asked about a place, each under its name', () => {
  const others = [
    { name: 'Nord Vann AS', client: '1002', organization: 'other' },
    { name: 'Lone', client: '1003', organization: null },
  ]
  const queries = listQueriesElsewhere(planSearch('2026-10442'), others, () => true)
  expect(queries.map(({ source, placeName }) => `${source} in ${placeName}`)).toEqual([
    'customers in Nord Vann AS',
    'items in Nord Vann AS',
    'collectionInvoices in Nord Vann AS',
    'cases in Nord Vann AS',
    'customers in Lone',
    'items in Lone',
  ])
})

const service = vi.hoisted(() => ({ code: undefined as string | undefined }))
vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async () => {
    throw new OperationFailed({ kind: 'not-found', ...(service.code && { code: service.code }) })
  },
}))

describe('a 404', () => {
  const askSource = (source: SearchSource) =>
    ask(source === 'items' ? '2026-10442' : settlementId)
      .find((each) => each.source === source)!
      .queryFn({} as never)

  test.each(['status', 'settlement', 'batch', 'receivablesBatch'] as const)(
    'of one thing finds nothing: %s',
    async (source) => {
      service.code = undefined
      expect(await askSource(source)).toEqual({ rows: [], unread: null })
      service.code = 'maybe-not-offered'
      await expect(askSource(source)).rejects.toBeInstanceOf(OperationFailed)
    },
  )

  test('of a list is no proof that nothing is there', async () => {
    service.code = undefined
    await expect(askSource('items')).rejects.toBeInstanceOf(OperationFailed)
  })
})
