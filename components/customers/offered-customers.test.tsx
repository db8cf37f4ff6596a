import { expect, test } from 'vitest'
import { useListbox } from '@/components/ui/hooks/use-listbox'
import { OperationFailed } from '@/lib/client/operation-failed'
import { type CustomerRow, getCustomersQuery } from '@/lib/features/customers/client/customers'
import {
  type FilteredCustomers,
  getFilteredCustomersQuery,
} from '@/lib/features/customers/client/filtered-customers'
import {
  toOfferedView,
  useOfferedCustomers,
} from '@/lib/features/customers/client/use-offered-customers'
import { noFindings } from '@/lib/shared/list-filters/verify-filters'
import { renderPage } from '@/tests/support/render-page'
import { OfferedCustomers } from './offered-customers'

function Found({ search }: { search: string }) {
  const found = useOfferedCustomers('1001', search)
  const keys = found.customers.map(({ customerNo }) => customerNo)
  const options = useListbox({ keys, label: 'Customers found', onChoose() {} })
  return <OfferedCustomers found={found} options={options} note="Filled in from Alfa." />
}

type ReadHere = Partial<FilteredCustomers> | 'failed' | 'unread'

/** What is painted after the service has answered a search, and of what the desk then read itself. */
const paint = (answer: object, readHere: ReadHere = 'unread') =>
  renderPage(<Found search="Dahl" />, (client) => {
    client.setDefaultOptions({
      queries: { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
    })
    const view = toOfferedView('Dahl')
    client.setQueryData(getCustomersQuery('1001', view).queryKey, answer as never)
    const { queryKey } = getFilteredCustomersQuery('1001', view)
    if (typeof readHere === 'object')
      client.setQueryData(queryKey, { ...{ rows: [], findings: noFindings }, ...readHere })
    if (readHere === 'failed')
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: new OperationFailed({ kind: 'unreachable' }) })
  })

const strangers = ['Alfa', 'Beta', 'Delta', 'Eta', 'Gamma', 'Iota'].map((name, at) => ({
  ...{ name, customerNo: String(at + 1) },
}))
const dahl: CustomerRow = { name: 'Kari Dahl', customerNo: '70' }

const none = 'No customer matches.'
const silent = 'Customers couldn’t be searched, so matches aren’t known.'
const noneAmong = 'None of them matches, and there may be more.'
const searched = '40 customers were searched here.'
const failed = 'isn’t responding'
const all = [none, silent, noneAmong, searched, failed]

const nobody = { read: 40, isWhole: false }
test.each<[string, Parameters<typeof paint>, string[], string[]]>([
  ['that finds somebody', [{ customers: [dahl] }], ['Kari Dahl'], []],
  ['that finds nobody', [{ customers: [] }], [], [none]],
  ['that gave no list', [{ customers: null }], [], [silent]],
  ['without an answer of a list', [{}], [], [silent]],
  [
    'without a row of those that are counted',
    [{ customers: [], summary: { totalCount: 7 } }],
    [],
    [silent],
  ],
  ['that the service ignored', [{ customers: strangers }], [], []],
  [
    'that the service ignored, of one that fits by chance',
    [{ customers: [...strangers.slice(1), dahl] }],
    ['Kari Dahl'],
    [],
  ],
  [
    'that the service ignored, of one found by reading on',
    [{ customers: strangers }, { rows: [dahl], read: 40, isWhole: true }],
    ['Kari Dahl'],
    [searched],
  ],
  [
    'that the service ignored, of nobody in a whole list',
    [{ customers: strangers }, { read: 40, isWhole: true }],
    [],
    [searched, none],
  ],
  [
    'that the service ignored, of nobody in a part of the list',
    [{ customers: strangers }, nobody],
    [],
    [searched, noneAmong],
  ],
  ['that the service ignored, and then failed', [{ customers: strangers }, 'failed'], [], [failed]],
])(
  'a search for a customer %s offers and says no more than is known',
  (_, asked, offered, said) => {
    const markup = paint(...asked)
    const names = [...strangers.map(({ name }) => name), 'Kari Dahl']
    expect(names.filter((name) => markup.includes(`>${name}<`))).toEqual(offered)
    expect(all.filter((words) => markup.includes(words)).sort()).toEqual([...said].sort())
  },
)

test('without a search what was chosen is said', () => {
  expect(renderPage(<Found search="" />)).toContain('Filled in from Alfa.')
  expect(paint({ customers: [] })).not.toContain('Filled in from Alfa.')
})

test('two customers of one name are told apart by number and address', () => {
  const sameName: CustomerRow[] = [
    {
      ...dahl,
      postalAddress: { addressLine1: 'Storgata 1', postalCode: '0181', cityName: 'Oslo' },
    },
    { ...dahl, customerNo: '71', postalAddress: { addressLine1: ' ', cityName: 'Bodø' } },
    { ...dahl, customerNo: '72', postalAddress: null },
  ]
  const options = paint({ customers: sameName }).split('role="option"').slice(1)
  const words = options.map((markup) =>
    markup
      .split('</div>')[0]!
      .replace(/^[^>]*>/, '')
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean),
  )
  expect(words).toEqual([
    ['Kari Dahl', 'Storgata 1, 0181 Oslo', '70'],
    ['Kari Dahl', 'Bodø', '71'],
    ['Kari Dahl', '72'],
  ])
})

test('what is found is a list of options below the box', () => {
  const markup = paint({ customers: [dahl] })
  expect(markup).toMatch(/role="listbox"[^>]*aria-label="Customers found"/)
  expect(markup).toMatch(/role="option"[^>]*aria-selected="false"/)
  expect(paint({ customers: [] })).not.toContain('role="listbox"')
})
