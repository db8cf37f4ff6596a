import { describe, expect, test } from 'vitest'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'

const world = worldUnderTest()
const { sandbox, tenant, other } = world

type Row = {
  TransactionRid: number
  CompanyId: number
  InvoiceNumber: string
  Status: string
  LogTime: string
  RowId: number
}

const area = '/distribution'
const ask = (body: object, as = world.support) =>
  sandbox.send('POST', `${area}/send/status`, { token: as, body })
const status = async (body: object) => (await ask(body)).body as InvoiceStatus
const link = (query: Record<string, string>) =>
  sandbox.send('GET', `${area}/invoice/lookuplink?${new URLSearchParams(query)}`, {
    token: world.support,
  })
const make = async (body: object = {}) =>
  (await sandbox.control(tenant, 'requests', body)).body as {
    ReceiptId: string
    InvoiceNumber: string
  }
const stored = async () =>
  (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)).body as Row[]

describe('the question', () => {
  test('is asked in three ways that answer alike, by identifier and by number, the GET with its JSON body too', async () => {
    const { ReceiptId, InvoiceNumber } = await make()
    for (const body of [
      { Identifier: ReceiptId },
      { InvoiceNumber },
      { InvoiceNumber, CompanyId: tenant.companyId },
      { Identifier: ` ${ReceiptId} ` },
    ]) {
      const [read, posted, twin] = await Promise.all([
        sandbox.send('GET', `${area}/send/status`, { token: world.support, body }),
        sandbox.send('POST', `${area}/send/status`, { token: world.support, body }),
        sandbox.send('POST', `${area}/send/pstatus`, { token: world.support, body }),
      ])
      expect(read).toMatchObject({ status: 200, body: { ReceiptId, Status: 1 } })
      expect([posted!.body, twin!.body]).toEqual([read!.body, read!.body])
    }
  })

  test('is documented with fields that are assumed, and the twin under the path of public pages as public', async () => {
    const { body: document } = await sandbox.send('GET', '/openapi/distribution.json')
    for (const [path, method, source] of [
      ['/send/status', 'get', 'documented'],
      ['/send/status', 'post', 'documented'],
      ['/send/pstatus', 'post', 'public'],
    ] as const) {
      const asked = document.paths[path][method]
      expect(asked['x-source']).toBe(source)
      const { schema } = asked.requestBody.content['application/json']
      const { properties } = schema.$ref
        ? document.components.schemas[schema.$ref.split('/').at(-1)]
        : schema
      const sources = Object.entries<Record<string, string>>(properties).map(([field, one]) => [
        field,
        one['x-source'],
      ])
      expect(sources).toEqual(
        ['Identifier', 'InvoiceNumber', 'CompanyId'].map((field) => [field, 'assumed']),
      )
    }
    expect(document.paths['/invoice/lookuplink'].get['x-source']).toBe('assumed')
  })

  test.each([
    {},
    { Identifier: '' },
    { InvoiceNumber: '  ' },
    { CompanyId: 1 },
    { Number: '5' },
    { InvoiceNumber: 5 },
  ])('that asks for nothing is refused: %j', async (body) => {
    const named = 'CompanyId' in body ? { CompanyId: tenant.companyId } : body
    expect(await ask(named)).toMatchObject({ status: 400, body: { errorCode: 'invalid_request' } })
  })

  test('for what does not exist, or does not fit together, finds nothing', async () => {
    const { ReceiptId } = await make()
    for (const body of [
      { InvoiceNumber: 'none' },
      { Identifier: 'R-1' },
      { Identifier: 'R-x' },
      { Identifier: ReceiptId, InvoiceNumber: 'none' },
    ])
      expect((await ask(body)).status).toBe(404)
  })
})

describe('whose invoices are told', () => {
  test('those of others are told like those that do not exist, and a company of others is refused', async () => {
    const { ReceiptId, InvoiceNumber } = (await sandbox.control(other, 'requests', {})).body
    const [unknown, foreign] = [
      await ask({ Identifier: 'none' }),
      await ask({ Identifier: ReceiptId }),
    ]
    expect(foreign).toMatchObject({
      status: 404,
      body: { errorMessage: unknown.body.errorMessage },
    })
    expect((await ask({ InvoiceNumber, CompanyId: other.companyId })).status).toBe(403)
    expect((await link({ Identifier: ReceiptId })).status).toBe(404)
    expect((await link({ InvoiceNumber, CompanyId: String(other.companyId) })).status).toBe(403)
    expect((await sandbox.control(tenant, 'requests', { CompanyId: other.companyId })).status).toBe(
      400,
    )
  })

  test('of a number that two companies use, the one that is asked for, else the newest', async () => {
    const rows = await stored()
    const shared = rows.filter((row) =>
      rows.some(
        (one) => one.InvoiceNumber === row.InvoiceNumber && one.CompanyId !== row.CompanyId,
      ),
    )
    expect(shared).toHaveLength(2)
    for (const { InvoiceNumber, CompanyId, TransactionRid } of shared)
      expect(await status({ InvoiceNumber, CompanyId: String(CompanyId) })).toMatchObject({
        CompanyId,
        Transaction: { TransactionRid },
      })
    const newest = shared.toSorted((a, b) => (a.LogTime < b.LogTime ? 1 : -1))[0]!
    expect(await status({ InvoiceNumber: newest.InvoiceNumber })).toMatchObject({
      CompanyId: newest.CompanyId,
    })

    const waiting = { InvoiceNumber: '2026-700001' }
    expect(await status({ ...waiting, CompanyId: tenant.companyId })).toMatchObject({ Status: 1 })
    expect(await status({ ...waiting, CompanyId: tenant.companyIds[1] })).toMatchObject({
      Status: 2,
      Transaction: null,
    })
  })

  test('every transaction of the seed belongs to a request, by identifier and by number', async () => {
    for (const { TransactionRid, InvoiceNumber, CompanyId } of await stored()) {
      const byNumber = await status({ InvoiceNumber, CompanyId })
      expect(byNumber.Transaction).toMatchObject({ TransactionRid, InvoiceNumber })
      expect(await status({ Identifier: byNumber.ReceiptId })).toEqual(byNumber)
    }
  })
})

