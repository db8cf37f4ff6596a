import { beforeEach, describe, expect, test } from 'vitest'
import type { DocumentSubmission } from '@/lib/contracts/desk/sending/send-document'
import { type SendOperationName, sendOperationNames } from '@/lib/contracts/distribution/send'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
import { signedIn } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import {
  companyId,
  failedInvoice,
  sendUpstream,
  submitting,
  toNumber,
} from '@/tests/support/send-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { everyRight, opaqueAnswer, tokenAnswer, workspaces } from '@/tests/support/tokens'
import { resolveKnownSends } from './known-sends'
import { sendDocument } from './send-document'
import { sendDocumentAgain } from './send-document-again'

const desk = deskUnderTest()

/** A document of the number 77, from a draft or a file of its own. */
const numbered = (name: SendOperationName = 'sendB2bInvoice', more: object = {}) => ({
  ...submitting(name, { body: toNumber(name, '77') }),
  ...more,
})
const beside = (...sent: DocumentSubmission[]) => ({
  besides: sent.map(({ idempotencyKey }) => idempotencyKey),
})
const sentBefore = { failure: { kind: 'conflict', code: 'number-sent' } }

describe('a document whose number went out before', () => {
  test.each(sendOperationNames)('waits for who knows of it: %s', async (name) => {
    await asKari()
    const service = sendUpstream(desk)
    const [first, second] = [numbered(name), numbered(name)]
    await sendDocument(first)
    expect(await sendDocument(second)).toMatchObject(sentBefore)
    expect([service.documents.length, (await desk.journalRows()).length]).toEqual([1, 1])
    expect(await sendDocument({ ...second, ...beside(first) })).toMatchObject({ ok: true })
    expect(await sendDocument({ ...numbered(name), ...beside(first) })).toMatchObject(sentBefore)
    expect(service.documents).toHaveLength(2)
  })

  test.each([
    ['an invoice to a person after one to a business', 'sendB2bInvoice', 'sendB2cInvoice', false],
    ['a letter after an invoice', 'sendB2cSwedishInvoice', 'sendB2cLetter', false],
    ['an invoice after a letter', 'sendB2cLetter', 'sendB2bInvoice', false],
    ['a credit note after an invoice', 'sendB2bInvoice', 'sendB2bCreditNote', true],
    ['an invoice after a credit note', 'sendB2bCreditNote', 'sendB2cInvoice', true],
  ] as const)('is %s', async (_, before, name, ok) => {
    await asKari()
    sendUpstream(desk)
    await sendDocument(numbered(before))
    expect((await sendDocument(numbered(name))).ok).toBe(ok)
  })

  test('waits while that one is not known, though it goes out in another way', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const first = numbered()
    await sendDocument(first)
    const next = { ...numbered('sendB2cInvoice'), ...beside(first) }
    expect(await sendDocument(next)).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
  })

  test.each([
    ['of no client', null, null],
    ['of a client that only one of them has', null, '1001'],
    ['of a client that only the other one has', '1001', null],
  ])('waits while that of a colleague is not known, in a company %s', async (_, theirs, own) => {
    const toWorkspace = (clientNo: string | null) => ({
      workspaces: [{ name: 'A', clientNo, organizationId: null, companyIds: [companyId] }],
    })
    await asOla(toWorkspace(theirs))
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    await sendDocument({ ...numbered(), userName: 'ola' })
    await asKari(toWorkspace(own))
    expect(await sendDocument(numbered())).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    expect(service.documents).toHaveLength(0)
  })

  test('waits whoever sent that one', async () => {
    await asKari()
    sendUpstream(desk)
    await sendDocument(numbered())
    await asOla()
    expect(await sendDocument({ ...numbered(), userName: 'ola' })).toMatchObject(sentBefore)
  })

  test('waits where that one was recorded as sent', async () => {
    await asKari()
    sendUpstream(desk).writeFaults = ['drop-before']
    const first = numbered()
    await sendDocument(first)
    const record = { of: first.idempotencyKey, userName: 'kari', note: 'on the portal' }
    await recordOutcome({ ...record, idempotencyKey: crypto.randomUUID(), found: 'applied' })
    expect(await sendDocument(numbered())).toMatchObject(sentBefore)
  })

  test('goes out once where two of them come at the same time', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const ended = await Promise.all([sendDocument(numbered()), sendDocument(numbered())])
    expect(ended.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    expect(service.documents.length).toBeLessThanOrEqual(1)
  })
})

