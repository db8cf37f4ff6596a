import { describe, expect, test, vi } from 'vitest'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { kari, oneCustomer, take, updatesSent } from '@/tests/support/stored-customer'
import { entryOf } from '../domain/customer-edit'
import { perform } from '../gateway/perform'
import { updateCustomerWorkflow } from './update-customer'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const { ssn: _ssn, bankAccountNo: _bank, ...plain } = kari
const opened = entryOf(plain)
const draft = {
  intentId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  baseline: opened,
  edited: { ...opened, name: 'Kari Hansen' },
  clearing: [],
}

describe('a masked value', () => {
  const maskedKari = async () => {
    const read = await perform('getCustomer', { params: { clientno: '1001', customerno: '10001' } })
    if (!read.ok) throw new Error('unreadable')
    return entryOf(read.value)
  }

  test('typed anew is sent, and compared with what a read shows without being seen', async () => {
    await asKari()
    oneCustomer(desk)
    const baseline = await maskedKari()
    const result = await updateCustomerWorkflow({ ...draft, baseline, edited: { ...baseline, ssn: '01019030072' } })
    expect(result).toMatchObject({ value: { outcome: 'saved', seen: { sent: ['ssn'], different: [] } } })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', ssn: '01019030072' }])
    expect(JSON.stringify(result)).not.toMatch(/0101903007/)
  })

  test('typed as it is stored changes nothing', async () => {
    await asKari()
    oneCustomer(desk)
    const baseline = await maskedKari()
    expect(await updateCustomerWorkflow({ ...draft, baseline, edited: { ...baseline, ssn: '01019030071' } })).toMatchObject({
      value: { outcome: 'nothing' },
    })
    expect(updatesSent(desk)).toEqual([])
  })

  test('that somebody else changed meanwhile is asked about', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    const baseline = await maskedKari()
    upstream.stored = { ...kari, ssn: '01019030073' }
    expect(await updateCustomerWorkflow({ ...draft, baseline, edited: { ...baseline, ssn: '01019030072' } })).toMatchObject({
      value: { outcome: 'conflict', open: ['ssn'] },
    })
  })

  test.each(['01019030071', '01019030072'])('cannot be found out by guessing over something else than its mask: %s', async (guess) => {
    await asKari()
    oneCustomer(desk)
    const baseline = { ...(await maskedKari()), ssn: '' }
    expect(await updateCustomerWorkflow({ ...draft, baseline, edited: { ...baseline, ssn: guess } })).toMatchObject({
      value: { outcome: 'conflict', open: ['ssn'] },
    })
    expect(updatesSent(desk)).toEqual([])
  })
})

test('a refusal that a read contradicts is told as taken, with the words of the upstream', async () => {
  await asKari()
  const upstream = oneCustomer(desk)
  upstream.put = (request, response) => {
    take(upstream, request.text)
    json(response, 409, { message: 'Busy' })
  }
  expect(await updateCustomerWorkflow(draft)).toMatchObject({ value: { outcome: 'saved', result: { message: '409 Busy' }, seen: { different: [] } } })
  expect(await desk.journalRows()).toMatchObject([{ state: 'done', look: { found: 'applied' } }])
  expect(await updateCustomerWorkflow(draft)).toMatchObject({ value: { outcome: 'saved' } })
  expect(updatesSent(desk)).toHaveLength(1)
})

describe('a blank outside the address', () => {
  const cleared = { ...draft, edited: { ...opened, phoneNo: '' } }

  test('that nobody asked to send takes part in nothing: it is not sent, and collides with nobody', async () => {
    await asKari()
    oneCustomer(desk, { ...plain, phoneNo: '+4711111111' })
    expect(await updateCustomerWorkflow(cleared)).toMatchObject({ value: { outcome: 'nothing' } })
    expect(updatesSent(desk)).toEqual([])
  })

  test.each([
    ['was taken', false, []],
    ['was ignored', true, ['phoneNo']],
  ])('that was asked for is sent, and the read afterwards tells that it %s', async (_, isIgnored, different) => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    if (isIgnored) upstream.put = (__, response) => json(response, 200, { status: 'PROCESSED', result: 'UPDATED' })
    expect(await updateCustomerWorkflow({ ...cleared, clearing: ['phoneNo'] })).toMatchObject({
      value: { outcome: 'saved', seen: { sent: ['phoneNo'], different } },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', phoneNo: '' }])
    expect((await desk.journalRows())[0]).toMatchObject({ seen: { phoneNo: isIgnored ? '+4722334455' : '' } })
  })
})
