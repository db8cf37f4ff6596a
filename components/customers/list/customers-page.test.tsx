import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getCustomersQuery } from '@/lib/features/customers/client/customers'
import { getFilteredCustomersQuery } from '@/lib/features/customers/client/filtered-customers'
import { noFindings } from '@/lib/shared/list-filters/verify-filters'
import { renderPage } from '@/tests/support/render-page'
import { CustomersPage } from './customers-page'

type Summary = { totalCount?: number; maximumCount?: number }
type Sifted = { read: number; isWhole: boolean } | 'failed' | 'unread'

/** The page of a search, after the service has answered it, and what the desk then read itself. */
const paint = (
  { q = 'Zeta', page = 1, ...summary }: Summary & { q?: string; page?: number },
  customers: object[] | undefined,
  sifted: Sifted = 'unread',
) =>
  renderPage(
    <NuqsTestingAdapter searchParams={{ q, page: String(page) }}>
      <CustomersPage clientNo="1001" userName="kari" />
    </NuqsTestingAdapter>,
    (client) => {
      client.setDefaultOptions({
        queries: { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
      })
      const view = { search: q, orderby: 'name', pageno: page, pagesize: 50 }
      client.setQueryData(getCustomersQuery('1001', view).queryKey, {
        ...{ customers, summary },
      } as never)
      const { queryKey } = getFilteredCustomersQuery('1001', view)
      if (typeof sifted === 'object')
        client.setQueryData(queryKey, { rows: [], findings: noFindings, ...sifted })
      if (sifted === 'failed')
        client
          .getQueryCache()
          .build(client, { queryKey })
          .setState({
            ...{ status: 'error', error: new OperationFailed({ kind: 'unreachable' }) },
          })
    },
  )

const others = [{ customerNo: '1', name: 'Alfa' }]
const absent = 'No customer of this client has “Zeta”'
const beyond = 'The list has fewer pages than that.'
const among = 'No match among the first 2 000 customers'
const none = 'This client has no customers'
const silent = 'We couldn’t load the customers'
const all = [absent, beyond, among, none, silent]

const cut = { read: 2_000, isWhole: false }
test.each<[string, Parameters<typeof paint>, string[]]>([
  ['whom the service finds nobody for', [{}, []], [absent]],
  ['on a page after the last', [{ page: 3 }, []], [beyond]],
  ['of a client without any', [{ q: '' }, []], [none]],
  ['without a list', [{}, undefined], [silent]],
  ['without a row of those that are counted', [{ totalCount: 7 }, []], [silent]],
  ['that the service ignored, in a whole list', [{}, others, { read: 7, isWhole: true }], [absent]],
  ['that the service ignored, in a part of the list', [{}, others, cut], [among]],
  ['that the service ignored, on any page', [{ page: 3 }, others, cut], [among]],
  [
    'that the service ignored, and gave no list',
    [{}, others, { read: 0, isWhole: false }],
    [silent],
  ],
  ['that the service ignored, and then failed', [{}, others, 'failed'], []],
  ['that the service ignored, on any page, and then failed', [{ page: 3 }, others, 'failed'], []],
])('a search of customers %s says no more than is known', (_, asked, said) => {
  const markup = paint(...asked)
  expect(all.filter((words) => markup.includes(words))).toEqual(said)
  expect(markup.includes('isn’t responding')).toBe(asked[2] === 'failed')
})

test.each([
  [{ totalCount: 200, maximumCount: 200 }, true],
  [{ totalCount: 1, maximumCount: 0 }, false],
  [{ totalCount: 1 }, false],
])('a list that counts %j is said to be cut: %s', (summary, isCut) =>
  expect(paint({ q: '', ...summary }, others).includes('are listed. Search')).toBe(isCut),
)
