import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getDraftQuery } from '@/lib/client/user-state'
import type { Failure } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { serializeDraft, useDraft } from './use-draft'
import { type LeftDraft, useLeftDraft } from './use-left-draft'

const query = getDraftQuery('1001', 'send:b2b')
const failure: Failure = { kind: 'unreachable' }
const draft = { content: { identifier: 's-1' }, keptAt: '2026-11-26T10:00:00Z' }

const tell =
  (told: { draft: typeof draft | null }, msAgo = 0) =>
  (client: QueryClient) =>
    void client.setQueryData(query.queryKey, told, { updatedAt: Date.now() - msAgo })
const fail = (failed: Failure) => (client: QueryClient) => {
  client.setDefaultOptions({ queries: { retryOnMount: false } })
  const built = client.getQueryCache().build(client, { queryKey: query.queryKey })
  built.setState({ status: 'error', error: new OperationFailed(failed) })
}

test.each([
  ['what was left', '1001', tell({ draft }), { content: draft.content, unread: null }],
  ['that nothing was left', '1001', tell({ draft: null }), { content: null, unread: null }],
  ['why it is not known', '1001', fail(failure), { content: null, unread: failure }],
  ['nothing by what an earlier visit was told', '1001', tell({ draft: null }, 240_000), undefined],
  ['nothing before it is read', '1001', () => {}, undefined],
  ['nothing before sign-in', '1001', fail({ kind: 'unauthenticated' }), undefined],
  ['at once that there is no place for it', null, () => {}, { content: null, unread: null }],
] as const)('a page that opens is told %s', (_, clientNo, fill, told) => {
  const seen: (LeftDraft | undefined)[] = []
  const Page = () => {
    seen.push(useLeftDraft(clientNo, 'send:b2b'))
    return null
  }
  renderPage(<Page />, fill)
  expect(seen.at(-1)).toEqual(told)
})

test('nothing is kept in the place of a draft that was not read', () => {
  const typed = { content: { text: 'new' }, isDirty: true }
  expect(serializeDraft({ ...typed, unread: failure })).toBeNull()
  expect(serializeDraft({ ...typed, unread: null })).toBe('{"text":"new"}')
  expect(serializeDraft({ ...typed, isDirty: false })).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [failure, 0],
  [null, 1],
])('a draft of which is known %o is dropped by %i requests', async (unread, count) => {
  const ask = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  const seen: ReturnType<typeof useDraft>[] = []
  const Page = () => {
    const key = { userName: 'kari', clientNo: '1001', draftKey: 'send:b2b' }
    seen.push(useDraft({ ...key, content: 1, isDirty: true, isOwn: false, unread }))
    return null
  }
  renderPage(<Page />)
  await seen.at(-1)!.drop()
  expect(ask).toHaveBeenCalledTimes(count)
  expect(seen.at(-1)!.failure).toBe(unread)
})