test('one that was sent since that was asked keeps another from going out', async () => {
  await asKari()
  const service = sendUpstream(desk)
  const late = { ...numbered(), bulkActionId: null, besides: [] }
  const known = await resolveKnownSends(late)
  expect(await sendDocument(numbered())).toMatchObject({ ok: true })
  const { idempotencyKey, document } = late
  const { operation, body } = document as Extract<
    DocumentSubmission['document'],
    { operation: 'sendB2bInvoice' }
  >
  const input = { query: { CompanyId: companyId }, body }
  expect(await executeOperation(operation, input, { idempotencyKey, ...known })).toMatchObject({
    failure: { kind: 'not-sent', code: 'outcome-open' },
  })
  expect(service.documents).toHaveLength(1)
})

describe('a document goes out without a question', () => {
  test('where another company has the number, and whoever may not send for that learns nothing', async () => {
    await asKari()
    sendUpstream(desk)
    await sendDocument(numbered())
    expect(await sendDocument(numbered(undefined, { companyId: 502 }))).toMatchObject({ ok: true })
    await asKari({
      workspaces: [{ name: 'B', clientNo: '1002', organizationId: null, companyIds: [502] }],
    })
    expect(await sendDocument(numbered())).toMatchObject({ failure: { kind: 'forbidden' } })
  })

  test('where the first was refused', async () => {
    await asKari()
    sendUpstream(desk).writeFaults = [422]
    await sendDocument(numbered())
    expect(await sendDocument(numbered())).toMatchObject({ ok: true })
  })

  test('where the number stands in another place of an earlier one', async () => {
    await asKari()
    sendUpstream(desk)
    const more = { body: { OrderReference: { ID: '77' } } }
    expect(await sendDocument(submitting('sendB2bInvoice', more))).toMatchObject({ ok: true })
    expect(await sendDocument(numbered())).toMatchObject({ ok: true })
  })

  test('where the first is forgotten: nothing is claimed of it', async () => {
    await asKari()
    sendUpstream(desk)
    await sendDocument(numbered())
    await desk.db.update(journal).set({ sentAt: new Date('2026-01-01') })
    await erasePayloads(30)
    expect(await sendDocument(numbered())).toMatchObject({ ok: true })
  })

  test('in the name of a failed invoice: who sends it knows', async () => {
    await asKari()
    sendUpstream(desk)
    await sendDocument(numbered())
    expect(await sendDocument({ ...numbered(), replaces: failedInvoice })).toMatchObject({
      ok: true,
    })
  })
})

test('what was not there is sent again after another of its number by who knows of that one', async () => {
  await asKari()
  const service = sendUpstream(desk)
  service.writeFaults = ['drop-before']
  const lost = numbered()
  await sendDocument(lost)
  const record = { of: lost.idempotencyKey, userName: 'kari', note: 'asked' }
  await recordOutcome({ ...record, idempotencyKey: crypto.randomUUID(), found: 'not-applied' })
  const other = numbered()
  expect(await sendDocument(other)).toMatchObject({ ok: true })
  const { idempotencyKey } = lost
  expect(await sendDocumentAgain({ idempotencyKey, userName: 'kari' })).toMatchObject(sentBefore)
  expect(service.documents).toHaveLength(1)
  const anew = { ...lost, idempotencyKey: crypto.randomUUID(), ...beside(other) }
  expect(await sendDocument(anew)).toMatchObject({ ok: true })
  expect(service.documents).toHaveLength(2)
})

describe('what was sent under some numbers is listed', () => {
  const list = (Numbers: string[], CompanyIds = [companyId]) =>
    executeOperation('listResentInvoices', { body: { CompanyIds, Numbers } })

  test('with how it stands, of the companies that were asked for', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const [sent, lost] = [numbered(), submitting('sendB2cInvoice')]
    await sendDocument(sent)
    await sendDocument(numbered(undefined, { companyId: 502 }))
    service.documents[0]!.status = 'Failed'
    await executeOperation('getSentDocument', {
      params: { idempotencyKey: sent.idempotencyKey },
    })
    service.writeFaults = [422, 'drop-before']
    await sendDocument(submitting('sendB2cInvoice', { body: { InvoiceNo: '78' } }))
    await sendDocument(lost)
    const lostNumber = String((lost.document.body as { InvoiceNo?: string }).InvoiceNo)
    expect(await list(['77', '78', lostNumber])).toMatchObject({
      value: {
        links: [],
        sends: [
          {
            ...{ companyId, number: '77', operation: 'sendB2bInvoice', delivery: 'failed' },
            ...{ idempotencyKey: sent.idempotencyKey, state: 'done', at: expect.any(String) },
          },
          { number: lostNumber, idempotencyKey: lost.idempotencyKey, state: 'unknown' },
        ],
      },
    })
    // A line of the first has the id 1.
    for (const other of ['79', '1'])
      expect(await list([other])).toEqual({ ok: true, value: { links: [], sends: [] } })
    expect(await list(['77'], [999])).toMatchObject({ failure: { kind: 'forbidden' } })
  })
})

