import { describe, expect, test } from 'vitest'
import type { CollectionBatch } from '@/lib/contracts/collection/batches'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { type BatchListPage, type BatchSearch, searchBatches, searchLimits } from './search-batches'

const id = 'c-20260312-7k2m9q0xvd'
const at = (minute: number) => `2026-03-12T10:${String(minute).padStart(2, '0')}:00.000Z`
const batch = (
  batchId: string,
  minute: number,
  ids: string[] | null,
  more: Partial<CollectionBatch> = {},
): CollectionBatch => ({
  batchId,
  status: 'SUCCESS',
  createdAt: at(minute),
  succeeded: ids?.map((uniqueSourceCorrectionId) => ({ uniqueSourceCorrectionId })) ?? null,
  ...more,
})
const older = batch('older', 1, ['x'])
const stood = batch('stood', 2, ['y'])
const other = batch('other', 5, ['z'])
const ours = batch('ours', 6, [id])

type Service = { pages: BatchListPage[]; asked: string[]; lists: number; readFails?: string }

/** Searches a service that answers some pages, one after the other by token. */
async function search(pages: BatchListPage[], more: Partial<BatchSearch> = {}, readFails?: string) {
  const service: Service = { pages, asked: [], lists: 0, readFails }
  const found = await searchBatches(
    { ids: [id], since: 'stood', mayBeEarlier: false, mayBeOurs: () => true, ...more },
    {
      list: async (token): Promise<Result<BatchListPage>> => {
        service.lists += 1
        const page = pages[Number(token ?? 0)]
        return page ? makeSuccess(page) : makeFailure({ kind: 'not-found', status: 404 })
      },
      read: async (batchId) => {
        service.asked.push(batchId)
        if (batchId === readFails) return makeFailure({ kind: 'not-found', status: 404 })
        return makeSuccess({
          data: pages.flatMap(({ data }) => data ?? []).find((each) => each.batchId === batchId),
        })
      },
    },
  )
  return {
    ...service,
    found: found.ok ? found.value.is : found.failure.kind,
    batchId: found.ok && found.value.is === 'found' ? found.value.batchId : null,
  }
}

const page = (data: CollectionBatch[] | null, next?: number): BatchListPage => ({
  summary: { nextPageToken: next === undefined ? null : String(next) },
  data,
})

