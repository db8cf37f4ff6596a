import { describe, expect, test, vi } from 'vitest'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { kari, type OneCustomer, oneCustomer, take, updatesSent } from '@/tests/support/stored-customer'
import { workspaces } from '@/tests/support/tokens'
import { entryOf } from '../domain/customer-edit'
import { perform } from '../gateway/perform'
import { lookAgainWorkflow } from './look-again'
import { updateCustomerWorkflow } from './update-customer'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const intentId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const opened = entryOf(kari)
const edited = { ...opened, name: 'Kari Hansen', address: { ...opened.address, cityName: 'Bergen', postalCode: '5003' } }

/** A save whose answer was lost, before or after the upstream stored it. */
async function lostSave(stored: 'stored' | 'not stored'): Promise<OneCustomer> {
  await asKari()
  const upstream = oneCustomer(desk)
  upstream.put = ({ text }, _, socket) => {
    if (stored === 'stored') take(upstream, text)
    socket.destroy()
  }
  const result = await updateCustomerWorkflow({ intentId, clientNo: '1001', customerNo: '10001', baseline: opened, edited })
  expect(result).toMatchObject({ failure: { kind: 'unknown-outcome' } })
  return upstream
}

const states = async () => (await desk.journalRows()).map(({ state }) => state)

describe('looking again at a save whose answer was lost', () => {
  test('finds it applied, and settles it as done', async () => {
    await lostSave('stored')
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ ok: true, value: { state: 'done', look: { found: 'applied', person: 'kari' } } })
    expect(await states()).toEqual(['done'])
  })

  test('finds it not applied, and says so for good', async () => {
    await lostSave('not stored')
    const looked = await lookAgainWorkflow({ intentId })
    expect(looked).toMatchObject({ value: { state: 'not-applied', look: { found: 'not-applied' } } })
    expect(looked).toMatchObject({
      value: { fields: expect.arrayContaining([{ field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo', stored: 'Oslo' }]) },
    })
  })

  test('finds it in part, shows field by field what stands there, and leaves it unknown', async () => {
    const upstream = await lostSave('stored')
    upstream.stored = { ...upstream.stored, name: 'Kari Nordmann' }
    const looked = await lookAgainWorkflow({ intentId })
    expect(looked).toMatchObject({ value: { state: 'unknown', look: { found: 'partly' } } })
    expect(looked).toMatchObject({
      value: { fields: expect.arrayContaining([{ field: 'name', sent: 'Kari Hansen', before: 'Kari Nordmann', stored: 'Kari Nordmann' }]) },
    })
  })

  test('finds the customer gone, and leaves it unknown', async () => {
    const upstream = await lostSave('not stored')
    upstream.stored = null
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ value: { state: 'unknown', look: { found: 'gone' } } })
  })

  test('may be done again, and settles it when the upstream shows it at last', async () => {
    const upstream = await lostSave('stored')
    const shown = upstream.stored
    upstream.stored = { ...shown, name: 'A third name' }
    await lookAgainWorkflow({ intentId })
    upstream.stored = shown
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ value: { state: 'done' } })
  })

  test('sends nothing, whatever it finds', async () => {
    await lostSave('not stored')
    await lookAgainWorkflow({ intentId })
    expect(updatesSent(desk)).toHaveLength(1)
    expect(await updateCustomerWorkflow({ intentId, clientNo: '1001', customerNo: '10001', baseline: opened, edited })).toMatchObject({ ok: false })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('says that it could not look when the read fails, and leaves the write as it is', async () => {
    const upstream = await lostSave('stored')
    upstream.get = (_, response) => json(response, 503, {})
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(await desk.journalRows()).toMatchObject([{ state: 'unknown', look: null }])
  })

  test('may be done by a colleague of the same client, and is noted under their name', async () => {
    await lostSave('stored')
    await asOla()
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ value: { person: 'kari', look: { person: 'ola' } } })
  })

  test('is refused to a person of another client, who does not learn that the write exists', async () => {
    await lostSave('stored')
    await asOla({ workspaces: workspaces.slice(1) })
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await states()).toEqual(['unknown'])
  })
})

describe('looking again', () => {
  test('at a write that is settled reads nothing', async () => {
    await asKari()
    oneCustomer(desk)
    await updateCustomerWorkflow({ intentId, clientNo: '1001', customerNo: '10001', baseline: opened, edited })
    const before = arrivedAt(desk).length
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ ok: true, value: { state: 'done', look: null } })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('at a batch says that it cannot', async () => {
    await asKari()
    oneCustomer(desk).put = (_, __, socket) => void socket.destroy()
    await perform('updateCustomers', { params: { clientno: '1001' }, body: [{ customerNo: '10001', name: 'Kari' }] }, { intentId })
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ failure: { kind: 'refused', code: 'cannot-look' } })
  })

  test('is refused from a foreign page, to nobody signed in, and for what is no intent', async () => {
    await lostSave('stored')
    const before = arrivedAt(desk).length
    for (const wrong of [undefined, {}, { intentId: 'x' }, { intentId, more: 1 }])
      expect(await lookAgainWorkflow(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    fromOrigin('https://evil.example')
    expect(await lookAgainWorkflow({ intentId })).toMatchObject({ failure: { kind: 'forbidden', code: 'wrong-origin' } })
    expect(arrivedAt(desk)).toHaveLength(before)
    expect(await states()).toEqual(['unknown'])
  })
})
