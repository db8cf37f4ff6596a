import { expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { toWorkHref } from './work-link'

const company = { companyId: 501, name: null }
const days = { from: '2026-03-01', to: '2026-03-30' }
const amounts = { source: 'amounts', organizationId: 'o-1', ...days }
const batch = { source: 'batches', idempotencyKey: 'k-1', scope: { clientNo: '1001' } }

test.each<[string, object, string]>([
  [
    'an unconfirmed write to its line of the journal',
    { source: 'outcomes', idempotencyKey: 'k-1' },
    '/journal?state=unknown#write-k-1',
  ],
  [
    'a bulk action to its page',
    { source: 'bulkActions', bulkActionId: 'a-1' },
    '/bulk-actions/a-1',
  ],
  [
    'a case to its page',
    { source: 'decisions', organizationId: 'o-1', caseNumber: '7' },
    '/collection/o-1/cases/7',
  ],
  [
    'cases to those that ask the same',
    {
      ...{ source: 'decisions', organizationId: 'o-1', caseNumber: null },
      question: 'DEBT_COLLECTION_LIST_MANUAL',
    },
    '/collection/o-1/cases?kind=DEBT_COLLECTION_LIST_MANUAL',
  ],
  ['stops to those of a week', { source: 'stops', clientNo: '1' }, '/clients/1/stops?span=week'],
  [
    'customers to follow up to the one whose day came first',
    { source: 'followUps', clientNo: '1', customers: [{ customerNo: '7' }, { customerNo: '8' }] },
    '/clients/1/customers/7#owner',
  ],
  ['a batch to its page', { ...batch, organizationId: 'o-1', batchId: 'b-1' }, '/batches/o-1/b-1'],
  [
    'a batch of a client to its page',
    { ...batch, organizationId: null, batchId: 'b-1' },
    '/clients/1001/batches/b-1',
  ],
  [
    'a batch that nobody named to its line of the journal',
    { ...batch, organizationId: 'o-1', batchId: null },
    '/journal?line=k-1',
  ],
  [
    'an invoice to its page',
    { ...amounts, record: 'invoice', id: 'i-1' },
    '/collection/o-1/invoices/i-1',
  ],
  [
    'invoices to those of the days that were checked',
    { ...amounts, record: 'invoice', id: null },
    '/collection/o-1/invoices?From=2026-03-01&To=2026-03-30',
  ],
  [
    'a settlement to its page',
    { ...amounts, record: 'settlement', id: 's-1' },
    '/collection/o-1/settlements/s-1',
  ],
  [
    'settlements to those of the days that were checked',
    { ...amounts, record: 'settlement', id: null },
    '/collection/o-1/settlements?from=2026-03-01&to=2026-03-30',
  ],
  [
    'waiting invoices to just them',
    { source: 'waiting', company, transactions: [12, '90071992547409931'] },
    '/partner/search?companies=501&status=Pending&transactions=12,90071992547409931&order=asc',
  ],
  [
    'waiting invoices without numbers to all that wait at their company',
    { source: 'waiting', company, transactions: [] },
    '/partner/search?companies=501&status=Pending&order=asc',
  ],
  [
    'refused webhooks to what may be out of date',
    { source: 'webhooks', organizations: [{ organizationId: 'o-1', place: null }] },
    '/collection/o-1/cases',
  ],
])('%s', (_, line, href) => expect(toWorkHref(line as WorkLine)).toBe(href))

test('failures lead to those of their cause and companies', () => {
  const failures = { source: 'failures', key: 'cause:address', companies: [company] }
  const search = new URL(toWorkHref(failures as WorkLine), 'http://desk').searchParams
  expect([search.get('cause'), search.get('companies')]).toEqual(['cause:address', '501'])
})
