import { describe, expect, test } from 'vitest'
import { sendOperationNames } from '@/lib/contracts/distribution/send'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readResentStandings } from '@/lib/platform/journal/resent-standings'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { arrivedAt, asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import {
  companyId,
  failedInvoice,
  sendUpstream,
  submitting,
  toNumber,
} from '@/tests/support/send-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { storedText } from '@/tests/support/stores'
import { everyRight } from '@/tests/support/tokens'
import { findResentLink, reserveResend } from './resent-links'
import { sendDocument } from './send-document'
import { sendDocumentAgain } from './send-document-again'

const desk = deskUnderTest()

const sent = () => arrivedAt(desk).filter(({ url }) => !url.includes('status'))
const states = async () => (await desk.journalRows()).map(({ state }) => state)
type Submission = ReturnType<typeof submitting>
const check = ({ idempotencyKey, document }: Submission) =>
  checkOutcome({ idempotencyKey, operation: document.operation })
const again = ({ idempotencyKey }: Submission, userName = 'kari') =>
  sendDocumentAgain({ idempotencyKey, userName })
/** Lets so much time pass that a 404 may prove something. */
async function letTimePass() {
  const longAgo = new Date(Date.now() - settleMs)
  await desk.db.update(journal).set({ deadlineAt: longAgo })
}
const lost = { ok: false, failure: { kind: 'unknown-outcome' } }

describe('a document', () => {
  test.each(sendOperationNames)('goes out once by %s, and is journalled before', async (name) => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = submitting(name)
    const identifier = submission.document.body.Identifier
    const first = await sendDocument(submission)
    const [held] = service.documents
    const outcome = {
      ...{ companyId, identifier, receiptId: held!.receiptId, requestStatus: 1 },
      ...{ checked: false, recordedBy: null },
    }
    expect(first).toEqual({ ok: true, value: outcome })
    expect(await sendDocument(submission)).toEqual(first)
    expect(service.documents).toHaveLength(1)
    expect(sent()[0]!.url).toMatch(/\/send\/.*\?CompanyId=501$/)
    expect(JSON.parse(sent()[0]!.text)).toEqual(submission.document.body)
    expect(await desk.journalRows()).toMatchObject([
      { operation: name, state: 'accepted', clientNo: '1001', target: identifier },
    ])
  })

  test.each(sendOperationNames)(
    'of a number waits while another of it is not known: %s',
    async (name) => {
      await asKari()
      const service = sendUpstream(desk)
      service.writeFaults = ['drop-before']
      const body = toNumber(name, '77')
      const [first, second] = [submitting(name, { body }), submitting(name, { body })]
      expect(await sendDocument(first)).toMatchObject(lost)
      expect(await sendDocument(second)).toMatchObject({
        failure: { kind: 'not-sent', code: 'outcome-open' },
      })
      expect(sent()).toHaveLength(1)
    },
  )

  test('is refused under a key or an identifier that another document has', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    const other = submitting('sendB2cInvoice')
    expect(
      await sendDocument({ ...other, idempotencyKey: submission.idempotencyKey }),
    ).toMatchObject({ failure: { kind: 'conflict', code: 'idempotency-key-reused' } })
    expect(
      await sendDocument({ ...submission, idempotencyKey: other.idempotencyKey }),
    ).toMatchObject({ failure: { kind: 'not-sent', code: 'sent-before' } })
    expect(service.documents).toHaveLength(1)
  })

  test('is not sent anew under the next number while the first may be there', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const first = submitting('sendB2cLetter')
    const next = submitting('sendB2cLetter', {
      body: { Identifier: `${first.document.body.Identifier}-2` },
    })
    expect(await sendDocument(first)).toMatchObject(lost)
    expect(await sendDocument(next)).toMatchObject({ failure: { code: 'sent-before' } })
    expect(service.documents).toEqual([])
  })

  test('that the service refuses may go out under the next number', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = [422]
    const first = submitting('sendB2cLetter')
    expect(await sendDocument(first)).toMatchObject({ failure: { kind: 'invalid', status: 422 } })
    expect(await states()).toEqual(['refused'])
    const next = submitting('sendB2cLetter', {
      body: { Identifier: `${first.document.body.Identifier}-2` },
    })
    expect(await sendDocument(next)).toMatchObject({ ok: true })
    expect(service.documents).toHaveLength(1)
  })

  test.each([
    ['an identifier of another maker', { body: { Identifier: '01019912345' } }],
    ['a birth date in another form', { body: { Invoicee: { BirthDate: '1990-01-01' } } }],
    ['an amount that is a number', { body: { Amount: 1250.5 } }],
  ])('with %s is refused before anybody is asked', async (_, more) => {
    await asKari()
    sendUpstream(desk)
    const submission = submitting('sendB2cInvoice', more)
    expect(await sendDocument(submission)).toMatchObject({ failure: { kind: 'invalid' } })
    expect([arrivedAt(desk), await states()]).toEqual([[], []])
  })

  test('needs the right to send, and the company', async () => {
    sendUpstream(desk)
    await asKari({ rights: everyRight.filter((right) => right !== 'write:distribution.invoice') })
    const submission = submitting('sendB2bInvoice')
    expect(await sendDocument(submission)).toMatchObject({ failure: { kind: 'forbidden' } })
    await asKari()
    const foreign = { ...submitting('sendB2bInvoice'), companyId: 999 }
    expect(await sendDocument(foreign)).toMatchObject({ failure: { kind: 'forbidden' } })
    await asOla()
    expect(await sendDocument(submission)).toMatchObject({ failure: { code: 'other-person' } })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('shows nobody who somebody is, nor an account, nor itself in the journal', async () => {
    await asKari()
    sendUpstream(desk)
    const secrets = ['01019912345', '01011990', 'c2VjcmV0IGxldHRlcg==', '86011117947', '9912346']
    const [NationalId, BirthDate, FreeText, Value, BankgiroNo] = secrets
    const PaymentInfo = { OtherPaymentInfo: [{ Type: 'BankAccount', Value }], BankgiroNo }
    const body = { Invoicee: { Name: 'Ola', NationalId, BirthDate }, FreeText, PaymentInfo }
    const submission = submitting('sendB2cSwedishInvoice', { body })
    await sendDocument(submission)
    const entry = await executeOperation('getJournalEntry', {
      params: { idempotencyKey: submission.idempotencyKey },
    })
    expect(entry).toMatchObject({
      ok: true,
      value: { request: { body: { FreeText: /•/ } } },
    } as never)
    const shown = JSON.stringify([entry, desk.log, arrivedAt(desk).map(({ url }) => url)])
    for (const secret of secrets) expect(shown).not.toContain(secret)
    const stored = await storedText(desk.db, 'desk.journal')
    for (const secret of secrets) expect(stored).not.toContain(secret)
    expect(JSON.parse(sent()[0]!.text)).toMatchObject({ FreeText })
  })
})

