import { describe, expect, test } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import {
  kari,
  type OneCustomer,
  oneCustomer,
  take,
  updatesSent,
} from '@/tests/support/stored-customer'
import { updateCustomer } from './update-customer'

const desk = deskUnderTest()
const { ssn: _ssn, bankAccountNo: _bank, ...plain } = kari
const opened = toFormValues(plain)
const draft = {
  idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  baseline: opened,
  edited: { ...opened, name: 'Kari Hansen' },
  clearing: [],
}

describe('a masked value', () => {
  const maskedKari = async () => {
    const read = await executeOperation('getCustomer', {
      params: { clientno: '1001', customerno: '10001' },
    })
    if (!read.ok) throw new Error('unreadable')
    return toFormValues(read.value)
  }

  test('typed anew is sent, and compared with what a read shows without being seen', async () => {
    await asKari()
    oneCustomer(desk)
    const baseline = await maskedKari()
    const result = await updateCustomer({
      ...draft,
      baseline,
      edited: { ...baseline, ssn: '01019030072' },
    })
    expect(result).toMatchObject({
      value: { outcome: 'saved', seen: { sent: ['ssn'], different: [] } },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', ssn: '01019030072' }])
    expect(JSON.stringify(result)).not.toMatch(/0101903007/)
  })

  test('typed as it is stored changes nothing', async () => {
    await asKari()
    oneCustomer(desk)
    const baseline = await maskedKari()
    expect(
      await updateCustomer({
        ...draft,
        baseline,
        edited: { ...baseline, ssn: '01019030071' },
      }),
    ).toMatchObject({
      value: { outcome: 'nothing' },
    })
    expect(updatesSent(desk)).toEqual([])
  })

  test('that somebody else changed meanwhile is asked about', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    const baseline = await maskedKari()
    upstream.stored = { ...kari, ssn: '01019030073' }
    expect(
      await updateCustomer({
        ...draft,
        baseline,
        edited: { ...baseline, ssn: '01019030072' },
      }),
    ).toMatchObject({
      value: { outcome: 'conflict', open: ['ssn'] },
    })
  })

  test.each(['01019030071', '01019030072'])(
    'cannot be found out by guessing over something else than its mask: %s',
    async (guess) => {
      await asKari()
      oneCustomer(desk)
      const baseline = { ...(await maskedKari()), ssn: '' }
      expect(
        await updateCustomer({ ...draft, baseline, edited: { ...baseline, ssn: guess } }),
      ).toMatchObject({
        value: { outcome: 'conflict', open: ['ssn'] },
      })
      expect(updatesSent(desk)).toEqual([])
    },
  )
})

test('a refusal that a read contradicts is told as taken, with the words of the upstream', async () => {
  await asKari()
  const upstream = oneCustomer(desk)
  upstream.put = (request, response) => {
    take(upstream, request.text)
    json(response, 409, { message: 'Busy' })
  }
  expect(await updateCustomer(draft)).toMatchObject({
    value: { outcome: 'saved', result: { message: '409 Busy' }, seen: { different: [] } },
  })
  expect(await desk.journalRows()).toMatchObject([{ state: 'done', look: { found: 'applied' } }])
  expect(await updateCustomer(draft)).toMatchObject({ value: { outcome: 'saved' } })
  expect(updatesSent(desk)).toHaveLength(1)
})

describe('a field that reads leave out', () => {
  /** Reads of one customer without some of its fields. */
  function leavingOut(upstream: OneCustomer, ...fields: (keyof Customer)[]) {
    upstream.get = (_, response) =>
      json(response, 200, {
        ...upstream.stored,
        ...Object.fromEntries(fields.map((field) => [field, undefined])),
      })
  }
  const phoned = { ...draft, edited: { ...opened, phoneNo: '+4799887766' } }

  test('is not told as something else than was sent', async () => {
    await asKari()
    leavingOut(oneCustomer(desk, plain), 'phoneNo')
    const baseline = toFormValues({ ...plain, phoneNo: undefined })
    expect(
      await updateCustomer({
        ...phoned,
        baseline,
        edited: { ...baseline, phoneNo: '+4799887766' },
      }),
    ).toMatchObject({
      value: {
        outcome: 'saved',
        seen: { sent: ['phoneNo'], different: [], notShown: ['phoneNo'] },
      },
    })
    expect((await desk.journalRows())[0]).toMatchObject({
      state: 'done',
      before: { phoneNo: null },
      seen: { phoneNo: null },
    })
  })

  test('is no change of others when it is gone from a later read', async () => {
    await asKari()
    leavingOut(oneCustomer(desk, plain), 'phoneNo', 'name')
    expect(await updateCustomer(phoned)).toMatchObject({
      value: { outcome: 'saved', theirs: [], seen: { notShown: ['phoneNo'] } },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', phoneNo: '+4799887766' }])
  })

  test('proves nothing against a refusal', async () => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    leavingOut(upstream, 'phoneNo')
    upstream.put = (_, response) => json(response, 409, { message: 'Busy' })
    expect(await updateCustomer(phoned)).toMatchObject({
      failure: { kind: 'conflict', status: 409 },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'refused' }])
  })

  test('of the address is asked about before the address is sent, and is then sent as it was typed', async () => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    const { addressLine2: _, ...shown } = plain.postalAddress!
    upstream.get = (__, response) => json(response, 200, { ...plain, postalAddress: shown })
    const edited = { ...opened, address: { ...opened.address, cityName: 'Bergen' } }
    const asked = await updateCustomer({ ...draft, edited })
    expect(asked).toMatchObject({
      value: { outcome: 'conflict', open: ['address'], unseen: ['address'], theirs: [] },
    })
    expect(updatesSent(desk)).toEqual([])

    const baseline = toFormValues({ ...plain, postalAddress: shown })
    await updateCustomer({
      ...draft,
      idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
      baseline,
      edited,
    })
    expect(updatesSent(desk)).toMatchObject([
      { postalAddress: { addressLine2: 'c/o Hansen', cityName: 'Bergen' } },
    ])
  })

  test('of the address that the service blots out is refused at its field until it is typed anew', async () => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    const read = { ...plain, postalAddress: { ...plain.postalAddress, addressLine2: 'c/o H****' } }
    upstream.get = (_, response) => json(response, 200, read)
    const baseline = toFormValues(read)
    const save = (line: string) =>
      updateCustomer({
        ...draft,
        baseline,
        edited: {
          ...baseline,
          address: { ...baseline.address, cityName: 'Bergen', addressLine2: line },
        },
      })
    expect(await save('c/o H****')).toMatchObject({
      failure: { kind: 'invalid', fields: { 'postalAddress.addressLine2': expect.any(String) } },
    })
    expect(updatesSent(desk)).toEqual([])
    await save('c/o Hansen')
    expect(updatesSent(desk)).toMatchObject([
      { postalAddress: { addressLine2: 'c/o Hansen', cityName: 'Bergen' } },
    ])
  })

  test('of the address with stars around it goes back as it stands', async () => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    const read = {
      ...plain,
      postalAddress: { ...plain.postalAddress, addressLine2: '*** UKJENT ADRESSE ***' },
    }
    upstream.get = (_, response) => json(response, 200, read)
    const baseline = toFormValues(read)
    await updateCustomer({
      ...draft,
      baseline,
      edited: { ...baseline, address: { ...baseline.address, cityName: 'Bergen' } },
    })
    expect(updatesSent(desk)).toMatchObject([
      { postalAddress: { addressLine2: '*** UKJENT ADRESSE ***', cityName: 'Bergen' } },
    ])
  })

  test('of the address stops nothing that leaves the address alone', async () => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    upstream.get = (_, response) =>
      json(response, 200, { ...upstream.stored, postalAddress: undefined })
    expect(await updateCustomer(phoned)).toMatchObject({
      value: { outcome: 'saved', theirs: [] },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', phoneNo: '+4799887766' }])
  })
})

