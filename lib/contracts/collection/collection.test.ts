import { describe, expect, test } from 'vitest'
import type { Operation } from '../operation'
import { type OperationName, operations } from '../registry'

const all = Object.values<Operation>(operations).filter(
  ({ area, name }) => ['collection', 'legacy'].includes(area) && !name.endsWith('Health'),
)
const reads = all.filter(({ effect, right }) => effect === 'read' && right !== null)
const answerOf = ({ answers }: Operation) => Object.values(answers)[0]!
const ofNobody = ['getLegacyBatch', 'getWebapiBatch', 'getWebapiAttachment']

describe.each(reads.map((operation) => [operation.name, operation] as const))(
  'an answer of %s',
  (name, operation) => {
    test.each([{}, { summary: null, data: null }, { summary: {} }])(
      'may lack everything: %j',
      (body) => {
        const answer = answerOf(operation).parse(body)
        expect(answer).toEqual(body)
        const touched = operation.scopeOfAnswer(answer as never)
        expect(touched.organizationIds ?? []).toEqual(ofNobody.includes(name) ? [''] : [])
      },
    )

    test('keeps fields and values that no document shows', () => {
      const row = { status: 'NEVER_SEEN', type: 'NEVER_SEEN', unknownField: { of: 'nobody' } }
      const isList = answerOf(operation).safeParse({ data: [] }).success
      const body =
        operation.area === 'legacy'
          ? { unknownField: 1 }
          : { summary: { more: true }, data: isList ? [row, {}] : row }
      expect(answerOf(operation).parse(body)).toEqual(body)
    })
  },
)

test.each([
  ['an invoice', 'getCollectionInvoice', { data: { organization: { id: 'b' } } }, ['b']],
  [
    'invoices',
    'listCollectionInvoices',
    { data: [{ organization: { id: 'a' } }, { organization: { id: 'b' } }, {}, null] },
    ['a', 'b'],
  ],
  [
    'cases',
    'listCases',
    { data: [{ organizationId: 'a' }, { organizationId: 'a' }, { organizationId: null }] },
    ['a'],
  ],
  ['a batch', 'getCollectionBatch', { data: { organizationId: 'b' } }, ['b']],
  ['a batch at its own path', 'getLegacyBatch', { data: { organizationId: 'b' } }, ['b']],
  ['batches', 'listCollectionBatches', { data: [{ organizationId: 'b' }] }, ['b']],
  ['a settlement', 'getSettlement', { data: { organizationId: 'b' } }, ['b']],
  ['settlements', 'listSettlements', { data: [{ organizationId: 'b' }] }, ['b']],
  ['reports', 'listOrganizationReports', { data: [{ organizationId: 'b' }] }, ['b']],
  ['a legacy batch', 'getWebapiBatch', { organizationId: 'b' }, ['b']],
  ['an attachment', 'getWebapiAttachment', { organizationId: 'b' }, ['b']],
] as [string, OperationName, unknown, string[]][])(
  'an answer of %s touches the organizations that it names',
  (_, name, answer, organizationIds) => {
    expect((operations[name] as Operation).scopeOfAnswer(answer as never)).toEqual({
      organizationIds,
    })
  },
)

test.each([
  [
    'one correction by its invoice',
    'createCorrections',
    { corrections: [{ invoiceId: 'i' }] },
    'i',
  ],
  [
    'corrections of one invoice by it',
    'createCorrections',
    { corrections: [{ invoiceId: 'i' }, { invoiceId: 'i' }] },
    'i',
  ],
  [
    'payments of several invoices by none',
    'createPayments',
    { payments: [{ invoiceId: 'i' }, { invoiceId: 'j' }] },
    null,
  ],
  ['a payment without an invoice by none', 'createPayments', { payments: [{}] }, null],
  ['no payment at all by none', 'createPayments', { payments: [] }, null],
  [
    'one new invoice by our own id',
    'createCollectionInvoices',
    { invoices: [{ uniqueSourceInvoiceId: 's' }] },
    's',
  ],
] as [string, OperationName, unknown, string | null][])(
  'the journal tells %s',
  (_, name, body, target) => {
    expect((operations[name] as Operation).target({ body } as never)).toBe(target)
  },
)

test('each decision about an invoice or a case is told by its id, and never sent again', () => {
  const actions = all.filter(({ effect, resend }) => effect === 'write' && resend === 'never')
  expect(actions).toHaveLength(12)
  for (const { example, target } of actions) {
    const { invoiceId, caseId } = example.params as { invoiceId?: string; caseId?: string }
    expect(target(example as never)).toBe(invoiceId ?? caseId)
  }
})

test('what carries an identity, or the key to a case, names it as sensitive', () => {
  const sensitiveOf = (name: OperationName) => [...operations[name].sensitive]
  for (const name of [
    'getCollectionInvoice',
    'listCollectionInvoices',
    'createCollectionInvoices',
  ] as const)
    expect(sensitiveOf(name)).toEqual(['identificationNumber', 'dateOfBirth'])
  for (const name of ['listCases', 'getWebapiBatch'] as const)
    expect(sensitiveOf(name)).toEqual([
      'identificationNumber',
      'dateOfBirth',
      'bankAccount',
      'caseToken',
    ])
})
