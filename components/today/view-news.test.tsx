import { expect, test } from 'vitest'
import { viewsQuery } from '@/lib/features/saved-views/client/public'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ViewNewsList } from './view-news'

const view = {
  ...{ viewId: 'v1', name: 'Failed', query: 'status=Failed', list: 'search' as const },
  ...{ companyIds: [501], clientNo: null, organizationId: null, shared: false, isOwn: true },
  ...{ owner: 'kari', updatedAt: '2026-11-20T14:00:00Z', visitedAt: '2026-11-20T14:02:00Z' },
}

const readNews = (newFailures: object, recovered: object) =>
  readWithLinks(
    renderPage(<ViewNewsList />, (client) => {
      client.setQueryData(viewsQuery.queryKey, { views: [view] })
      client.setQueryData(['getViewChanges', 'news', 'v1', view.query, true], {
        kind: 'search',
        changes: { kind: 'compared', newFailures, recovered },
      })
    }),
  )

test.each([
  [0, false, 0, false, 'no new failures'],
  [0, true, 0, false, 'no confirmed new failures'],
  [0, false, 3, true, 'no new failures, 3 recovered or more'],
  [2, true, 3, false, '+2 failed or more, 3 recovered'],
])('%i new failures (more: %s) and %i recovered (more: %s) are told so', (...news) => {
  const [failed, isMoreFailed, recovered, isMoreRecovered, words] = news
  expect(
    readNews(
      { count: failed, atLeast: isMoreFailed },
      { count: recovered, atLeast: isMoreRecovered },
    ),
  ).toContain(`)${words}`)
})
