import { describe, expect, test } from 'vitest'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'

const world = worldUnderTest()
const { sandbox, tenant, other } = world

type Row = { TransactionRid: number; CompanyId: number; InvoiceNumber: string; Status: string; LogTime: string; RowId: number }

const area = '/distribution'
const ask = (body: object, as = world.support) => sandbox.send('POST', `${area}/send/status`, { token: as, body })
const status = async (body: object) => (await ask(body)).body as InvoiceStatus
const link = (query: Record<string, string>) =>
  sandbox.send('GET', `${area}/invoice/lookuplink?${new URLSearchParams(query)}`, { token: world.support })
const make = async (body: object = {}) => (await sandbox.control(tenant, 'requests', body)).body as { ReceiptId: string; InvoiceNumber: string }
const pass = (advanceSeconds: number) => sandbox.control(tenant, 'clock', { advanceSeconds })
const stored = async () => (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)).body as Row[]

describe('the question', () => {
  test('is asked in three ways that answer alike, the GET with its JSON body too', async () => {
    const { ReceiptId } = await make()
    const asked = { token: world.support, body: { Identifier: ReceiptId } }
    const [read, posted, twin] = await Promise.all([
      sandbox.send('GET', `${area}/send/status`, asked),
      sandbox.send('POST', `${area}/send/status`, asked),
      sandbox.send('POST', `${area}/send/pstatus`, asked),
    ])
    expect(read).toMatchObject({ status: 200, body: { ReceiptId, Status: 1 } })
    expect([posted!.body, twin!.body]).toEqual([read!.body, read!.body])
  })

  test.each([{}, { Identifier: '' }, { InvoiceNumber: '  ' }, { CompanyId: 1 }, { Number: '5' }, { InvoiceNumber: 5 }])(
    'that asks for nothing is refused: %j',
    async (body) => {
      const named = 'CompanyId' in body ? { CompanyId: tenant.companyId } : body
      expect(await ask(named)).toMatchObject({ status: 400, body: { errorCode: 'invalid_request' } })
    },
  )

  test('for what does not exist, or does not fit together, finds nothing', async () => {
    const { ReceiptId } = await make()
    for (const body of [{ InvoiceNumber: 'none' }, { Identifier: 'R-1' }, { Identifier: 'R-x' }, { Identifier: ReceiptId, InvoiceNumber: 'none' }])
      expect((await ask(body)).status).toBe(404)
  })
})

describe('whose invoices are told', () => {
  test('those of others are told like those that do not exist, and a company of others is refused', async () => {
    const { ReceiptId, InvoiceNumber } = (await sandbox.control(other, 'requests', {})).body
    const [unknown, foreign] = [await ask({ Identifier: 'none' }), await ask({ Identifier: ReceiptId })]
    expect(foreign).toMatchObject({ status: 404, body: { errorMessage: unknown.body.errorMessage } })
    expect((await ask({ InvoiceNumber, CompanyId: other.companyId })).status).toBe(403)
    expect((await link({ Identifier: ReceiptId })).status).toBe(404)
    expect((await link({ InvoiceNumber, CompanyId: String(other.companyId) })).status).toBe(403)
    expect((await sandbox.control(tenant, 'requests', { CompanyId: other.companyId })).status).toBe(400)
  })

  test('of a number that two companies use, the one that is asked for, else the newest', async () => {
    const rows = await stored()
    const shared = rows.filter((row) => rows.some((one) => one.InvoiceNumber === row.InvoiceNumber && one.CompanyId !== row.CompanyId))
    expect(shared).toHaveLength(2)
    for (const { InvoiceNumber, CompanyId, TransactionRid } of shared)
      expect(await status({ InvoiceNumber, CompanyId: String(CompanyId) })).toMatchObject({ CompanyId, Transaction: { TransactionRid } })
    const newest = shared.toSorted((a, b) => (a.LogTime < b.LogTime ? 1 : -1))[0]!
    expect(await status({ InvoiceNumber: newest.InvoiceNumber })).toMatchObject({ CompanyId: newest.CompanyId })

    const waiting = { InvoiceNumber: '2026-700001' }
    expect(await status({ ...waiting, CompanyId: tenant.companyId })).toMatchObject({ Status: 1 })
    expect(await status({ ...waiting, CompanyId: tenant.companyIds[1] })).toMatchObject({ Status: 2, Transaction: null })
  })

  test('every transaction of the seed belongs to a request, by identifier and by number', async () => {
    for (const { TransactionRid, InvoiceNumber, CompanyId } of await stored()) {
      const byNumber = await status({ InvoiceNumber, CompanyId })
      expect(byNumber.Transaction).toMatchObject({ TransactionRid, InvoiceNumber })
      expect(await status({ Identifier: byNumber.ReceiptId })).toEqual(byNumber)
    }
  })
})