test('whoever is not shown the line of a send is told so: of nobody’s client, it is its sender’s alone', async () => {
  const list = async () => {
    const body = { CompanyIds: [companyId], Numbers: ['77'] }
    const told = await executeOperation('listResentInvoices', { body })
    return told.ok && told.value.sends?.map(({ isLineHidden = false }) => isLineHidden)
  }
  const toWorkspace = (clientNo: string | null) => ({
    workspaces: [{ name: 'A', clientNo, organizationId: null, companyIds: [companyId] }],
  })
  await asOla(toWorkspace(null))
  sendUpstream(desk)
  const first = { ...numbered(), userName: 'ola' }
  await sendDocument(first)
  expect(await list()).toEqual([false])
  await asKari(toWorkspace(null))
  expect(await list()).toEqual([true])
  await asKari()
  expect(await list()).toEqual([true])
  await sendDocument({ ...numbered(), ...beside(first) })
  expect(await list()).toEqual([true, false])
  await asOla()
  expect(await list()).toEqual([false, false])
  await asOla(toWorkspace('1002'))
  expect(await list()).toEqual([false, true])
})

describe('where no token tells whose a company is, what others sent of it is shown', () => {
  const body = {
    CompanyIds: [companyId],
    Numbers: ['77'],
    TransactionRids: [failedInvoice.transactionRid],
  }
  const list = () => executeOperation('listResentInvoices', { body })
  const count = async () => {
    const told = await list()
    return told.ok ? [told.value.links.length, told.value.sends?.length] : told.failure
  }
  const serviceSays = (status: number) =>
    upstreamAnswers(desk, (_, response) => json(response, status, {}))
  const byNobody = {}
  const bySetting = { DESK_WORKSPACES: JSON.stringify(workspaces) }

  describe.each([
    ['nobody', byNobody, opaqueAnswer()],
    ['a setting, the same for everybody', bySetting, tokenAnswer()],
  ])('by %s', (_, settings, token) => {
    beforeEach(async () => {
      useSettings({ ...areasAt(desk.upstream.base), ...settings })
      await asOla()
      sendUpstream(desk)
      await sendDocument({ ...numbered(), userName: 'ola', replaces: failedInvoice })
      await signedIn('eva', token)
    })

    test('to who may read there', async () => {
      serviceSays(200)
      expect(await count()).toEqual([1, 1])
    })

    test('to nobody whom the service refuses', async () => {
      serviceSays(403)
      expect(await count()).toEqual([0, 0])
    })

    test('to nobody while the service cannot be asked, and that is said', async () => {
      serviceSays(503)
      expect(await count()).toEqual({ kind: 'unreachable', code: 'rights' })
    })
  })

  test('and one’s own to oneself, whatever the service says', async () => {
    await signedIn('kari', opaqueAnswer())
    sendUpstream(desk)
    await sendDocument({ ...numbered(), replaces: failedInvoice })
    serviceSays(403)
    expect(await count()).toEqual([1, 1])
  })
})

describe('who may send, but may not ask for a status,', () => {
  const asSender = () =>
    asKari({ rights: everyRight.filter((right) => right !== 'read:distribution.invoice') })
  const ask = (body: object) =>
    executeOperation('listResentInvoices', { body: { CompanyIds: [companyId], ...body } })

  test('is shown what went out under a number, and goes on knowing of it', async () => {
    await asOla()
    const service = sendUpstream(desk)
    const first = { ...numbered(), userName: 'ola' }
    await sendDocument(first)
    await asSender()
    expect(await sendDocument(numbered())).toMatchObject(sentBefore)
    expect(await ask({ Numbers: ['77'] })).toMatchObject({
      value: { links: [], sends: [{ idempotencyKey: first.idempotencyKey, state: 'accepted' }] },
    })
    expect(await sendDocument({ ...numbered(), ...beside(first) })).toMatchObject({ ok: true })
    expect(service.documents).toHaveLength(2)
  })

  test.each([{ TransactionRids: [1] }, { ReceiptIds: ['R-1'] }, { Identifiers: ['s'] }])(
    'is told of no failed invoice: %j',
    async (about) => {
      await asSender()
      const denied = { failure: { kind: 'forbidden', code: 'right' } }
      expect(await ask(about)).toMatchObject(denied)
      expect(await ask({ ...about, Numbers: ['77'] })).toMatchObject(denied)
    },
  )
})

test('who may ask for a status, but may not send, is not told of numbers', async () => {
  await asKari({ rights: ['read:distribution.invoice'] })
  const body = { CompanyIds: [companyId], Numbers: ['77'] }
  expect(await executeOperation('listResentInvoices', { body })).toMatchObject({
    failure: { kind: 'forbidden', code: 'right' },
  })
})