describe('what an answer carries', () => {
  const data = async (body: object) =>
    Buffer.from((await status(body)).InvoiceData!, 'base64').toString('latin1')

  test('the document of the invoice, in the form that its file’s name tells', async () => {
    const forms = {
      'a.pdf': /^%PDF-1\.4\n/,
      'a.txt': /^InvoiceNumber: /,
      'a.xml': /^<\?xml .*\n<Invoice>\n {2}<InvoiceNumber>/,
    }
    for (const [Filename, form] of Object.entries(forms)) {
      const { ReceiptId } = await make({ Filename })
      expect(await data({ Identifier: ReceiptId })).toMatch(form)
    }
    const { ReceiptId } = await make({
      Filename: 'b.xml',
      transaction: { InvoiceeName: '<b> & "Co"' },
    })
    expect(await data({ Identifier: ReceiptId })).toContain(
      '<Buyer>&#60;b&#62; &#38; &#34;Co&#34;</Buyer>',
    )
  })

  test('a PDF says truly where each of its objects stands', async () => {
    const { ReceiptId } = await make({
      Filename: 'c.pdf',
      transaction: { InvoiceeName: 'Åse (styret) \\ Ødegård' },
    })
    const file = await data({ Identifier: ReceiptId })
    const places = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
    expect(places.map((place) => file.slice(place, place + 7))).toEqual(
      [1, 2, 3, 4, 5].map((at) => `${at} 0 obj`),
    )
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)![1]), -1)).toMatch(/^xref\n/)
    const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file)!
    expect(stream).toHaveLength(Number(length))
    expect(stream).toContain('(Buyer: Åse \\(styret\\) \\\\ Ødegård) Tj')
  })

  test('the same link as the lookup gives, which is not there for what failed', async () => {
    const rows = await stored()
    const [sent] = rows.filter(({ Status }) => Status === 'OK')
    const [failed] = rows.filter(({ Status }) => Status === 'Failed')
    const { InvoiceLink, ReceiptId } = await status({ Identifier: `R-${sent!.TransactionRid}` })
    expect(InvoiceLink).toMatch(/^https:\/\/invoices\.example\//)
    expect((await link({ Identifier: ReceiptId! })).body).toMatchObject({
      InvoiceLink,
      ReceiptId,
      CompanyId: sent!.CompanyId,
      InvoiceNumber: sent!.InvoiceNumber,
    })
    const byNumber = await link({
      InvoiceNumber: sent!.InvoiceNumber,
      CompanyId: String(sent!.CompanyId),
    })
    expect(byNumber).toMatchObject({ status: 200, body: { InvoiceLink, ReceiptId } })
    expect((await link({ Identifier: `R-${failed!.TransactionRid}` })).status).toBe(404)
  })

  test('awkward things: no document, links that nobody should open, states that do not fit, words that nobody knows', async () => {
    const at = (number: number) => status({ Identifier: `Q-${tenant.clientNo}-${number}` })
    const all = await Promise.all([1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map(at))
    expect(all.map(({ Status, Transaction }) => [Status, Transaction?.Status])).toEqual([
      ...[1, 2, 2, 1, 3, 7, 2].map((state) => [state, undefined]),
      ...[2, 3, 3, 3, 3].map((state) => [state, 'OK']),
    ])
    expect(all.slice(7).map(({ InvoiceLink }) => InvoiceLink)).toEqual([
      expect.stringMatching(/^https:\/\/invoices\.example\//),
      null,
      expect.stringMatching(/^http:/),
      expect.stringMatching(/^https:\/\/elsewhere\./),
      expect.stringMatching(/^javascript:/),
    ])
    expect([all[8]!.InvoiceData, all[6]!.Transaction]).toEqual([null, null])
  })
})
