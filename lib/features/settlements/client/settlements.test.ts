import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPagedList } from '@/lib/client/lists/testing/open-paged-list'
import { read } from '@/lib/client/read'
import { getReportPagesQuery, getSettlementPagesQuery } from './settlements'

vi.mock('@/lib/client/read', () => ({ read: vi.fn() }))
const answers = vi.mocked(read)
beforeEach(() => void answers.mockReset())

const amounts = { settlementAmount: 5 }
const lists = [
  ['settlements', getSettlementPagesQuery('o', {}), 'settlementId'],
  ['reports', getReportPagesQuery('o', {}), 'reportId'],
] as const

describe.each(lists)('the pages of %s', (_, question, idOf) => {
  async function readPages(...pages: object[]) {
    for (const page of pages) answers.mockResolvedValueOnce(page as never)
    const list = openPagedList(question as ReturnType<typeof getSettlementPagesQuery>)
    for (const _page of pages) await list.more()
    return list.getState()
  }

  test('count a row that moved to the next page once, and each without an id, also the same', async () => {
    const { rows, isAtEnd } = await readPages(
      { summary: { nextPageToken: 't1' }, data: [{ [idOf]: 'a', ...amounts }, { ...amounts }] },
      { data: [{ [idOf]: 'a', ...amounts }, { ...amounts }, null] },
    )
    expect(rows).toEqual([{ [idOf]: 'a', ...amounts }, amounts, amounts])
    expect(isAtEnd).toBe(true)
  })

  test('end at a token that was used already', async () => {
    const state = await readPages(
      { summary: { nextPageToken: 't1' }, data: [{ [idOf]: 'a' }] },
      { summary: { nextPageToken: 't1' }, data: [{ [idOf]: 'b' }] },
    )
    expect(state).toMatchObject({ isAtEnd: true, isIncomplete: true })
  })

  test('are not known to be empty where the service gave no list', async () => {
    expect(await readPages({})).toMatchObject({ rows: [], isSilent: true })
    expect(await readPages({ data: [] })).toMatchObject({ rows: [], isSilent: false })
  })
})
