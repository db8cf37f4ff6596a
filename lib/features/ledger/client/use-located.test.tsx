import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { renderPage } from '@/tests/support/render-page'
import { getAgingQuery } from './ledger'
import { useAgedCustomers } from './use-located'

const asOf = '2026-11-26'
const tell = (amount: number) => ({
  asOf,
  adbIntervals: [{ currency: 'NOK', fromDays: 1, toDays: null, amount }],
})
/** What each customer is answered; null: the read failed. */
const answers: [string, object | null][] = [
  ['own', tell(5)],
  ['nothing open', { asOf, adbIntervals: [] }],
  ['no day', { ...tell(7), asOf: null }],
  ['another day', { ...tell(5), asOf: '2026-11-25' }],
  ['no intervals', { asOf, adbIntervals: null }],
  ['failed', null],
]

test('aging of customers is read beside that of all, and what failed or tells nothing is unread', () => {
  const seen: ReturnType<typeof useAgedCustomers>[] = []
  const customers = answers.map(([customerNo]) => customerNo)
  const Aged = () => {
    seen.push(useAgedCustomers({ ...{ clientNo: '1001', asOf, customers }, enabled: true }))
    return null
  }
  renderPage(<Aged />, (client) => {
    client.setDefaultOptions({ queries: { staleTime: Infinity, retryOnMount: false } })
    client.setQueryData(getAgingQuery('1001', asOf).queryKey, tell(9) as never)
    for (const [customerNo, answer] of answers) {
      const { queryKey } = getAgingQuery('1001', asOf, customerNo)
      if (answer) client.setQueryData(queryKey, answer as never)
      else
        client
          .getQueryCache()
          .build(client, { queryKey })
          .setState({ status: 'error', error: new OperationFailed({ kind: 'unreachable' }) })
    }
  })
  const { byCustomer, whole, isReading } = seen.at(-1)!
  const toAmounts = (intervals: typeof whole) => intervals?.map(({ amount }) => amount) ?? null
  expect([...byCustomer].map(([customerNo, own]) => [customerNo, toAmounts(own)])).toEqual([
    ['own', ['5']],
    ['nothing open', []],
    ['no day', ['7']],
    ['another day', null],
    ['no intervals', null],
    ['failed', null],
  ])
  expect([toAmounts(whole), isReading]).toEqual([['9'], false])
})
