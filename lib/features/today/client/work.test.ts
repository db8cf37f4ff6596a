import { expect, test } from 'vitest'
import type { OperationName } from '@/lib/contracts/registry'
import { listOfferedSources } from './work'

const own = ['outcomes', 'batches']

test.each<[OperationName[], string[]]>([
  [[], []],
  [['listCases'], ['decisions', 'webhooks']],
  [['listBulkActions'], ['bulkActions']],
  [['listCustomers'], ['stops']],
  [['listFollowUps'], ['followUps']],
  [['searchInvoiceSummary'], ['failures', 'waiting']],
  [['listCollectionInvoices'], ['amounts']],
  [['listSettlements'], ['amounts']],
  [['getCustomer'], []],
])('of whom %j is offered, these are asked beside what the desk keeps: %j', (offered, asked) => {
  const sources = listOfferedSources((name) => offered.includes(name))
  expect(sources.toSorted()).toEqual([...own, ...asked].sort())
})
