import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sendDocument } from '@/lib/features/invoice-sending/server/public'
import { sendDocumentAgain } from '@/lib/features/invoice-sending/server/send-document-again'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readAction, workToItsEnd } from '@/tests/support/bulk-actions-under-test'
import { beginSending, resending } from '@/tests/support/bulk-send-under-test'
import { arrivedAt, asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import type { Fault } from '@/tests/support/faulty-upstream'
import { sendUpstream, submitting } from '@/tests/support/send-upstream'
import { everyRight } from '@/tests/support/tokens'
import { addSendRows } from './send-commands'

const desk = deskUnderTest()

type Rows = ReturnType<typeof resending>
const findRow = (rows: Rows, id: string) =>
  rows.find(({ document }) => document.body.Identifier === id)!

async function listRows(bulkActionId: string) {
  const rows = []
  for (let from = 0; ; from = rows.length) {
    const page = await executeOperation('listBulkActionRows', {
      params: { bulkActionId },
      body: { from },
    })
    if (!page.ok) throw new Error(JSON.stringify(page))
    rows.push(...page.value.rows)
    if (!page.value.more) return rows
  }
}
function deliver({ documents }: ReturnType<typeof sendUpstream>) {
  for (const [at, held] of documents.entries()) held.status = at % 5 === 0 ? 'Failed' : 'OK'
}
const askDeliveries = async (bulkActionId: string) => {
  for (const { idempotencyKey, state } of await listRows(bulkActionId))
    if (state === 'accepted')
      await executeOperation('getSentDocument', { params: { idempotencyKey } })
}

describe('sending many failed invoices again', () => {
  test('needs the number of rows, typed, the right and the client', async () => {
    await asKari()
    sendUpstream(desk)
    expect((await beginSending(resending(2), { typedTotal: '3' })).begun).toMatchObject({
      failure: { kind: 'invalid', fields: { typedTotal: 'missing' } },
    })
    const [foreign] = resending(1)
    expect((await beginSending([{ ...foreign!, companyId: 999 }])).begun).toMatchObject({
      ok: false,
    })
    await asKari({ rights: everyRight.filter((right) => right !== 'write:distribution.invoice') })
    expect((await beginSending(resending(1))).begun).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('takes no document of a company of another client: whoever reads the action would see it', async () => {
    const workspace = { name: 'A', organizationId: null }
    await asKari({
      workspaces: [
        { ...workspace, clientNo: '1001', companyIds: [502] },
        { ...workspace, clientNo: null, companyIds: [501] },
      ],
    })
    const named = { bulkActionId: crypto.randomUUID(), clientNo: '1001', userName: 'kari', from: 0 }
    const rows = resending(1)
    expect(await addSendRows({ ...named, rows })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await addSendRows({ ...named, rows: [{ ...rows[0]!, companyId: 502 }] })).toMatchObject({
      ok: true,
    })
  })

  test('leaves out what somebody has sent in its place meanwhile, and sends the rest', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const rows = resending(3)
    const { replaces, companyId } = rows[1]!
    const [other] = resending(1)
    const sent = { companyId, replaces, document: other!.document, userName: 'kari' }
    await sendDocument({ ...sent, idempotencyKey: crypto.randomUUID() })
    const { bulkActionId } = await beginSending(rows)
    await workToItsEnd(desk, bulkActionId, service)
    expect((await readAction(bulkActionId)).counts).toEqual({ accepted: 2, refused: 1 })
    expect(service.documents).toHaveLength(3)
  })

  test('sends documents that take no other’s place, each once, and none that went out before', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const rows = resending(3).map((each) => ({ ...each, replaces: null }))
    const { companyId, document } = rows[1]!
    await sendDocument({
      ...{ idempotencyKey: crypto.randomUUID(), userName: 'kari' },
      ...{ companyId, document, replaces: null },
    })
    const { bulkActionId } = await beginSending(rows, { verb: 'send' })
    await workToItsEnd(desk, bulkActionId, service)
    const action = await readAction(bulkActionId)
    expect([action.verb, action.counts]).toEqual(['send', { accepted: 2, refused: 1 }])
    for (const { document: sent } of rows)
      expect(service.heldBy(sent.body.Identifier)).toHaveLength(1)
    expect((await listRows(bulkActionId)).map(({ subject }) => subject?.number)).toEqual([
      ...['2026-1000', '2026-1001', '2026-1002'],
    ])
  })

  test('leaves out what was sent under its number, unless it is known, and no double of its own', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const earlier = submitting('sendB2bInvoice', { body: { ID: '77' } })
    await sendDocument(earlier)
    const row = (number: string, more: object = {}) => ({
      ...resending(1)[0]!,
      ...{ document: submitting('sendB2cInvoice', { body: { InvoiceNo: number } }).document },
      ...{ replaces: null, ...more },
    })
    const besides = [earlier.idempotencyKey]
    const rows = [row('77'), row('77', { besides }), row('78'), row('78')]
    const { bulkActionId } = await beginSending(rows, { verb: 'send' })
    await workToItsEnd(desk, bulkActionId, service)
    expect(await listRows(bulkActionId)).toMatchObject([
      { state: 'refused', failure: { kind: 'conflict', code: 'number-sent' } },
      { state: 'accepted' },
      { state: 'accepted' },
      { state: 'accepted' },
    ])
    expect(service.documents).toHaveLength(4)
  })

  test('leaves out what another of its number keeps back that nobody knows of, and sends the rest', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const row = (number: string) => ({
      ...resending(1)[0]!,
      ...{ document: submitting('sendB2cInvoice', { body: { InvoiceNo: number } }).document },
      replaces: null,
    })
    const rows = [row('77'), row('77'), row('78')]
    const { bulkActionId } = await beginSending(rows, { verb: 'send' })
    Object.assign(service, { writeFaults: ['drop-before'] })
    await workToItsEnd(desk, bulkActionId, service)
    expect(await listRows(bulkActionId)).toMatchObject([
      { state: 'unknown' },
      { state: 'refused', failure: { code: 'outcome-open' } },
      { state: 'accepted' },
    ])
    expect(service.documents.map(({ number }) => number)).toEqual(['78'])
  })

  test('leaves out one whose view names another company, and sends the rest', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const rows = resending(3)
    service.view = { TransactionRid: rows[1]!.replaces.transactionRid, CompanyId: 502 }
    const { bulkActionId } = await beginSending(rows)
    await workToItsEnd(desk, bulkActionId, service)
    expect(await listRows(bulkActionId)).toMatchObject([
      { state: 'accepted' },
      { state: 'refused', failure: { code: 'other-company' } },
      { state: 'accepted' },
    ])
    expect(service.documents).toHaveLength(2)
  })

  const fault = fc.oneof(
    { arbitrary: fc.constant(null), weight: 12 },
    {
      arbitrary: fc.constantFrom<Fault>(
        ...(['drop-before', 'drop-after'] as const),
        ...([409, 422, 429, 500, 503] as const),
      ),
      weight: 3,
    },
  )
  const faults = fc.array(fault, { minLength: 200, maxLength: 260 })

  test('200 of one cause: none goes out twice, each ends delivered, failed again or not confirmed', async () => {
    await fc.assert(
      fc.asyncProperty(
        faults,
        faults,
        fc.boolean(),
        fc.tuple(fc.nat(90), fc.nat(90)),
        async (writing, reading, dedupes, [first, second]) => {
          const rows = resending(200)
          await endPauses(desk)
          await asKari()
          const service = Object.assign(sendUpstream(desk), { dedupes, retryAfter: 1 })
          const { bulkActionId, begun } = await beginSending(rows)
          expect(begun).toMatchObject({ ok: true })
          const kills: [number, Fault][] = [
            [first, 'kill-before'],
            [100 + second, 'kill-after'],
          ]
          const writeFaults = [...writing]
          for (const [at, kill] of kills) writeFaults[at] = kill
          Object.assign(service, { writeFaults, readFaults: [...reading] })
          await workToItsEnd(desk, bulkActionId, service, 200)
          Object.assign(service, { writeFaults: [], readFaults: [] })

          deliver(service)
          await askDeliveries(bulkActionId)
          for (const { idempotencyKey, state } of await listRows(bulkActionId))
            if (state === 'unknown')
              await checkOutcome({ idempotencyKey, operation: 'sendB2cInvoice' })
          for (const { idempotencyKey, state, subject } of await listRows(bulkActionId))
            if (state === 'not-applied') {
              expect(service.heldBy(subject!.id)).toEqual([])
              await sendDocumentAgain({ idempotencyKey, userName: 'kari' })
            }
          deliver(service)
          await askDeliveries(bulkActionId)
          await expectTrueResults(bulkActionId, rows, service)
        },
      ),
      { numRuns: 1, endOnFailure: true },
    )
  }, 240_000)
})

/** A row that the service refused was surely not taken; anything else has its end at the service. */
async function expectTrueResults(
  bulkActionId: string,
  rows: Rows,
  service: ReturnType<typeof sendUpstream>,
) {
  expect((await readAction(bulkActionId)).state).toBe('over')
  const results = await listRows(bulkActionId)
  expect(results).toHaveLength(rows.length)
  for (const { subject, state, failure } of results) {
    const held = service.heldBy(subject!.id)
    expect(held.length).toBeLessThanOrEqual(1)
    expect(findRow(rows, subject!.id).replaces.invoiceNumber).toBe(subject!.number)
    if (state === 'done') expect(held[0]?.status).toBe('OK')
    if (state === 'undelivered') {
      expect(held[0]?.status).toBe('Failed')
      expect(failure?.message).toBe('StreetName is missing')
    }
    if (state === 'refused') expect(held).toEqual([])
    expect(['done', 'undelivered', 'refused', 'unknown']).toContain(state)
  }
}
