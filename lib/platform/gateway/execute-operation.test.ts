import { describe, expect, test, vi } from 'vitest'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { executeFromRequest, executeOperation } from './execute-operation'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const params = { clientno: '1001', customerno: '10001' }
const customer = { customerNo: '10001', ssn: '01019030071' }
const answers = (status: number, body: object) =>
  upstreamAnswers(desk, (_, response) => json(response, status, body))

describe('an input that has yet to be read', () => {
  test('is not read of who may not do it, nor from a foreign page', async () => {
    const arriving = vi.fn(async () => ({ params }))
    answers(200, customer)
    expect(await executeFromRequest('getCustomer', arriving)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari({ rights: ['read:collection.case'] })
    expect(await executeFromRequest('getCustomer', arriving)).toMatchObject({
      failure: { kind: 'forbidden', code: 'right' },
    })
    await asKari()
    fromOrigin('https://evil.example')
    expect(await executeFromRequest('updateCustomer', arriving, { idempotencyKey })).toMatchObject({
      failure: { code: 'wrong-origin' },
    })
    expect(arriving).not.toHaveBeenCalled()
    expect(await executeOperation('getCustomer', { params })).toMatchObject({ ok: true })
  })

  test('is refused where it cannot be read, and then nothing is asked', async () => {
    answers(200, customer)
    await asKari()
    expect(await executeFromRequest('getCustomer', async () => undefined)).toEqual({
      ok: false,
      failure: { kind: 'invalid', code: 'unreadable' },
    })
    expect(arrivedAt(desk)).toEqual([])
    expect(await executeFromRequest('getCustomer', async () => ({ params }))).toMatchObject({
      ok: true,
      value: { customerNo: '10001' },
    })
  })
})

describe('what a read answers', () => {
  test('leaves the door masked, unless work of the server asks for it as it is', async () => {
    answers(200, customer)
    await asKari()
    const read = async (unmasked?: boolean) => {
      const result = await executeOperation('getCustomer', { params }, { unmasked })
      return result.ok ? result.value.ssn : null
    }
    expect(await read()).toMatch(/^•{5} ~/)
    expect(await read(true)).toBe('01019030071')
  })

  test('leaves it with a mark in place of a document, also where pages share it', async () => {
    answers(200, { ReceiptId: 'R-1', InvoiceData: Buffer.from('%PDF-1.4').toString('base64') })
    await asKari()
    const ask = (Identifier: string, options: object) =>
      executeOperation('getInvoiceStatus', { body: { Identifier } }, options)
    const shared = await ask('R-1', { isBackground: true })
    expect(shared).toEqual(await ask('R-1', {}))
    expect(JSON.stringify(shared)).not.toContain(Buffer.from('%PDF').toString('base64').slice(0, 5))
    expect(await ask('R-1', { isBackground: true, unmasked: true })).toMatchObject({
      value: { InvoiceData: Buffer.from('%PDF-1.4').toString('base64') },
    })
    expect(arrivedAt(desk)).toHaveLength(3)
  })

  test('that fails is told as it is, by itself and shared', async () => {
    answers(404, {})
    await asKari()
    for (const isBackground of [false, true])
      expect(
        await executeOperation(
          'getInvoiceStatus',
          { body: { Identifier: 'R-2' } },
          { isBackground },
        ),
      ).toMatchObject({ ok: false })
  })
})

describe('a write', () => {
  test('keeps what else came with it beside the name of its person', async () => {
    answers(200, { status: 'PROCESSED' })
    await asKari()
    const body = {
      metadata: { userId: 'somebody-else', correlationId: 'c-1' },
      customer: { customerNo: '10001' },
    }
    await executeOperation('updateCustomer', { params: { clientno: '1001' }, body } as never, {
      idempotencyKey,
    })
    await executeOperation(
      'updateCustomer',
      { params: { clientno: '1001' }, body: { customer: { customerNo: '10002' } } } as never,
      {
        idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
      },
    )
    const [first, second] = arrivedAt(desk).map(({ text }) => JSON.parse(text))
    expect(first).toEqual({
      metadata: { correlationId: 'c-1', userId: 'kari' },
      customer: { customerNo: '10001' },
    })
    expect(second).toEqual({ metadata: { userId: 'kari' }, customer: { customerNo: '10002' } })
  })

  test('stands in the journal with what stood there before it', async () => {
    answers(200, { status: 'PROCESSED' })
    await asKari()
    const body = { customer: { customerNo: '10001', name: 'Kari' } }
    await executeOperation(
      'updateCustomer',
      { params: { clientno: '1001' }, body },
      { idempotencyKey, before: { name: 'Ola' } },
    )
    expect(await desk.journalRows()).toMatchObject([{ before: { name: 'Ola' } }])
  })

  test('answers masked', async () => {
    answers(200, { status: 'PROCESSED', ssn: '01019030071' })
    await asKari()
    const body = { customer: { customerNo: '10001' } }
    const saved = await executeOperation(
      'updateCustomer',
      { params: { clientno: '1001' }, body } as never,
      { idempotencyKey },
    )
    expect(saved.ok).toBe(true)
    expect(JSON.stringify(saved)).not.toContain('01019030071')
  })
})