describe('an answer that was lost', () => {
  test('after the document was taken is found by its identifier at once', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-after']
    const submission = submitting('sendB2cInvoice')
    const { receiptId } = { receiptId: expect.any(String) }
    expect(await sendDocument(submission)).toMatchObject({
      ok: true,
      value: { checked: true, receiptId },
    })
    expect([await states(), service.documents.length]).toEqual([['done'], 1])
    expect(await sendDocument(submission)).toMatchObject({ ok: true, value: { checked: true } })
    expect(service.documents).toHaveLength(1)
  })

  test.each([400, 403, 422])('by a %i for what was taken is no refusal', async (status) => {
    await asKari()
    const service = Object.assign(sendUpstream(desk), { refusesTaken: status })
    const submission = submitting('sendB2cInvoice')
    expect(await sendDocument(submission)).toMatchObject({ ok: true, value: { checked: true } })
    expect([await states(), service.documents.length]).toEqual([['done'], 1])
  })

  test('is not known, and no 404 right after proves anything', async () => {
    await asKari()
    const service = sendUpstream(desk)
    await sendDocument(submitting('sendB2cInvoice'))
    service.writeFaults = ['drop-before']
    const submission = submitting('sendB2cInvoice')
    expect(await sendDocument(submission)).toMatchObject(lost)
    expect(await check(submission)).toMatchObject({ ok: true, value: { state: 'unknown' } })
    expect(await again(submission)).toMatchObject({ failure: { code: 'may-be-there' } })
    expect(service.documents).toHaveLength(1)
  })

  test('is proven absent later, and goes out again under its identifier when asked', async () => {
    await asKari()
    const service = sendUpstream(desk)
    await sendDocument(submitting('sendB2cInvoice'))
    service.writeFaults = [503]
    const submission = submitting('sendB2cInvoice')
    expect(await sendDocument(submission)).toMatchObject(lost)
    await letTimePass()
    expect(await check(submission)).toMatchObject({ value: { state: 'not-applied' } })
    expect(await again(submission, 'ola')).toMatchObject({ failure: { code: 'other-person' } })
    expect(await again(submission)).toMatchObject({ ok: true, value: { checked: false } })
    expect(service.heldBy(submission.document.body.Identifier)).toHaveLength(1)
    expect(await again(submission)).toMatchObject({ failure: { code: 'not-open' } })
  })

  test('stays open where no other document was ever found by its identifier', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    await letTimePass()
    expect(await check(submission)).toMatchObject({ value: { state: 'unknown' } })
    expect(await again(submission)).toMatchObject({ failure: { code: 'may-be-there' } })
  })

  const other = { receiptId: 'R-9', identifier: 'erp-9', number: '9' }
  test.each([
    ['that another system sent for the company is', other, {}, 'not-applied'],
    ['without a name of its sender’s is not', { ...other, identifier: 'R-9' }, {}, 'unknown'],
    ['that is not told by its name is not', other, { namesIdentifiers: false }, 'unknown'],
    ['that a 409 speaks against is not', other, { writeFaults: [409] }, 'unknown'],
  ])(
    'the first of a company: a document %s a witness of its absence',
    async (_, held, more, state) => {
      await asKari()
      const service = Object.assign(
        sendUpstream(desk),
        { others: [held], writeFaults: [503] },
        more,
      )
      const submission = submitting('sendB2cInvoice')
      expect(await sendDocument(submission)).toMatchObject(lost)
      await letTimePass()
      expect(await check(submission)).toMatchObject({ value: { state } })
      expect(service.documents).toEqual([])
    },
  )

  test('the first of a company is not taken for absent by who may not search', async () => {
    await asKari({ rights: everyRight.filter((right) => right !== 'read:partner.invoice') })
    Object.assign(sendUpstream(desk), { others: [other], writeFaults: [503] })
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    await letTimePass()
    expect(await check(submission)).toMatchObject({ value: { state: 'unknown' } })
  })

  test('is not taken for another document that a service answers whatever is asked', async () => {
    await asKari()
    const service = sendUpstream(desk)
    await sendDocument(submitting('sendB2cInvoice', { body: { InvoiceNo: '1' } }))
    service.knowsIdentifiers = false
    for (const namesIdentifiers of [true, false]) {
      service.namesIdentifiers = namesIdentifiers
      service.writeFaults = ['drop-before']
      const submission = submitting('sendB2cInvoice', {
        body: { InvoiceNo: `2-${namesIdentifiers}` },
      })
      expect(await sendDocument(submission)).toMatchObject(lost)
      await letTimePass()
      expect(await check(submission)).toMatchObject({ value: { state: 'unknown' } })
    }
    expect(service.documents).toHaveLength(1)
  })

  test('is not taken for the failed invoice with the same number', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const old = submitting('sendB2cInvoice', { body: { InvoiceNo: '77' } })
    await sendDocument(old)
    Object.assign(service, { knowsIdentifiers: false, namesIdentifiers: false })
    for (const receiptId of [service.documents[0]!.receiptId, null]) {
      service.writeFaults = ['drop-before']
      const submission = submitting('sendB2cInvoice', {
        body: { InvoiceNo: '77' },
        replaces: { transactionRid: receiptId ? 1 : 2, receiptId, invoiceNumber: '77' },
      })
      expect(await sendDocument(submission)).toMatchObject(lost)
    }
    expect(await states()).toEqual(['accepted', 'unknown', 'unknown'])
  })

  test('with a 409 may say that it was taken before: no 404 proves otherwise', async () => {
    await asKari()
    const service = sendUpstream(desk)
    await sendDocument(submitting('sendB2cInvoice'))
    service.writeFaults = [409]
    const submission = submitting('sendB2cInvoice')
    expect(await sendDocument(submission)).toMatchObject(lost)
    await letTimePass()
    expect(await check(submission)).toMatchObject({ value: { state: 'unknown' } })
    expect(await again(submission)).toMatchObject({ failure: { code: 'may-be-there' } })
  })

  test('stays unknown while the look fails, and nothing goes out', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    for (const fault of [503, 403, 429] as const) {
      service.readFaults = [fault, fault, fault, fault]
      expect(await check(submission)).toMatchObject({ ok: false })
      expect(await again(submission)).toMatchObject({ ok: false })
      service.readFaults = []
      await endPauses(desk)
    }
    expect([await states(), service.documents]).toEqual([['unknown'], []])
  })

  test('goes out again once a person has recorded that it is not there', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    const record = { idempotencyKey: crypto.randomUUID(), of: submission.idempotencyKey }
    expect(
      await recordOutcome({ ...record, userName: 'kari', found: 'not-applied', note: 'asked' }),
    ).toMatchObject({ ok: true })
    expect(await again(submission)).toMatchObject({ ok: true })
    expect(service.documents).toHaveLength(1)
    const accepted = { ...record, idempotencyKey: crypto.randomUUID() }
    expect(
      await recordOutcome({ ...accepted, userName: 'kari', found: 'not-applied', note: 'no' }),
    ).toMatchObject({ failure: { code: 'not-open' } })
  })

  test('is told as recorded where a person has recorded that it is there', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = ['drop-before']
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    const record = { idempotencyKey: crypto.randomUUID(), of: submission.idempotencyKey }
    await recordOutcome({ ...record, userName: 'kari', found: 'applied', note: 'on the portal' })
    expect(await sendDocument(submission)).toMatchObject({
      ok: true,
      value: { recordedBy: 'kari', receiptId: null, checked: false },
    })
  })
})