describe('as the time of its tenant passes', () => {
  const failure = { outcome: 'Failed', LogText: 'Receiver 987654321 not found in SMP', RequestedChannel: 'Peppol' }

  test('a request goes from new to pending to completed, and its transaction from pending to failed', async () => {
    const { RequestedChannel, ...plan } = failure
    const { ReceiptId, InvoiceNumber } = await make({ plan, transaction: { RequestedChannel } })
    const told = () => status({ Identifier: ReceiptId })
    const first = await told()
    expect(first).toMatchObject({ Status: 1, Received: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) })
    expect(first).not.toHaveProperty('Transaction')

    await pass(5)
    expect(await told()).toMatchObject({ Status: 2, Transaction: null })
    await pass(5)
    const completed = await told()
    expect(completed).toMatchObject({ Status: 3, Transaction: { Status: 'Pending', ChannelStatus: 'Queued', InvoiceNumber, LogText: null } })
    await pass(10)
    expect(await told()).toMatchObject({ Status: 3, Transaction: { Status: 'Pending', ChannelStatus: 'WaitingForReceipt' } })
    await pass(10)
    const settled = await told()
    expect(settled).toMatchObject({
      Status: 3,
      Transaction: {
        Status: 'Failed',
        ChannelStatus: 'Rejected',
        LogText: failure.LogText,
        RequestedChannel: 'Peppol',
        ActualChannel: null,
        DeliveryTime: null,
      },
    })
    expect(settled.Transaction!.TransactionRid).toBe(completed.Transaction!.TransactionRid)
    expect(settled.Transaction!.ChannelUpdateTime! > completed.Transaction!.ChannelUpdateTime!).toBe(true)

    await pass(1_000_000)
    expect(await told()).toEqual(settled)
  })

  test.each([
    ['OK', { Status: 'OK', ChannelStatus: 'ReceiptReceived', ActualChannel: 'Peppol', LogText: null, DeliveryTime: expect.any(String) }],
    ['Handled', { Status: 'Handled', ChannelStatus: 'Delivered' }],
    ['Failed', { Status: 'Failed', ChannelStatus: 'Rejected', LogText: null }],
    ['Recalled', { Status: 'Recalled', ChannelStatus: null }],
  ])('all of it may pass at once, to %s', async (outcome, Transaction) => {
    const { ReceiptId } = await make({ plan: { outcome }, transaction: { RequestedChannel: 'Peppol' } })
    await pass(3600)
    expect(await status({ Identifier: ReceiptId })).toMatchObject({ Status: 3, Transaction })
  })

  test('the partner area sees what has become of it, though nobody asks for its status', async () => {
    const { InvoiceNumber, ReceiptId } = await make({
      plan: { outcome: 'OK', ActualChannel: 'Print' },
      transaction: { RequestedChannel: 'eFaktura' },
    })
    const found = async () =>
      (
        await sandbox.send('POST', `${area}/api/Invoice/SummaryInvoice`, {
          token: world.support,
          body: { SearchType: 'InvoiceNumber', Searches: [InvoiceNumber] },
        })
      ).body.Rows
    expect(await found()).toEqual([])
    await pass(12)
    expect(await found()).toMatchObject([{ Status: 'Pending' }])
    await pass(60)
    const [row] = await found()
    expect(row).toMatchObject({ Status: 'OK', RequestedChannel: 'eFaktura', ActualChannel: 'Print' })
    const receipt = `${area}/api/Invoice/Receipt?TransactionRid=${row.TransactionRid}&CompanyId=${row.CompanyId}`
    expect((await sandbox.send('GET', receipt, { token: world.support })).body).toMatchObject({ ReceiptId })
    expect((await ask({ Identifier: `R-${row.TransactionRid}` })).status).toBe(404)
  })

  test('a request of the seed goes on by itself, as anybody may watch', async () => {
    const { access_token } = (await sandbox.signInAs('support', 'sandbox')).body
    const told = async () => (await ask({ Identifier: 'Q-1001-1' }, access_token)).body
    expect(await told()).toMatchObject({ Status: 1, CompanyId: 501 })
    await sandbox.send('POST', '/sandbox/tenants/1001/clock', { body: { advanceSeconds: 3600 } })
    expect(await told()).toMatchObject({ Status: 3, Transaction: { Status: 'Failed', LogText: expect.stringContaining('eFaktura') } })
  })

  test('a step that never comes holds up those after it', async () => {
    const { ReceiptId } = await make({ plan: { completedAfter: null } })
    await pass(90_000)
    expect(await status({ Identifier: ReceiptId })).toMatchObject({ Status: 2, Transaction: null })
  })

  test('another tenant’s time does not move it, and asking twice at once moves it once', async () => {
    const { ReceiptId, InvoiceNumber } = await make()
    await sandbox.control(other, 'clock', { advanceSeconds: 3600 })
    expect(await status({ Identifier: ReceiptId })).toMatchObject({ Status: 1 })
    await pass(3600)
    await Promise.all(Array.from({ length: 5 }, () => ask({ Identifier: ReceiptId })))
    expect((await stored()).filter((row) => row.InvoiceNumber === InvoiceNumber)).toHaveLength(1)
  })
})

describe('what an answer carries', () => {
  const data = async (body: object) => Buffer.from((await status(body)).InvoiceData!, 'base64').toString('latin1')

  test('the document of the invoice, in the form that its file’s name tells', async () => {
    const forms = { 'a.pdf': /^%PDF-1\.4\n/, 'a.txt': /^InvoiceNumber: /, 'a.xml': /^<\?xml .*\n<Invoice>\n {2}<InvoiceNumber>/ }
    for (const [Filename, form] of Object.entries(forms)) {
      const { ReceiptId } = await make({ Filename })
      expect(await data({ Identifier: ReceiptId })).toMatch(form)
    }
    const { ReceiptId } = await make({ Filename: 'b.xml', transaction: { InvoiceeName: '<b> & "Co"' } })
    expect(await data({ Identifier: ReceiptId })).toContain('<Buyer>&#60;b&#62; &#38; &#34;Co&#34;</Buyer>')
  })

  test('a PDF says truly where each of its objects stands', async () => {
    const { ReceiptId } = await make({ Filename: 'c.pdf', transaction: { InvoiceeName: 'Åse (styret) \\ Ødegård' } })
    const file = await data({ Identifier: ReceiptId })
    const places = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
    expect(places.map((place) => file.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5].map((at) => `${at} 0 obj`))
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
