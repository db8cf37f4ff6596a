import { describe, expect, test } from 'vitest'
import { sendAgain } from '@/lib/features/adjustments/server/send-again'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import {
  type InvoiceFault,
  invoicesSent,
  invoiceUpstream,
  organizationId,
} from '@/tests/support/invoice-upstream'
import { forgetProcess } from '@/tests/support/settings'
import { createCollectionInvoices } from './create-collection-invoices'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const invoiceWith = (uniqueSourceInvoiceId: string) => ({
  uniqueSourceInvoiceId,
  originalInvoiceAmount: 1250.5,
  currency: 'NOK',
})
const submission = {
  idempotencyKey,
  userName: 'kari',
  organizationId,
  invoices: [invoiceWith('i-1'), invoiceWith('i-2')],
}
const check = () => checkOutcome({ idempotencyKey, operation: 'createCollectionInvoices' })
const again = () => sendAgain({ idempotencyKey, userName: 'kari' })
const states = async () => (await desk.journalRows()).map(({ state }) => state)

describe('invoices for collection', () => {
  test('go out as approved, with the documented minimum, and their batch stands in the journal', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    const result = await createCollectionInvoices(submission)
    expect(result).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: false },
    })
    expect(invoicesSent(desk)).toEqual([{ invoices: submission.invoices }])
    expect(await executeOperation('listSentBatches', { body: {} })).toMatchObject({
      value: {
        batches: [
          { operation: 'createCollectionInvoices', person: 'kari', state: 'accepted', rows: 2 },
        ],
      },
    })
  })

  test.each<[string, InvoiceFault[]]>([
    ['waits in its batch', []],
    ['is not known', ['drop-after']],
  ])('do not go out under another id while one of their number %s', async (_, faults) => {
    await asKari()
    invoiceUpstream(desk).faults = faults
    const numbered = (id: string) => [{ ...invoiceWith(id), invoiceNumber: '2026-10442' }]
    await createCollectionInvoices({ ...submission, invoices: numbered('i-1') })
    const other = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    expect(await createCollectionInvoices({ ...other, invoices: numbered('i-3') })).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    expect(invoicesSent(desk)).toHaveLength(1)
  })

  test('stand in the journal with their ids before they go out', async () => {
    await asKari()
    invoiceUpstream(desk).faults = ['drop-before']
    await createCollectionInvoices(submission)
    const [stored] = await desk.journalRows()
    expect(JSON.stringify(stored!.payload)).toContain('i-2')
    expect(stored!.before).toEqual({ newestBatch: null })
  })

  test('that arrive many times at once are handed over once, and all get the same batch', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => createCollectionInvoices(submission)),
    )
    for (const result of results)
      expect(result).toMatchObject({ ok: true, value: { batchId: upstream.batches[0]!.batchId } })
    expect(invoicesSent(desk)).toHaveLength(1)
  })

  test.each<[string, InvoiceFault]>([
    ['a connection that breaks after the commit', 'drop-after'],
    ['an answer that is cut', 'truncate'],
    ['a 503 after the commit', { status: 503, after: true }],
  ])('after %s are called unknown, found by a look, and never sent twice', async (_, fault) => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.faults = [fault]
    expect(await createCollectionInvoices(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    })
    expect(await createCollectionInvoices(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    })
    expect(await again()).toMatchObject({ ok: false, failure: { code: 'may-be-there' } })
    upstream.process()
    expect(await check()).toMatchObject({ ok: true })
    expect((await states())[0]).not.toBe('unknown')
    expect(invoicesSent(desk)).toHaveLength(1)
  })

  test('that are listed although no batch tells of them are found by their ids', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.faults = ['drop-before']
    await createCollectionInvoices(submission)
    upstream.invoices = ['i-1', 'i-2']
    expect(await again()).toEqual({ ok: true, value: { batchId: null, checked: true } })
    expect(invoicesSent(desk)).toHaveLength(1)
  })

  test('of which only some are listed stay open: nothing is sent, nothing is called done', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.faults = ['drop-before']
    await createCollectionInvoices(submission)
    upstream.invoices = ['i-2']
    expect(await again()).toMatchObject({ ok: false, failure: { code: 'may-be-there' } })
    expect(await states()).toEqual(['unknown'])
  })

  test.each([404, 503])(
    'are neither called off nor sent again where a look at a POST that arrived is answered %i',
    async (status) => {
      await asKari()
      const upstream = invoiceUpstream(desk)
      upstream.faults = ['drop-after']
      await createCollectionInvoices(submission)
      upstream.readStatus = status
      const checked = await check()
      expect(checked).toMatchObject({ ok: false, failure: { status } })
      expect(checked).not.toMatchObject({ failure: { code: 'called-off' } })
      expect(await again()).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome' } })
      const anew = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
      expect(await createCollectionInvoices(anew)).toMatchObject({ ok: false })
      upstream.readStatus = null
      forgetProcess()
      expect(await createCollectionInvoices(anew)).toEqual({
        ok: false,
        failure: { kind: 'not-sent', code: 'sent-before' },
      })
      expect((await states()).toSorted()).toEqual(['not-sent', 'unknown'])
      expect(invoicesSent(desk)).toHaveLength(1)
    },
  )

  test('of which more than a look asks for are listed in part stay open', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.faults = ['drop-before']
    const ids = Array.from({ length: 25 }, (_, at) => `i-${at}`)
    await createCollectionInvoices({ ...submission, invoices: ids.map(invoiceWith) })
    upstream.invoices = ids.slice(0, 20)
    expect(await again()).toMatchObject({ ok: false, failure: { code: 'may-be-there' } })
    expect(await states()).toEqual(['unknown'])
  })

  test('that were lost on their way are sent again by a person, with the same ids', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.faults = ['drop-before']
    await createCollectionInvoices(submission)
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(await again()).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: false },
    })
    const [first, second] = invoicesSent(desk)
    expect(second).toEqual(first)
  })

  test('are not sent while nobody can look what stands upstream', async () => {
    await asKari()
    const upstream = invoiceUpstream(desk)
    upstream.readStatus = 503
    expect(await createCollectionInvoices(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'not-sent' },
    })
    expect(invoicesSent(desk)).toEqual([])
  })

  test.each([422, 409])('that the upstream refused with %i are told so', async (status) => {
    await asKari()
    invoiceUpstream(desk).faults = [{ status }]
    expect(await createCollectionInvoices(submission)).toMatchObject({
      ok: false,
      failure: { status },
    })
  })

  test.each([
    ['two with one id', { ...submission, invoices: [invoiceWith('i-1'), invoiceWith('i-1')] }],
    [
      'one without an id',
      { ...submission, invoices: [{ originalInvoiceAmount: 1, currency: 'NOK' }] },
    ],
    ['none at all', { ...submission, invoices: [] }],
    ['what the contract does not know', { ...submission, resend: true }],
    ['an organization with a way out', { ...submission, organizationId: '../1' }],
  ])('are refused before anything is read: %s', async (_, wrong) => {
    await asKari()
    invoiceUpstream(desk)
    expect(await createCollectionInvoices(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await desk.journalRows()).toEqual([])
  })

  test('are refused from a foreign page, to nobody signed in, and in the name of another', async () => {
    invoiceUpstream(desk)
    expect(await createCollectionInvoices(submission)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari()
    expect(await createCollectionInvoices({ ...submission, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    fromOrigin('https://evil.example')
    expect(await createCollectionInvoices(submission)).toMatchObject({
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
    expect(invoicesSent(desk)).toEqual([])
  })
})
