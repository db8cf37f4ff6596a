import { describe, expect, test } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { createCustomer } from './create-customer'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const edited = { ...toFormValues({}), name: 'Fjellheim Rør', dueDays: '14', ssn: '01019030071' }
const draft = { idempotencyKey, clientNo: '1001', customerNo: '90001', userName: 'kari', edited }

/**
 * An upstream without the customer, until a POST stores it. `post` stands in for its usual answer.
 */
function nobody(post?: Parameters<typeof upstreamAnswers>[1]) {
  const upstream: { stored: Customer | null; others: Customer[] } = {
    stored: null,
    others: [{ customerNo: '10001', name: 'Kari' }],
  }
  upstreamAnswers(desk, (request, response, socket) => {
    const path = request.url.split('?')[0]!
    const other = upstream.others.find(({ customerNo }) => path.endsWith(`/${customerNo}`))
    if (request.method === 'GET' && other) return json(response, 200, other)
    if (request.method === 'GET' && path.endsWith('/customers'))
      return json(response, 200, { customers: upstream.others })
    if (request.method === 'GET')
      return upstream.stored
        ? json(response, 200, upstream.stored)
        : json(response, 404, { message: 'No such customer' })
    if (post) return post(request, response, socket)
    upstream.stored = (JSON.parse(request.text) as { customer: Customer }).customer
    json(response, 200, {
      status: 'PROCESSED',
      result: 'CREATED',
      customerNo: '90001',
      warnings: [],
    })
  })
  return upstream
}

const methods = () => arrivedAt(desk).map(({ method }) => method)

describe('a person who creates a customer', () => {
  test('sends exactly what was typed, after a read has found nobody, and sees what is stored', async () => {
    await asKari()
    nobody()
    expect(await createCustomer(draft)).toMatchObject({
      value: { outcome: 'created', result: { result: 'CREATED' }, seen: { different: [] } },
    })
    expect(methods()).toEqual(['GET', 'POST', 'GET'])
    expect(JSON.parse(arrivedAt(desk)[1]!.text)).toEqual({
      metadata: { userId: 'kari' },
      customer: { customerNo: '90001', name: 'Fjellheim Rør', dueDays: 14, ssn: '01019030071' },
    })
    expect(await desk.journalRows()).toMatchObject([
      { operation: 'createCustomer', target: '90001', state: 'done' },
    ])
  })

  test('sends nothing when the number is taken, and is shown who has it, masked', async () => {
    await asKari()
    nobody().stored = { customerNo: '90001', name: 'Somebody', ssn: '01019030071' }
    expect(await createCustomer(draft)).toMatchObject({
      value: {
        outcome: 'exists',
        current: { name: 'Somebody', ssn: expect.stringMatching(/^•••••/) },
      },
    })
    expect(methods()).toEqual(['GET'])
    expect(await desk.journalRows()).toEqual([])
  })

  test.each([
    [503, 'not-sent'],
    [403, 'forbidden'],
    [200, 'not-sent'],
  ])('sends nothing when the read of the number ends with %i', async (status, kind) => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, status, 'x'))
    expect(await createCustomer(draft)).toMatchObject({ ok: false, failure: { kind } })
    expect(new Set(methods())).toEqual(new Set(['GET']))
  })

  test.each<[string, object | null, boolean, boolean]>([
    ['reads no customer by its number', { customers: [{ customerNo: '10001' }] }, false, false],
    ['offers no list of them either', null, false, false],
    ['lists something else', { status: 'PROCESSED' }, false, false],
    ['reads another one by its number', { customers: [{ customerNo: '10001' }] }, true, true],
    ['lists no customer at all', { customers: [] }, false, true],
  ])(
    'takes a 404 that tells nothing for a free number only where it proves that: the service %s',
    async (_, list, readsOthers, isCreated) => {
      await asKari()
      upstreamAnswers(desk, (request, response) => {
        if (request.method === 'POST')
          return json(response, 200, { status: 'PROCESSED', result: 'CREATED' })
        if (request.url.includes('/customers?'))
          return list ? json(response, 200, list) : json(response, 404, {})
        if (readsOthers && request.url.endsWith('/10001'))
          return json(response, 200, { customerNo: '10001' })
        return json(response, 404, {})
      })
      const result = await createCustomer(draft)
      expect(methods().includes('POST')).toBe(isCreated)
      if (!isCreated)
        expect(result).toMatchObject({ failure: { kind: 'not-found', code: 'maybe-not-offered' } })
    },
  )

  test('creates once when the save arrives twice', async () => {
    await asKari()
    nobody()
    const results = [await createCustomer(draft), await createCustomer(draft)]
    for (const result of results) expect(result).toMatchObject({ value: { outcome: 'created' } })
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1)
  })

  test('is told that nobody knows when the answer is lost, and learns by a look that it is there', async () => {
    await asKari()
    const upstream = nobody((request, _, socket) => {
      upstream.stored = (JSON.parse(request.text) as { customer: Customer }).customer
      socket.destroy()
    })
    expect(await createCustomer(draft)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await checkOutcome({ idempotencyKey, operation: 'createCustomer' })).toMatchObject({
      value: { state: 'done', look: { found: 'applied' } },
    })
  })

  test('learns by a look that nobody was created', async () => {
    await asKari()
    nobody((_, __, socket) => void socket.destroy())
    await createCustomer(draft)
    expect(await checkOutcome({ idempotencyKey, operation: 'createCustomer' })).toMatchObject({
      value: { state: 'not-applied' },
    })
  })

  test.each([
    [
      'reads no customer by its number',
      [{ customerNo: '10002', name: 'listed, and read by nobody' }],
      true,
    ],
    ['has no other customer to try the read with', [], false],
  ])('learns nothing by a look at a service that %s', async (_, others, isListed) => {
    await asKari()
    const upstream = nobody((__, ___, socket) => void socket.destroy())
    await createCustomer(draft)
    upstream.others = others
    if (isListed)
      upstreamAnswers(desk, ({ url }, response) =>
        url.includes('/customers?')
          ? json(response, 200, { customers: others })
          : json(response, 404, {}),
      )
    expect(await checkOutcome({ idempotencyKey, operation: 'createCustomer' })).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
  })

  test('is told that it stands there although the upstream refused it', async () => {
    await asKari()
    const upstream = nobody((request, response) => {
      upstream.stored = (JSON.parse(request.text) as { customer: Customer }).customer
      json(response, 409, { message: 'Busy' })
    })
    expect(await createCustomer(draft)).toMatchObject({
      value: { outcome: 'created', result: { message: '409 Busy' } },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'done' }])
  })

  test.each([
    ['a number that is none', { ...draft, edited: { ...edited, dueDays: 'soon' } }],
    ['a customer number with a way out', { ...draft, customerNo: '../1' }],
    ['what the contract does not know', { ...draft, clearing: [] }],
  ])('is refused %s before anything is read', async (_, wrong) => {
    await asKari()
    nobody()
    expect(await createCustomer(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(methods()).toEqual([])
  })

  test('is refused from a foreign page, to nobody signed in, and in the name of another', async () => {
    nobody()
    expect(await createCustomer(draft)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari()
    expect(await createCustomer({ ...draft, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    fromOrigin('https://evil.example')
    expect(await createCustomer(draft)).toMatchObject({
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
    expect(methods()).toEqual([])
  })
})
