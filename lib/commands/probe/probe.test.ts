import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { servedSandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { areasAt, useSettings } from '@/tests/support/settings'
import { formatReport } from './format-report'
import { listDifferingRows, type ProbeReport, probeService } from './probe'
import { questions, skippedOperations } from './questions'

test('every read of an upstream is asked, or is one that cannot be', () => {
  const reads = Object.values<Operation>(operations).filter(
    ({ area, effect }) => area !== 'desk' && effect === 'read',
  )
  expect([...questions.map(({ name }) => name), ...skippedOperations].sort()).toEqual(
    reads.map(({ name }) => name).sort(),
  )
})

test('nothing that writes is asked', () => {
  expect(questions.filter(({ name }) => operations[name].effect !== 'read')).toEqual([])
})

describe('of the sandbox', () => {
  const sandbox = servedSandboxUnderTest()

  test('nothing differs but the words that its seed has to be unknown', async () => {
    const tenant = await sandbox.newTenant()
    const at = {
      IDENTITY_URL: '/auth',
      RECEIVABLES_URL: '/arm/v1',
      DISTRIBUTION_URL: '/distribution',
      COLLECTION_URL: '/collection/v1',
    }
    useSettings(
      Object.fromEntries(
        Object.entries(at).map(([name, path]) => [name, `${sandbox.address}${path}`]),
      ),
    )
    const { userName, password } = tenant.users.find(({ role }) => role === 'lead')!
    const report = await probeService(userName, password)

    const differences = listDifferingRows(report)
    expect(
      differences.filter(
        ({ verdict, wrong, fields }) => verdict !== 'differs' || wrong.length + fields.length > 0,
      ),
    ).toEqual([])
    const planted = ['SURVEILLANCE', 'UNDER_LEGAL_REVIEW', 'SENT_TO_BAILIFF', 'VERDICT_OBTAINED']
    const words = differences.flatMap(({ values }) => values.map((each) => each.split(': ')[1]))
    expect([...new Set(words)].filter((word) => !planted.includes(word!))).toEqual([])
    const asked = report.rows
      .filter(({ verdict }) => ['as the contract', 'differs', 'no such record'].includes(verdict))
      .map(({ operation }) => operation)
    for (const name of [
      'requestToken',
      'getCustomer',
      'getArItem',
      'getReceipt',
      'getInvoiceStatus',
      'getCollectionInvoice',
    ])
      expect(asked).toContain(name)
  })
})

describe('of a service that differs', () => {
  let upstream: FakeUpstream
  let report: ProbeReport
  beforeAll(async () => {
    upstream = await fakeUpstream()
  })
  afterAll(() => upstream.close())
  beforeEach(async () => {
    useSettings({
      ...areasAt(upstream.base),
      DESK_WORKSPACES: JSON.stringify([
        { name: 'One', clientNo: 1001, companyIds: [11], organizationId: 'org-1' },
      ]),
    })
    upstream.answerWith(({ url, headers, method }, response) => {
      const path = new URL(url, upstream.base).pathname
      if (path === '/auth/token')
        return json(response, 200, { access_token: 'secret-token-1', expires_in: 60 })
      if (headers.authorization !== 'Bearer secret-token-1') return json(response, 401, {})
      if (path === '/arm/clients/1001/customers')
        return json(response, 200, {
          customers: [
            { customerNo: '17054812345', name: 'Ola Nordmann', score: 7, '17054812345': 1 },
          ],
        })
      if (path === '/arm/clients/1001/customers/17054812345')
        return json(response, 200, { name: 'Ola Nordmann', dueDays: 'fourteen' })
      if (path === '/arm/clients/1001/aritems')
        return json(response, 403, { message: 'Ola Nordmann may not' })
      if (path === '/coll/orgs/org-1/invoices')
        return json(response, 200, { data: [{ id: 'i-1', status: 'PARKED' }] })
      if (path === '/coll/orgs/org-1/cases') return json(response, 405, {})
      if (path === '/coll/ping')
        return response.writeHead(200).end('pong <b>Ola Nordmann</b>') as never
      if (path === '/auth/health' || path === '/arm/health')
        return json(response, 200, { status: 'ok' })
      json(response, 404, method === 'GET' ? '' : {})
    })
    report = await probeService('ola', 'password-1')
  })

  const rowOf = (name: string) => report.rows.find(({ operation }) => operation === name)

  test('each difference is told by its kind', () => {
    expect(rowOf('listCustomers')).toMatchObject({
      verdict: 'differs',
      status: 200,
      fields: ['customers[].score: number', 'customers[].(a name of 11 characters): number'],
    })
    expect(rowOf('getCustomer')).toMatchObject({
      verdict: 'off contract',
      wrong: [expect.stringMatching(/^dueDays: .*number/)],
    })
    expect(rowOf('listArItems')).toMatchObject({ verdict: 'refused', status: 403 })
    expect(rowOf('listCollectionInvoices')).toMatchObject({
      verdict: 'differs',
      values: ['data[].status: PARKED'],
    })
    expect(rowOf('listCases')).toMatchObject({ verdict: 'missing', status: 405 })
    expect(rowOf('listSettlements')).toMatchObject({ verdict: 'missing', status: 404 })
    expect(rowOf('getSettlement')).toMatchObject({
      verdict: 'not asked',
      note: 'nothing tells settlementId',
    })
    expect(report.rows).toHaveLength(questions.length + skippedOperations.length)
  })

  test('nothing of a person, no token and no password comes out, as JSON or as a table', () => {
    const written = JSON.stringify(report) + formatReport(report)
    expect(written).not.toMatch(
      /Ola|17054812345|fourteen|secret-token|password-1|\b1001\b|org-1|i-1\b/,
    )
    expect(formatReport(report)).toMatch(
      /^listCases +GET \/orgs\/:organizationId\/cases +missing +405$/m,
    )
    expect(formatReport(report)).toContain('    unknown value  data[].status: PARKED')
  })

  test('each is asked once', () => {
    const asked = upstream.requests.map(
      ({ method, url }) => `${method} ${new URL(url, upstream.base).pathname}`,
    )
    expect(asked.filter((each) => each === 'GET /coll/orgs/org-1/settlements')).toHaveLength(1)
    expect(asked.filter((each) => !/^(GET|POST) /.test(each))).toEqual([])
  })

  test('and where nobody is let in, nothing else is asked', async () => {
    upstream.answerWith((_, response) => json(response, 401, { message: 'wrong' }))
    report = await probeService('ola', 'password-1')
    expect(report).toMatchObject({
      signedIn: false,
      rows: [{ operation: 'requestToken', verdict: 'refused', status: 401 }],
    })
    expect(upstream.requests).toHaveLength(1)
  })
})
