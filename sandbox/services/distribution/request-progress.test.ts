import { describe, expect, test } from 'vitest'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'

const world = worldUnderTest()
const { sandbox, tenant, other } = world

const area = '/distribution'
const ask = (body: object, as = world.support) =>
  sandbox.send('POST', `${area}/send/status`, { token: as, body })
const status = async (body: object) => (await ask(body)).body as InvoiceStatus
const make = async (body: object = {}) =>
  (await sandbox.control(tenant, 'requests', body)).body as {
    ReceiptId: string
    InvoiceNumber: string
  }
const pass = (advanceSeconds: number) => sandbox.control(tenant, 'clock', { advanceSeconds })

describe('as the time of its tenant passes', () => {
  const failure = {
    outcome: 'Failed',
    LogText: 'Receiver 987654321 not found in SMP',
    RequestedChannel: 'Peppol',
  }

  test('a request goes from new to pending to completed, and its transaction from pending to failed', async () => {
    const { RequestedChannel, ...plan } = failure
    const { ReceiptId, InvoiceNumber } = await make({ plan, transaction: { RequestedChannel } })
    const told = () => status({ Identifier: ReceiptId })
    const first = await told()
    expect(first).toMatchObject({
      Status: 1,
      Received: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    })
    expect(first).not.toHaveProperty('Transaction')

    await pass(5)
    expect(await told()).toMatchObject({ Status: 2, Transaction: null })
    await pass(5)
    const completed = await told()
    expect(completed).toMatchObject({
      Status: 3,
      Transaction: { Status: 'Pending', ChannelStatus: 'Queued', InvoiceNumber, LogText: null },
    })
    await pass(10)
    expect(await told()).toMatchObject({
      Status: 3,
      Transaction: { Status: 'Pending', ChannelStatus: 'WaitingForReceipt' },
    })
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
    expect(
      settled.Transaction!.ChannelUpdateTime! > completed.Transaction!.ChannelUpdateTime!,
    ).toBe(true)

    await pass(1_000_000)
    expect(await told()).toEqual(settled)
  })

  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  test.each([
    [
      { outcome: 'OK' },
      {
        Status: 'OK',
        ChannelStatus: 'ReceiptReceived',
        ActualChannel: 'Peppol',
        LogText: null,
        DeliveryTime: at,
      },
    ],
    [
      { outcome: 'OK', ActualChannel: 'Print' },
      { Status: 'OK', RequestedChannel: 'Peppol', ActualChannel: 'Print', DeliveryTime: at },
    ],
    [{ outcome: 'Handled' }, { Status: 'Handled', ChannelStatus: 'Delivered', DeliveryTime: at }],
    [
      { outcome: 'Failed' },
      {
        Status: 'Failed',
        ChannelStatus: 'Rejected',
        LogText: null,
        ActualChannel: null,
        DeliveryTime: null,
      },
    ],
    [
      { outcome: 'Failed', ChannelStatus: 'NotFound', LogText: 'No such receiver' },
      { ChannelStatus: 'NotFound', LogText: 'No such receiver' },
    ],
    [{ outcome: 'Recalled' }, { Status: 'Recalled', ChannelStatus: null }],
  ])('its transaction waits first, and ends as it was to: %j', async (plan, settled) => {
    const { ReceiptId } = await make({ plan, transaction: { RequestedChannel: 'Peppol' } })
    const told = () => status({ Identifier: ReceiptId })
    await pass(10)
    expect(await told()).toMatchObject({
      Status: 3,
      Transaction: {
        Status: 'Pending',
        ChannelStatus: 'Queued',
        LogText: null,
        DeliveryTime: null,
      },
    })
    await pass(20)
    expect(await told()).toMatchObject({ Status: 3, Transaction: settled })
  })

  test('all of it may pass at once', async () => {
    const { ReceiptId } = await make({
      plan: { outcome: 'OK' },
      transaction: { RequestedChannel: 'Peppol' },
    })
    await pass(3600)
    expect(await status({ Identifier: ReceiptId })).toMatchObject({
      Status: 3,
      Transaction: { Status: 'OK', ChannelStatus: 'ReceiptReceived' },
    })
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
    expect(row).toMatchObject({
      Status: 'OK',
      RequestedChannel: 'eFaktura',
      ActualChannel: 'Print',
    })
    const receipt = `${area}/api/Invoice/Receipt?TransactionRid=${row.TransactionRid}&CompanyId=${row.CompanyId}`
    expect((await sandbox.send('GET', receipt, { token: world.support })).body).toMatchObject({
      ReceiptId,
    })
    expect((await ask({ Identifier: `R-${row.TransactionRid}` })).status).toBe(404)
  })

  test('a request of the seed goes on by itself, as anybody may watch', async () => {
    const { access_token } = (await sandbox.signInAs('support', 'sandbox')).body
    const told = async () => (await ask({ Identifier: 'Q-1001-1' }, access_token)).body
    expect(await told()).toMatchObject({ Status: 1, CompanyId: 501 })
    await sandbox.send('POST', '/sandbox/tenants/1001/clock', { body: { advanceSeconds: 3600 } })
    expect(await told()).toMatchObject({
      Status: 3,
      Transaction: { Status: 'Failed', LogText: expect.stringContaining('eFaktura') },
    })
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
    const { body: stored } = await sandbox.send(
      'GET',
      `/sandbox/tenants/${tenant.clientNo}/transactions`,
    )
    expect(
      stored.filter((row: { InvoiceNumber: string }) => row.InvoiceNumber === InvoiceNumber),
    ).toHaveLength(1)
  })
})
