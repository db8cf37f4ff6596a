import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { userState } from '@/lib/platform/database/schema'
import { isFromOwnPage } from '@/lib/platform/session/origin'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { useSettings } from '@/tests/support/settings'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const all = Object.entries(operations) as [OperationName, Operation][]
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const ask = (name: OperationName, input: unknown) =>
  executeOperation(name, input as never, { idempotencyKey })

/** The journal's list names a client only where it is narrowed to one. */
const inputOf = ([name, operation]: [OperationName, Operation]) =>
  name === 'listJournal' ? { body: { clientNo: '1001' } } : operation.example
const touches = (entry: [OperationName, Operation]) =>
  Object.values(entry[1].scope(inputOf(entry) as never)).flat().length > 0

async function expectNothingDone() {
  expect(desk.upstream.requests).toEqual([])
  expect(await desk.journalRows()).toEqual([])
  expect(await desk.db.select().from(userState)).toEqual([])
}

describe('with nobody signed in', () => {
  test.each(all)('%s is refused', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    expect(await ask(name, operation.example)).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated' },
    })
    await expectNothingDone()
  })
})

/** Every right that some operation asks for: a person has all but one. */
const rights = [...new Set(all.flatMap(([, { right }]) => right ?? []))]

describe('without the right to it', () => {
  test.each(all.filter(([, { right }]) => right !== null))(
    '%s is refused',
    async (name, operation) => {
      desk.upstream.answerWith(() => {})
      await asKari({
        rights: [
          ...rights.filter((right) => right !== operation.right),
          `${operation.right}.other`,
          'admin',
        ],
      })
      expect(await ask(name, operation.example)).toEqual({
        ok: false,
        failure: { kind: 'forbidden', code: 'right' },
      })
      await expectNothingDone()
    },
  )
})

describe('in a workspace of others', () => {
  const elsewhere = [
    { name: 'Elsewhere', clientNo: '9999', companyIds: [999], organizationId: 'elsewhere' },
  ]

  test.each(all.filter(touches))('%s is refused', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari({ workspaces: elsewhere })
    expect(await ask(name, inputOf([name, operation]))).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope' },
    })
    await expectNothingDone()
  })

  test('every operation names what it touches, but those that name nobody', () => {
    const free = all.filter((entry) => !touches(entry)).map(([name]) => name)
    const ofNobody = [
      ...['registerSwedishBankAgreement', 'postBankAgreementStatus'],
      ...['listBankAgreements', 'getBankAgreement'],
      ...['addCompany', 'getCompanyStatus', 'listAddedCompanies', 'getAddedCompany'],
      'listAvailableCompanies',
      'getInvoiceView',
      'getLegacyBatch',
      'getWebapiBatch',
      'getWebapiAttachment',
      'pingWebapi',
      'pingCollection',
      'requestPartnerToken',
      'getJournalEntry',
      'listSentBatches',
      'getSentBatch',
      'getSentDocument',
      'keepColumns',
      'getColumns',
      'keepColumnMatches',
      'getColumnMatches',
      'keepLookups',
      'getLookups',
      'getRecents',
      'listWork',
      'listWorkMarks',
      'listViews',
      'renameView',
      'shareView',
      'deleteView',
      'visitView',
      'stopBulkAction',
      'continueBulkAction',
      'getBulkAction',
      'listBulkActionRows',
      'listBulkActions',
      'getImportBatch',
      'cancelExport',
      'continueExport',
      'getExport',
      'listExports',
      'listSessions',
      'endOtherSessions',
    ]
    expect(
      free
        .filter((name) => operations[name].area !== 'identity' && !name.endsWith('Health'))
        .sort(),
    ).toEqual(ofNobody.sort())
  })

  test('one company of others among our own is enough to be refused', async () => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect(await ask('searchInvoiceSummary', { body: { CompanyIds: [501, '999'] } })).toMatchObject(
      { failure: { kind: 'forbidden', code: 'scope' } },
    )
    await expectNothingDone()
  })
})

describe('with an input that is off its contract', () => {
  const parted = all.flatMap(([name, operation]) =>
    (['params', 'body'] as const)
      .filter((part) => operation[part])
      .map((part) => [name, part] as const),
  )

  test.each(parted)('%s is refused for its %s', async (name, part) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    for (const wrong of ['text', 7, null, true]) {
      const result = await ask(name, { ...operations[name].example, [part]: wrong })
      expect(result).toMatchObject({
        ok: false,
        failure: {
          kind: part === 'params' ? 'not-found' : 'invalid',
          code: part === 'params' ? 'no-such-number' : 'off-contract',
        },
      })
    }
    await expectNothingDone()
  })

  test.each(parted.filter(([, part]) => part === 'params'))(
    '%s takes no way out of its path',
    async (name) => {
      desk.upstream.answerWith(() => {})
      await asKari()
      const { params } = operations[name].example as { params: Record<string, string> }
      for (const parameter of Object.keys(params)) {
        expect(
          await ask(name, {
            ...operations[name].example,
            params: { ...params, [parameter]: '../1002' },
          }),
        ).toMatchObject({
          failure: { kind: 'not-found' },
        })
      }
      await expectNothingDone()
    },
  )
})

describe('from a foreign page', () => {
  const changing = all.filter(([, { effect }]) => effect !== 'read')
  const origins = [
    'https://evil.example',
    'null',
    undefined,
    '',
    'https://desk.test',
    'http://desk.test:8080',
    'http://desk.test.evil.example',
    'http://evil.example/desk.test',
  ]

  test.each(changing)('%s is refused', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    for (const origin of origins) {
      fromOrigin(origin, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })
      expect(await ask(name, operation.example)).toEqual({
        ok: false,
        failure: { kind: 'forbidden', code: 'wrong-origin' },
      })
    }
    await expectNothingDone()
  })

  test.each([
    ['https://desk.example', true],
    ['http://desk.test', false],
    ['http://desk.example', false],
  ])(
    'is told by the address of the desk where that is set: %s is our own, %s',
    async (origin, own) => {
      useSettings({ DESK_URL: 'https://desk.example' })
      fromOrigin(origin)
      expect(await isFromOwnPage()).toBe(own)
    },
  )
})
