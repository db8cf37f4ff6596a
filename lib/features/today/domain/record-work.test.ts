import { describe, expect, test } from 'vitest'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import {
  listBatchWork,
  listBulkActionWork,
  listCaseWork,
  listInvoiceWork,
  listOutcomeWork,
  listSettlementWork,
} from './record-work'
import { identifyAmounts, identifyStops, type WorkIdentity } from './work-identities'

const owner = { clientNo: null, organizationId: 'o-1' }
const end = { status: 'PARTIAL', succeeded: 1, taken: 0, failed: 1, at: '2026-03-13T10:00:00Z' }
const batch = { ...owner, idempotencyKey: 'b-1', end, record: null }
const write = (state: JournalEntry['state']) => ({ ...owner, idempotencyKey: 'w-1', state })
const action = (more: Partial<BulkAction>) =>
  ({ ...owner, bulkActionId: 'a-1', counts: { waiting: 2 }, ...more }) as BulkAction
const record = { at: '', person: 'kari', found: 'applied', note: null } as const
const settlement = {
  ...{ settlementId: 's-1', settlementAmount: 100, currency: 'NOK' },
  allocations: [{ type: 'CAPITAL', amount: 90, currency: 'NOK' }],
}
const invoice = { currency: 'NOK', originalInvoiceAmount: 100, remainingAmount: 90 }
const unpaid = { paidAmount: 0, creditedAmount: 0, claims: [] }
const inOrganization = { organizationId: 'o-1' }

// What was said of a line is stored under its name: under another one it would be lost.
test.each<[string, () => WorkIdentity[], string[], object]>([
  ['a write', () => listOutcomeWork(write('unknown')), ['outcome:w-1'], inOrganization],
  ['a batch', () => listBatchWork(batch), ['batch:b-1'], inOrganization],
  [
    'a bulk action',
    () => listBulkActionWork(action({ state: 'halted' })),
    ['bulk:a-1'],
    inOrganization,
  ],
  [
    'a bulk action on customers',
    () => listBulkActionWork(action({ state: 'waiting', organizationId: null, clientNo: '1001' })),
    ['bulk:a-1'],
    { clientNo: '1001' },
  ],
  [
    'an eviction',
    () => listCaseWork('o-1', { status: 'OPEN', subStatus: 'EVICTION_REQUEST', caseNumber: 7 }),
    ['decision:o-1:7'],
    inOrganization,
  ],
  [
    'a case of a list',
    () =>
      listCaseWork('o-1', {
        status: 'OPEN',
        subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
        caseId: 'c',
      }),
    ['decision:o-1:c', 'decisions:o-1'],
    inOrganization,
  ],
  ['stops', () => [identifyStops('1001')], ['stops:1001'], { clientNo: '1001' }],
  [
    'an invoice',
    () => listInvoiceWork('o-1', 'i-1', { ...invoice, ...unpaid }),
    ['amounts:invoice:o-1:i-1', 'amounts:invoice:o-1'],
    inOrganization,
  ],
  [
    'a settlement',
    () => listSettlementWork('o-1', settlement),
    ['amounts:settlement:o-1:s-1', 'amounts:settlement:o-1'],
    inOrganization,
  ],
  [
    'a list of invoices',
    () => [identifyAmounts('o-1', 'invoice')],
    ['amounts:invoice:o-1'],
    inOrganization,
  ],
])('the work of %s has its name and belongs to its place', (_, listWork, subjects, scope) => {
  const work = listWork()
  expect(work.map(({ subject }) => subject)).toEqual(subjects)
  for (const each of work) expect(each.scope).toEqual(scope)
})

describe('no work is', () => {
  test.each<[string, () => WorkIdentity[]]>([
    ['a write that is done', () => listOutcomeWork(write('done'))],
    ['a write that was found not done', () => listOutcomeWork(write('not-applied'))],
    ['a batch that runs', () => listBatchWork({ ...batch, end: null })],
    [
      'a batch whose rows are booked',
      () => listBatchWork({ ...batch, end: { ...end, failed: 0 } }),
    ],
    ['a batch of which a person told', () => listBatchWork({ ...batch, record })],
    ['a bulk action that runs', () => listBulkActionWork(action({ state: 'running' }))],
    ['a bulk action that is over', () => listBulkActionWork(action({ state: 'over', counts: {} }))],
    ['one that its person stopped', () => listBulkActionWork(action({ state: 'stopped' }))],
    ['one with nothing left', () => listBulkActionWork(action({ state: 'halted', counts: {} }))],
    ['a case that asks nothing', () => listCaseWork('o-1', { status: 'OPEN', caseNumber: 7 })],
    [
      'an invoice that adds up',
      () => listInvoiceWork('o-1', 'i', { ...invoice, remainingAmount: 100 }),
    ],
    ['an invoice that tells no amounts', () => listInvoiceWork('o-1', 'i', {})],
    [
      'a settlement that adds up',
      () => listSettlementWork('o-1', { ...settlement, allocations: [] }),
    ],
  ])('%s', (_, listWork) => expect(listWork()).toEqual([]))
})

test('a batch of which it is not known what became of a row is work', () =>
  expect(listBatchWork({ ...batch, end: { ...end, failed: 0, untold: 1 } })).toHaveLength(1))
