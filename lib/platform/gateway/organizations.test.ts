import { expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const { organizationId } = operations.listCases.example.params as { organizationId: string }
const workspaces = [{ name: 'Fjord', clientNo: null, companyIds: [], organizationId }]
const rights = ['read:collection.case']

const theirs = { organizationId: 'of-others' }
test.each([
  ['an invoice', 'getCollectionInvoice', { data: { organization: { id: 'of-others' } } }],
  [
    'one invoice among our own',
    'listCollectionInvoices',
    { data: [{ organization: { id: organizationId } }, { organization: { id: 'of-others' } }] },
  ],
  ['a case', 'listCases', { data: [{ organizationId }, theirs] }],
  ['a batch', 'getCollectionBatch', { data: theirs }],
  ['a batch at its own path', 'getLegacyBatch', { data: theirs }],
  [
    'a batch at its own path that names nobody',
    'getLegacyBatch',
    { data: operations.getLegacyBatch.example.params },
  ],
  ['a settlement', 'getSettlement', { data: theirs }],
] as const)('%s of another organization is not shown', async (_, name, answer) => {
  upstreamAnswers(desk, (_, response) => json(response, 200, answer))
  await asKari({ workspaces, rights })
  expect(await executeOperation(name, operations[name].example as never)).toEqual({
    ok: false,
    failure: { kind: 'forbidden', code: 'scope-of-answer' },
  })
})

test('a case of our own is shown, with what is sensitive masked', async () => {
  const debtor = {
    fullName: 'Kari Moen',
    identificationNumber: '01019030071',
    dateOfBirth: '1990-01-01',
  }
  const found = {
    organizationId,
    caseNumber: 100_042,
    caseToken: 'opens-the-case',
    debtors: [debtor],
    paymentDetails: { bankAccount: '86011117947' },
  }
  upstreamAnswers(desk, (_, response) =>
    json(response, 200, { summary: { status: 'SUCCESS' }, data: [found] }),
  )
  await asKari({ workspaces, rights })
  const result = await executeOperation('listCases', {
    params: { organizationId },
    query: { CaseNumber: 100_042 },
  })
  expect(result).toMatchObject({
    ok: true,
    value: { data: [{ caseNumber: 100_042, debtors: [{ fullName: 'Kari Moen' }] }] },
  })
  expect(JSON.stringify(result)).not.toMatch(/opens-the-case|01019030071|1990-01-01|86011117947/)
})

test('the legacy paths stand beside the collection area, on its host', async () => {
  upstreamAnswers(desk, (_, response) => json(response, 200, { organizationId, attachmentId: 'a' }))
  await asKari({ workspaces, rights })
  expect(
    await executeOperation('getWebapiAttachment', operations.getWebapiAttachment.example as never),
  ).toMatchObject({ ok: true })
  expect(arrivedAt(desk).map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/webapi\/api\/Attachment\?attachmentId=/),
  ])
})