describe('in the name of a failed invoice', () => {
  const replacing = (more: object = {}) =>
    submitting('sendB2cInvoice', { replaces: { ...failedInvoice, ...more } })
  const listLinks = (body: object) =>
    executeOperation('listResentInvoices', { body: { CompanyIds: [companyId], ...body } })

  test('one document goes out at most, whoever sends it', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = replacing()
    const [one, two] = await Promise.all([sendDocument(submission), sendDocument(replacing())])
    expect([one.ok, two.ok].sort()).toEqual([false, true])
    await asOla()
    const other = { ...replacing(), userName: 'ola' }
    expect(await sendDocument(other)).toMatchObject({
      failure: { kind: 'conflict', code: 'resent-before' },
    })
    expect(service.documents).toHaveLength(1)
    expect(
      await sendDocument({ ...replacing({ transactionRid: 1 }), userName: 'ola' }),
    ).toMatchObject({ ok: true })
  })

  test('another may go out where the first was refused, not where nobody knows', async () => {
    await asKari()
    const service = sendUpstream(desk)
    service.writeFaults = [422, 'drop-before']
    expect(await sendDocument(replacing())).toMatchObject({ failure: { status: 422 } })
    expect(await sendDocument(replacing())).toMatchObject(lost)
    expect(await sendDocument(replacing())).toMatchObject({ failure: { code: 'resent-before' } })
    expect(service.documents).toEqual([])
  })

  test.each([
    ['of a company of the person', 502],
    ['of a company that is not theirs', 999],
  ])('none goes out where its view names another company, %s', async (_, CompanyId) => {
    await asKari()
    const service = sendUpstream(desk)
    service.view = { TransactionRid: failedInvoice.transactionRid, CompanyId }
    expect(await sendDocument(replacing())).toMatchObject({
      failure: { kind: 'conflict', code: 'other-company' },
    })
    expect([service.documents, await states()]).toEqual([[], []])
    service.view = { TransactionRid: failedInvoice.transactionRid, CompanyId: companyId }
    expect(await sendDocument(replacing())).toMatchObject({ ok: true })
  })

  test.each([
    ['names no company', { TransactionRid: failedInvoice.transactionRid }, null],
    ['is about another transaction', { TransactionRid: 1, CompanyId: 999 }, null],
    ['names no transaction', { CompanyId: 999 }, null],
    ['is not there', null, null],
    ['cannot be read', { TransactionRid: failedInvoice.transactionRid, CompanyId: 999 }, 503],
  ])('a view that %s proves nothing', async (_, view, fault) => {
    await asKari()
    const service = Object.assign(sendUpstream(desk), { view })
    service.readFaults = [fault, fault, fault]
    expect(await sendDocument(replacing())).toMatchObject({ ok: true })
    expect(service.documents).toHaveLength(1)
  })

  test('a person who may not see views sends without one', async () => {
    await asKari({ rights: everyRight.filter((right) => right !== 'read:partner.invoice') })
    const service = sendUpstream(desk)
    expect(await sendDocument(replacing())).toMatchObject({ ok: true })
    expect(arrivedAt(desk).filter(({ url }) => url.includes('InvoiceView'))).toEqual([])
    expect(service.documents).toHaveLength(1)
  })

  test('a refusal by pace keeps nobody from sending, an arrival on its way does', async () => {
    useSettings({ ...areasAt(desk.upstream.base), WRITES_PER_MINUTE: '1' })
    await asKari()
    const service = sendUpstream(desk)
    await sendDocument(submitting('sendB2cInvoice'))
    const first = replacing()
    expect(await sendDocument(first)).toMatchObject({
      failure: { kind: 'throttled', code: 'pace' },
    })
    expect(await listLinks({ TransactionRids: [failedInvoice.transactionRid] })).toMatchObject({
      value: { links: [] },
    })
    await asOla()
    expect(await sendDocument({ ...replacing(), userName: 'ola' })).toMatchObject({ ok: true })
    expect(service.documents).toHaveLength(2)
  })

  test('a place that another arrival of the same send counts on is not given up', async () => {
    const link = {
      companyId,
      identifier: 's-1',
      idempotencyKey: crypto.randomUUID(),
      person: 'kari',
    }
    const first = await reserveResend(failedInvoice, link)
    const second = await reserveResend(failedInvoice, link)
    await first?.release()
    await second?.release()
    expect(await findResentLink(link.idempotencyKey)).toMatchObject({ transactionRid: '9000012' })
    const other = { ...link, identifier: 's-2', idempotencyKey: crypto.randomUUID() }
    expect(await reserveResend(failedInvoice, other)).toBeNull()
    const alone = await reserveResend({ ...failedInvoice, transactionRid: 1 }, other)
    await alone?.release()
    expect(await findResentLink(other.idempotencyKey)).toBeNull()
  })

  test('both are found by each other', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = replacing()
    await sendDocument(submission)
    const { receiptId, identifier } = service.documents[0]!
    const link = {
      ...{ companyId, transactionRid: '9000012', oldReceiptId: 'R-1', invoiceNumber: '77' },
      ...{ identifier, receiptId, idempotencyKey: submission.idempotencyKey },
      ...{ state: 'accepted', person: 'kari', at: expect.any(String) },
    }
    const all = { ok: true, value: { links: [link] } }
    expect(await listLinks({ TransactionRids: [9_000_012] })).toEqual(all)
    expect(await listLinks({ ReceiptIds: [receiptId] })).toEqual(all)
    expect(await listLinks({ Identifiers: [identifier] })).toEqual(all)
    expect(await listLinks({ Identifiers: ['other'] })).toEqual({ ok: true, value: { links: [] } })
    expect(await listLinks({})).toEqual({ ok: true, value: { links: [] } })
    expect(
      await executeOperation('listResentInvoices', {
        body: { CompanyIds: [999], TransactionRids: [9_000_012] },
      }),
    ).toMatchObject({ failure: { kind: 'forbidden' } })
  })
})