test('a read of another customer compares nothing', async () => {
  await asKari()
  const upstream = oneCustomer(desk, plain)
  let reads = 0
  upstream.get = (_, response) =>
    json(
      response,
      200,
      reads++ === 0 ? plain : { ...plain, customerNo: '10002', name: 'Kari Hansen' },
    )
  expect(await updateCustomer(draft)).toMatchObject({
    value: { outcome: 'saved', seen: null },
  })
})

test('a refusal of which a read shows a part stored leaves the outcome unknown, now and at a second arrival', async () => {
  await asKari()
  const upstream = oneCustomer(desk, plain)
  upstream.put = (_, response) => {
    upstream.stored = { ...plain, name: 'Kari Hansen' }
    json(response, 422, { message: 'Wrong phone' })
  }
  const both = { ...draft, edited: { ...opened, name: 'Kari Hansen', phoneNo: '+4799887766' } }
  for (let arrival = 1; arrival <= 2; arrival++)
    expect(await updateCustomer(both)).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'contradicted', message: 'Wrong phone' },
    })
  expect(await desk.journalRows()).toMatchObject([{ state: 'unknown', look: { found: 'partly' } }])
  expect(updatesSent(desk)).toHaveLength(1)
})

describe('an answer of 200', () => {
  test.each([
    [
      'refuses, and nothing is stored',
      'REJECTED',
      false,
      { failure: { kind: 'refused', message: 'Locked' } },
      'refused',
    ],
    [
      'refuses, and all is stored',
      'REJECTED',
      true,
      { value: { outcome: 'saved', result: { message: '200 Locked' } } },
      'done',
    ],
    [
      'says what nobody knows, and nothing is stored',
      'PARKED',
      false,
      { failure: { kind: 'unknown-outcome', code: 'odd-word' } },
      'unknown',
    ],
    [
      'says what nobody knows, and all is stored',
      'PARKED',
      true,
      { value: { outcome: 'saved' } },
      'done',
    ],
  ])('that %s', async (_, status, isStored, told, state) => {
    await asKari()
    const upstream = oneCustomer(desk, plain)
    upstream.put = (request, response) => {
      if (isStored) take(upstream, request.text)
      json(response, 200, { status, message: 'Locked' })
    }
    for (let arrival = 1; arrival <= 2; arrival++)
      expect(await updateCustomer(draft)).toMatchObject(told)
    expect(await desk.journalRows()).toMatchObject([{ state }])
    expect(updatesSent(desk)).toHaveLength(1)
  })
})