describe('a search of the batches', () => {
  test('finds the rows by their ids, wherever they stand since then', async () => {
    expect(await search([page([other, ours, stood, older])])).toMatchObject({
      found: 'found',
      batchId: 'ours',
    })
    expect(await search([page([other], 1), page([ours, stood, older])])).toMatchObject({
      found: 'found',
      batchId: 'ours',
    })
    expect(
      await search([page([ours, stood, older])], { ids: ['c-20260312-other', id] }),
    ).toMatchObject({ found: 'found', batchId: 'ours' })
  })

  test('proves the absence where every batch since then has told each of its rows', async () => {
    expect(await search([page([other, stood, older])])).toMatchObject({
      found: 'absent',
      asked: ['other'],
    })
    expect(await search([page([stood])])).toMatchObject({ found: 'absent', asked: [] })
    expect(await search([page([])], { since: null })).toMatchObject({ found: 'absent' })
    expect(await search([page([other], 1), page([older])], { since: null })).toMatchObject({
      found: 'absent',
      asked: ['other', 'older'],
    })
    const atOnce = { ...other, batchId: 'at-once' }
    expect(await search([page([other, atOnce, stood, older])])).toMatchObject({
      found: 'absent',
      asked: ['other', 'at-once'],
    })
    expect(await search([page([other, atOnce])], { since: null })).toMatchObject({
      found: 'absent',
      asked: ['other', 'at-once'],
    })
    expect(await search([{ data: [other, stood, older] }])).toMatchObject({
      found: 'absent',
      asked: ['other'],
    })
    expect(await search([{ data: [other] }], { since: null })).toMatchObject({
      found: 'absent',
      asked: ['other'],
    })
  })

  const refused = [{ uniqueSourceCorrectionId: 'w' }]
  test.each<[string, CollectionBatch]>([
    [
      'in part, with rows of both ends',
      batch('b', 5, ['z'], { status: ' partial ', failed: refused }),
    ],
    ['as failed, with refused rows', batch('b', 5, null, { status: 'FAILED', failed: refused })],
  ])('proves the absence where a batch since then ended %s', async (_, ended) => {
    expect(await search([page([ended, stood, older])])).toMatchObject({
      found: 'absent',
      asked: ['b'],
    })
  })

  test.each<[string, CollectionBatch]>([
    ['is not over', batch('b', 5, null, { status: 'QUEUED' })],
    ['names no row', batch('b', 5, null)],
    ['names a row without an id of ours', batch('b', 5, null, { succeeded: [{ invoiceId: 'i' }] })],
    [
      'ended in part and names those that were booked alone',
      batch('b', 5, ['z'], { status: 'PARTIAL' }),
    ],
    [
      'ended in part and names those that were refused alone',
      batch('b', 5, null, { status: 'PARTIAL', failed: [{ uniqueSourceCorrectionId: 'z' }] }),
    ],
    [
      'succeeded and names one that was refused',
      batch('b', 5, ['z'], { failed: [{ uniqueSourceCorrectionId: 'w' }] }),
    ],
    [
      'ended in a word that nobody knows',
      batch('b', 5, ['z'], { status: 'ENDED', finishedAt: at(6) }),
    ],
    [
      'names one with an id of ours and one without',
      batch('b', 5, null, { succeeded: [{ uniqueSourceCorrectionId: 'z' }, { invoiceId: 'i' }] }),
    ],
    [
      'failed and names rows that were booked too',
      batch('b', 5, ['z'], { status: 'FAILED', failed: refused }),
    ],
    ['failed and names rows that were booked alone', batch('b', 5, ['z'], { status: 'FAILED' })],
    ['failed and names none', batch('b', 5, null, { status: 'FAILED' })],
    ['ended in no word', batch('b', 5, null, { status: null, finishedAt: at(6), failed: refused })],
    ['has no id of its own', { ...other, batchId: null }],
  ])('proves nothing where a batch since then %s', async (_, unsure) => {
    expect(await search([page([unsure, stood, older])])).toMatchObject({ found: 'open' })
  })

  describe('that an earlier write may have made', () => {
    const refusing = batch('refusing', 4, null, {
      status: 'FAILED',
      failed: [{ uniqueSourceCorrectionId: id, code: 'WRONG_STATE' }],
    })
    const queued = batch('queued', 6, null, { status: 'QUEUED' })
    const earlier = { since: null, mayBeEarlier: true }

    test('refuses this one too where no other batch may hold its rows', async () => {
      expect(await search([page([other, refusing, older])], earlier)).toMatchObject({
        found: 'found',
        batchId: 'refusing',
        asked: ['other', 'refusing', 'older'],
      })
    })

    test.each<[string, BatchListPage[]]>([
      ['is under way', [page([queued, refusing])]],
      ['is under way, and the oldest stand first', [page([refusing, queued])]],
      ['names no row', [page([refusing, batch('b', 3, null)])]],
      ['stands on a page that is not there', [page([refusing], 7)]],
    ])('tells nothing where another batch %s', async (_, pages) => {
      expect((await search(pages, earlier)).found).not.toBe('found')
    })

    test('gives way to one that booked the rows', async () => {
      expect(await search([page([refusing, ours])], earlier)).toMatchObject({ batchId: 'ours' })
      expect(await search([page([ours, queued])], earlier)).toMatchObject({ batchId: 'ours' })
    })

    test('is this write’s where it came after it', async () => {
      expect(await search([page([queued, refusing, stood, older])])).toMatchObject({
        batchId: 'refusing',
      })
    })
  })

  test('leaves out what cannot be the write: of another type, or another write’s', async () => {
    const running = batch('theirs', 5, null, { status: 'QUEUED' })
    expect(
      await search([page([running, stood, older])], {
        mayBeOurs: ({ batchId }) => batchId !== 'theirs',
      }),
    ).toMatchObject({
      found: 'absent',
      asked: [],
    })
  })

  test.each<[string, BatchListPage[], string]>([
    ['that is not there', [], 'not-found'],
    ['that answers nothing', [{}], 'off-contract'],
    ['that answers null', [page(null)], 'off-contract'],
    ['that is empty and says nothing else', [{ data: [] }], 'off-contract'],
    ['that does not hold what stood there before', [page([other])], 'open'],
    ['that is empty though one stood there before', [page([])], 'open'],
    ['that ignores its tokens', [page([other], 0)], 'open'],
    ['whose next page fails', [page([other], 7)], 'not-found'],
    ['with the oldest first', [page([older, stood])], 'open'],
    [
      'with the known one first and a newer one behind it',
      [page([stood, batch('new', 8, null)])],
      'open',
    ],
  ])('proves nothing by a list %s', async (_, pages, found) => {
    expect((await search(pages)).found).toBe(found)
  })

  test('proves nothing where a batch has no id of its own and none stood before', async () => {
    const nameless = { ...stood, batchId: null }
    expect(await search([page([other, nameless, older])], { since: null })).toMatchObject({
      found: 'open',
    })
    expect(await search([page([nameless])], { since: null })).toMatchObject({ found: 'open' })
  })

  test('does not stop at what was the newest while a batch of the same moment may stand behind it', async () => {
    const atOnce = { ...ours, createdAt: at(2) }
    expect(await search([page([stood, atOnce, older])])).toMatchObject({ found: 'found' })
    expect(await search([page([other, stood], 1), page([atOnce, older])])).toMatchObject({
      found: 'found',
    })
  })

  test('does not stop at what was the newest in a list that tells no times', async () => {
    const timeless = [stood, ours].map((each) => ({ ...each, createdAt: null }))
    expect(await search([page(timeless)])).toMatchObject({ found: 'found' })
  })

  test('proves nothing by a full page behind which there may be more', async () => {
    const full = Array.from({ length: searchLimits.pageSize }, (_, place) =>
      batch(`b${place}`, 50 - place, ['z']),
    )
    expect((await search([page(full)], { since: null })).found).toBe('open')
  })

  test('proves nothing by its own end, and has one', async () => {
    const endless = Array.from({ length: 30 }, (_, place) =>
      page([batch(`b${place}`, 59 - place, ['z'])], place + 1),
    )
    expect(await search(endless)).toMatchObject({ found: 'open', lists: searchLimits.pages })
    const many = page(
      Array.from({ length: 250 }, (_, place) => ({ ...batch(`b${place}`, 59, ['z']) })),
    )
    const found = await search([many], { since: null })
    expect([found.found, found.asked.length]).toEqual(['open', searchLimits.reads])
  })

  test('is not led in circles', async () => {
    expect(await search([page([other], 0)])).toMatchObject({ found: 'open', lists: 2 })
  })

  test('proves nothing by a batch that is read without a body', async () => {
    const list = async () => makeSuccess(page([other, stood, older]))
    const read = async () => makeSuccess(null)
    expect(
      await searchBatches(
        { ids: [id], since: 'stood', mayBeEarlier: false, mayBeOurs: () => true },
        { list, read },
      ),
    ).toEqual({ ok: true, value: { is: 'open' } })
  })

  test('fails with a batch that cannot be read', async () => {
    expect((await search([page([other, stood, older])], {}, 'other')).found).toBe('not-found')
  })
})