describe('how its delivery ended', () => {
  const read = ({ idempotencyKey }: Submission) =>
    executeOperation('getSentDocument', { params: { idempotencyKey } })

  test.each([
    ['OK', 'sent', null],
    ['Failed', 'failed', 'StreetName is missing'],
  ] as const)('is kept once it has: %s', async (status, is, logText) => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    expect(await read(submission)).toMatchObject({ value: { state: 'accepted', delivery: null } })
    service.documents[0]!.status = status
    const ended = { state: 'done', delivery: { is, logText } }
    expect(await read(submission)).toMatchObject({ value: ended })
    expect(await states()).toEqual(['done'])
    service.readFaults = [503, 503, 503]
    expect(await read(submission)).toMatchObject({
      value: { ...ended, status: null, unread: { kind: 'unreachable' } },
    })
  })

  test('is not told by the status of another invoice', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const submission = submitting('sendB2cInvoice')
    await sendDocument(submission)
    service.knowsIdentifiers = false
    await sendDocument(submitting('sendB2cInvoice'))
    service.documents[1]!.status = 'Failed'
    expect(await read(submission)).toMatchObject({
      value: { state: 'accepted', delivery: null, status: null, unread: null },
    })
  })
})

describe('a failed invoice counts as mended', () => {
  const replacing = (transactionRid: number) =>
    submitting('sendB2cInvoice', { replaces: { ...failedInvoice, transactionRid } })
  const settle = async ({ idempotencyKey }: Submission) =>
    executeOperation('getSentDocument', { params: { idempotencyKey } })

  test('once the service has sent the last in its place', async () => {
    await asKari()
    const service = sendUpstream(desk)
    const find = async (rid: string) => (await readResentStandings([companyId]))(companyId, rid)
    const first = replacing(1)
    await sendDocument(first)
    expect([await find('1'), await find('2')]).toEqual(['waiting', null])
    service.documents[0]!.status = 'Failed'
    await settle(first)
    expect(await find('1')).toBe('failed')
    const second = replacing(77)
    await sendDocument(second)
    expect(await find('1')).toBe('waiting')
    service.documents[1]!.status = 'OK'
    await settle(second)
    expect([await find('1'), await find('77')]).toEqual(['sent', 'sent'])
    service.writeFaults = [422]
    await sendDocument(replacing(5))
    expect(await find('5')).toBeNull()
    expect((await readResentStandings([]))(companyId, '1')).toBeNull()
  })
})