describe('a blank outside the address', () => {
  const cleared = { ...draft, edited: { ...opened, phoneNo: '' } }

  test('that nobody asked to send takes part in nothing: it is not sent, and collides with nobody', async () => {
    await asKari()
    oneCustomer(desk, { ...plain, phoneNo: '+4711111111' })
    expect(await updateCustomer(cleared)).toMatchObject({ value: { outcome: 'nothing' } })
    expect(updatesSent(desk)).toEqual([])
  })

  test.each([
    ['was taken', false, []],
    ['was ignored', true, ['phoneNo']],
  ])(
    'that was asked for is sent, and the read afterwards tells that it %s',
    async (_, isIgnored, different) => {
      await asKari()
      const upstream = oneCustomer(desk, plain)
      if (isIgnored)
        upstream.put = (__, response) =>
          json(response, 200, { status: 'PROCESSED', result: 'UPDATED' })
      expect(await updateCustomer({ ...cleared, clearing: ['phoneNo'] })).toMatchObject({
        value: { outcome: 'saved', seen: { sent: ['phoneNo'], different } },
      })
      expect(updatesSent(desk)).toEqual([{ customerNo: '10001', phoneNo: '' }])
      expect((await desk.journalRows())[0]).toMatchObject({
        seen: { phoneNo: isIgnored ? '+4722334455' : '' },
      })
    },
  )
})
