import { describe, expect, test } from 'vitest'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { type Answer, json, until } from '@/tests/support/fake-upstream'
import {
  kari,
  type OneCustomer,
  oneCustomer,
  take,
  updatesSent,
} from '@/tests/support/stored-customer'
import { updateCustomer } from './update-customer'

const desk = deskUnderTest()
/** What a page opened with: masks are a matter of their own. */
const { ssn: _ssn, bankAccountNo: _bank, ...plain } = kari
const opened = toFormValues(plain)
const moved = { ...opened, address: { ...opened.address, cityName: 'Bergen', postalCode: '5003' } }
/** Of whom a service tells that ignores the number. */
const others = { ...plain, customerNo: '10002' }
const othersOpened = toFormValues(others)
const draft = {
  idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  baseline: opened,
  edited: moved,
  clearing: [],
}
const otherKey = '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const wholeGroup = {
  addressLine1: 'Storgata 1',
  addressLine2: 'c/o Hansen',
  addressLine3: '',
  postalCode: '5003',
  cityName: 'Bergen',
  countryText: '',
  countryCode: 'NO',
}

describe('a person who moves a customer to Bergen', () => {
  test('sends the address whole and nothing else, and sees what is stored then', async () => {
    await asKari()
    oneCustomer(desk)
    expect(await updateCustomer(draft)).toMatchObject({
      ok: true,
      value: {
        outcome: 'saved',
        result: { status: 'PROCESSED' },
        seen: {
          stored: { postalAddress: { ...wholeGroup, name: 'Nordmann' }, phoneNo: '+4722334455' },
          sent: ['address'],
          different: [],
        },
      },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', postalAddress: wholeGroup }])
    expect(arrivedAt(desk).map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
  })

  test('leaves in the journal what stood there before', async () => {
    await asKari()
    oneCustomer(desk)
    await updateCustomer(draft)
    expect((await desk.journalRows())[0]!.before).toEqual({
      ...{
        'postalAddress.addressLine1': 'Storgata 1',
        'postalAddress.addressLine2': 'c/o Hansen',
        'postalAddress.addressLine3': null,
      },
      ...{
        'postalAddress.postalCode': '0155',
        'postalAddress.cityName': 'Oslo',
        'postalAddress.countryText': null,
        'postalAddress.countryCode': 'NO',
      },
    })
  })

  test('keeps the phone that a colleague stored meanwhile, without sending it', async () => {
    await asKari()
    oneCustomer(desk, { ...kari, phoneNo: '+4711111111' })
    expect(await updateCustomer(draft)).toMatchObject({
      value: { outcome: 'saved', seen: { stored: { phoneNo: '+4711111111' } } },
    })
    expect(updatesSent(desk)).toEqual([{ customerNo: '10001', postalAddress: wholeGroup }])
  })

  test.each([
    ['to another city', { ...kari.postalAddress, cityName: 'Bodø' }],
    ['by another line of the address', { ...kari.postalAddress, addressLine2: 'c/o Berg' }],
    ['by clearing the address', { name: 'Nordmann' }],
  ])(
    'is asked when a colleague moved the customer %s, and nothing is sent',
    async (_, postalAddress) => {
      await asKari()
      oneCustomer(desk, { ...plain, postalAddress, phoneNo: '+4711111111' })
      expect(await updateCustomer(draft)).toMatchObject({
        ok: true,
        value: {
          outcome: 'conflict',
          open: ['address'],
          theirs: ['phoneNo'],
          current: { postalAddress },
        },
      })
      expect(updatesSent(desk)).toEqual([])
      expect(await desk.journalRows()).toEqual([])
    },
  )

  test('sends nothing when a colleague has made the same move', async () => {
    await asKari()
    oneCustomer(desk, { ...kari, postalAddress: { ...kari.postalAddress, ...wholeGroup } })
    expect(await updateCustomer(draft)).toMatchObject({ value: { outcome: 'nothing' } })
    expect(updatesSent(desk)).toEqual([])
  })

  test('gets the same outcome when the save arrives twice, at once or later, and it is sent once', async () => {
    await asKari()
    oneCustomer(desk)
    const results = [
      ...(await Promise.all([updateCustomer(draft), updateCustomer(draft)])),
      await updateCustomer(draft),
    ]
    for (const result of results)
      expect(result).toMatchObject({
        value: { outcome: 'saved', seen: { stored: { postalAddress: { cityName: 'Bergen' } } } },
      })
    expect(updatesSent(desk)).toHaveLength(1)
  })
})

/**
 * Two arrivals of one save at once. The second one's read is answered only after the first one's
 * write is stored, and `meanwhile`.
 */
async function arrivesTwice(upstream: OneCustomer, put: Answer, meanwhile: () => void = () => {}) {
  let reads = 0
  let stored = false
  upstream.get = async (_, response) => {
    reads += 1
    if (reads === 2) await until(() => stored, 'the write of the first arrival')
    json(response, 200, upstream.stored)
  }
  upstream.put = async (request, response, socket) => {
    await until(() => reads === 2, 'the read of the second arrival')
    take(upstream, request.text)
    meanwhile()
    stored = true
    await put(request, response, socket)
  }
  return Promise.all([updateCustomer(draft), updateCustomer(draft)])
}

describe('a save that arrives a second time, and reads what the first arrival has stored,', () => {
  const processed: Answer = (_, response) =>
    json(response, 200, {
      status: 'PROCESSED',
      result: 'UPDATED',
      customerNo: '10001',
      warnings: [],
    })

  test('is not told that there was nothing to save', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    for (const result of await arrivesTwice(upstream, processed))
      expect(result).toMatchObject({
        ok: true,
        value: {
          outcome: 'saved',
          result: { status: 'PROCESSED' },
          seen: { stored: { postalAddress: wholeGroup } },
        },
      })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('is not asked about what looks like a change of somebody else', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    const colleague = () => {
      upstream.stored = {
        ...upstream.stored,
        postalAddress: { ...upstream.stored?.postalAddress, cityName: 'BERGEN' },
      }
    }
    for (const result of await arrivesTwice(upstream, processed, colleague))
      expect(result).toMatchObject({
        ok: true,
        value: { outcome: 'saved', seen: { stored: { postalAddress: { cityName: 'BERGEN' } } } },
      })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('gets the outcome of the first one when that is not known', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    const [first, second] = await arrivesTwice(upstream, (_, __, socket) => void socket.destroy())
    expect(first).toMatchObject({ failure: { kind: 'unknown-outcome', code: 'reset' } })
    expect(second).toEqual(first)
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('gets its outcome even when its own update would differ, because others changed something between the two reads', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    const both = { ...draft, edited: { ...moved, phoneNo: '+4799887766' } }
    let reads = 0
    upstream.get = async (_, response) => {
      reads += 1
      const shown = reads === 2 ? { ...upstream.stored, phoneNo: '+4799887766' } : upstream.stored
      if (reads <= 2) await until(() => reads >= 2, 'the read of the second arrival')
      json(response, 200, shown)
    }
    for (const result of await Promise.all([updateCustomer(both), updateCustomer(both)]))
      expect(result).toMatchObject({ ok: true, value: { outcome: 'saved' } })
    expect(updatesSent(desk)).toHaveLength(1)
  })
})

describe('what a save ends in', () => {
  test('carries no identity number and no bank account to the browser', async () => {
    await asKari()
    const answers: unknown[] = []
    oneCustomer(desk)
    answers.push(await updateCustomer(draft))
    oneCustomer(desk, { ...kari, postalAddress: {} })
    answers.push(await updateCustomer({ ...draft, idempotencyKey: otherKey }))
    oneCustomer(desk)
    answers.push(
      await updateCustomer({
        ...draft,
        idempotencyKey: '8b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
        edited: opened,
      }),
    )
    expect(answers).toMatchObject([
      { value: { outcome: 'saved' } },
      { value: { outcome: 'conflict' } },
      { value: { outcome: 'nothing' } },
    ])
    expect(JSON.stringify(answers)).not.toMatch(/01019030071|86011117947/)
  })

  test('is saved without a fresh read when that read fails', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    upstream.put = (_, response) => {
      upstream.get = (_request, later) => json(later, 500, {})
      json(response, 200, { status: 'PROCESSED' })
    }
    expect(await updateCustomer(draft)).toMatchObject({
      ok: true,
      value: { outcome: 'saved', seen: null },
    })
  })

  test.each([
    [503, 'not-sent'],
    [200, 'not-sent'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [429, 'throttled'],
  ])('after a first read that ends with %i is %s, and nothing is sent', async (status, kind) => {
    await asKari()
    oneCustomer(desk).get = (_, response) => json(response, status, 'text')
    expect(await updateCustomer(draft)).toMatchObject({ ok: false, failure: { kind } })
    expect(updatesSent(desk)).toEqual([])
  })

  test.each([
    ['the page was opened on this customer', opened, moved],
    ['the page was opened on the other one too', othersOpened, { ...othersOpened, phoneNo: '1' }],
  ])(
    'after a first read of another customer is not sent, and says why: %s',
    async (_, baseline, edited) => {
      await asKari()
      oneCustomer(desk, others)
      expect(await updateCustomer({ ...draft, baseline, edited })).toMatchObject({
        failure: { kind: 'not-sent', code: 'other-record' },
      })
      expect(updatesSent(desk)).toEqual([])
      expect(await desk.journalRows()).toEqual([])
    },
  )

  test.each(['10001', '0010001', undefined])(
    'after a first read that shows the number as %s is saved',
    async (customerNo) => {
      await asKari()
      oneCustomer(desk, { ...kari, customerNo })
      expect(await updateCustomer(draft)).toMatchObject({ value: { outcome: 'saved' } })
    },
  )

  test('is not known when the answer is lost, and sending it again sends nothing', async () => {
    await asKari()
    oneCustomer(desk).put = (_, __, socket) => void socket.destroy()
    const first = await updateCustomer(draft)
    expect(first).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome', code: 'reset' } })
    expect(await updateCustomer(draft)).toEqual(first)
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('is whole at the greatest length that a form takes', async () => {
    await asKari()
    oneCustomer(desk)
    const edited = {
      ...opened,
      name: 'x'.repeat(60_000),
      emailAddressDocument: Array(1_000).fill('a@b.example'),
    }
    expect(await updateCustomer({ ...draft, edited })).toMatchObject({
      value: { outcome: 'saved' },
    })
    expect(updatesSent(desk)).toEqual([
      { customerNo: '10001', name: edited.name, emailAddressDocument: edited.emailAddressDocument },
    ])
  })

  test('is sign-in when the session ended, and the same save goes on after it', async () => {
    oneCustomer(desk)
    expect(await updateCustomer(draft)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari()
    expect(await updateCustomer(draft)).toMatchObject({ value: { outcome: 'saved' } })
  })
})

describe('a save is refused', () => {
  test('from a foreign page, before anything is read', async () => {
    await asKari()
    oneCustomer(desk)
    fromOrigin('https://evil.example')
    expect(await updateCustomer(draft)).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['that is nothing', undefined],
    ['that is a text', 'draft'],
    ['without an idempotency key', { ...draft, idempotencyKey: undefined }],
    ['with an idempotency key that is no UUID', { ...draft, idempotencyKey: 'x' }],
    ['with a way out of the client', { ...draft, clientNo: '../1002' }],
    ['with a way out of the customer', { ...draft, customerNo: '..' }],
    [
      'with a field that the form does not have',
      { ...draft, edited: { ...moved, creditScore: '71' } },
    ],
    [
      'with an eighth field of the address',
      { ...draft, edited: { ...moved, address: { ...moved.address, doorCode: '1' } } },
    ],
    [
      'without one of the seven fields',
      { ...draft, edited: { ...moved, address: { cityName: 'Bergen' } } },
    ],
    ['with a text that is too long', { ...draft, edited: { ...moved, name: 'x'.repeat(60_001) } }],
    [
      'with too many e-mails',
      { ...draft, edited: { ...moved, emailAddressDocument: Array(1_001).fill('a@b.example') } },
    ],
    ['that does not say who typed it', { ...draft, userName: undefined }],
    ['with choices of its own', { ...draft, force: true }],
  ])('%s', async (_, wrong) => {
    await asKari()
    oneCustomer(desk)
    expect(await updateCustomer(wrong)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'off-contract' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('of another person who signed in with this browser meanwhile, before anything is read, and theirs is not', async () => {
    await asOla()
    oneCustomer(desk)
    expect(await updateCustomer(draft)).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    expect(arrivedAt(desk)).toEqual([])
    expect(await desk.journalRows()).toEqual([])
    expect(await updateCustomer({ ...draft, userName: 'ola' })).toMatchObject({
      value: { outcome: 'saved' },
    })
    expect(await desk.journalRows()).toMatchObject([{ person: 'ola' }])
  })

  test('of another person, who does not learn what became of it', async () => {
    await asKari()
    oneCustomer(desk)
    await updateCustomer(draft)
    await asOla()
    const before = arrivedAt(desk).length
    expect(await updateCustomer(draft)).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    expect(await updateCustomer({ ...draft, userName: 'ola' })).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test.each([
    ['by a letter', { edited: { ...moved, name: 'Kari Hansen' } }],
    ['in what the form opened with', { baseline: { ...opened, phoneNo: '+4700000000' } }],
    ['by its customer', { customerNo: '10002' }],
    ['by its client', { clientNo: '1002' }],
  ])(
    'whose idempotency key was used for a draft that differs %s, and nothing is read or sent',
    async (_, differs) => {
      await asKari()
      oneCustomer(desk)
      await updateCustomer(draft)
      const [before, rows] = [arrivedAt(desk).length, await desk.journalRows()]
      expect(await updateCustomer({ ...draft, ...differs })).toEqual({
        ok: false,
        failure: { kind: 'conflict', code: 'idempotency-key-reused' },
      })
      expect(arrivedAt(desk)).toHaveLength(before)
      expect(await desk.journalRows()).toEqual(rows)
    },
  )
})
