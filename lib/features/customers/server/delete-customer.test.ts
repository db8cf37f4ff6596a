import { describe, expect, test } from 'vitest'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { kari } from '@/tests/support/stored-customer'
import { storedText } from '@/tests/support/stores'
import { deleteCustomer } from './delete-customer'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const deletion = {
  idempotencyKey,
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  typedNo: ' 10001 ',
}

function oneThere(remove?: Parameters<typeof upstreamAnswers>[1]) {
  const upstream = { isThere: true }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'GET')
      return upstream.isThere ? json(response, 200, kari) : json(response, 404, {})
    if (remove) return remove(request, response, socket)
    upstream.isThere = false
    json(response, 200, { status: 'PROCESSED', result: 'DELETED', customerNo: '10001' })
  })
  return upstream
}

const methods = () => arrivedAt(desk).map(({ method }) => method)

describe('a person who deletes a customer', () => {
  test('does so once, however often it arrives, and the journal keeps what stood there, masked', async () => {
    await asKari()
    oneThere()
    for (const result of [await deleteCustomer(deletion), await deleteCustomer(deletion)])
      expect(result).toMatchObject({ ok: true, value: { result: 'DELETED' } })
    expect(methods().filter((method) => method === 'DELETE')).toHaveLength(1)

    const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
    expect(entry).toMatchObject({
      value: {
        state: 'done',
        fields: expect.arrayContaining([
          { field: 'name', before: 'Kari Nordmann' },
          { field: 'postalAddress.cityName', before: 'Oslo' },
          { field: 'ssn', before: expect.stringMatching(/^•••••/) },
        ]),
      },
    })
    expect(await storedText(desk.db, 'desk.journal')).not.toMatch(/01019030071|86011117947/)
  })

  test.each([['10002'], [''], ['100011']])(
    'is stopped when the typed number is "%s"',
    async (typedNo) => {
      await asKari()
      oneThere()
      expect(await deleteCustomer({ ...deletion, typedNo })).toMatchObject({
        failure: { kind: 'invalid', code: 'number-differs' },
      })
      expect(methods()).toEqual([])
    },
  )

  test('deletes nothing where the service answers with another customer', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, { ...kari, customerNo: '10002' }))
    expect(await deleteCustomer(deletion)).toMatchObject({
      failure: { kind: 'not-sent', code: 'other-record' },
    })
    expect(methods()).toEqual(['GET'])
  })

  test('reads why the upstream refuses, and the journal says so', async () => {
    await asKari()
    oneThere((_, response) =>
      json(response, 422, { message: 'a stop of debt collection is in force' }),
    )
    expect(await deleteCustomer(deletion)).toMatchObject({
      failure: { status: 422, message: 'a stop of debt collection is in force' },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'refused' }])
  })

  test.each([
    ['gone', true, 'done'],
    ['still there', false, 'not-applied'],
  ])(
    'is told that nobody knows when the answer is lost, and learns by a look that it is %s',
    async (_, isGone, state) => {
      await asKari()
      const upstream = oneThere((__, ___, socket) => {
        upstream.isThere = !isGone
        socket.destroy()
      })
      expect(await deleteCustomer(deletion)).toMatchObject({
        failure: { kind: 'unknown-outcome' },
      })
      expect(await checkOutcome({ idempotencyKey, operation: 'deleteCustomer' })).toMatchObject({
        value: { state },
      })
    },
  )

  test.each([
    ['10002', { failure: { kind: 'off-contract', code: 'other-record' } }],
    [null, { value: { state: 'unknown', look: { found: 'unproven' } } }],
  ])('learns nothing by a look that is answered with customer %j', async (customerNo, learned) => {
    await asKari()
    oneThere((_, __, socket) => void socket.destroy())
    await deleteCustomer(deletion)
    upstreamAnswers(desk, (_, response) => json(response, 200, { customerNo, name: 'Somebody' }))
    const found = await checkOutcome({ idempotencyKey, operation: 'deleteCustomer' })
    expect(found).toMatchObject(learned)
  })

  test.each([
    [404, 'not-found'],
    [503, 'not-sent'],
  ])('sends nothing when the customer cannot be read (%i)', async (status, kind) => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, status, {}))
    expect(await deleteCustomer(deletion)).toMatchObject({ failure: { kind } })
    expect(methods()).not.toContain('DELETE')
  })

  test('is refused to nobody signed in, and in the name of another', async () => {
    oneThere()
    expect(await deleteCustomer(deletion)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari()
    expect(await deleteCustomer({ ...deletion, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(methods()).toEqual([])
  })
})

test('a refused deletion that a read contradicts is told as done', async () => {
  await asKari()
  const upstream = oneThere((_, response) => {
    upstream.isThere = false
    json(response, 409, { message: 'Busy' })
  })
  for (const result of [await deleteCustomer(deletion), await deleteCustomer(deletion)])
    expect(result).toMatchObject({ ok: true, value: { message: '409 Busy' } })
  expect(await desk.journalRows()).toMatchObject([{ state: 'done' }])
})
