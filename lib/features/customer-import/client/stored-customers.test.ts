import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { Failure } from '@/lib/contracts/result'
import type { SentField } from '@/lib/features/customer-import/domain/import-fields'
import { StoredCustomers, type StoredPiece } from './stored-customers'

type Input = {
  params: { customerno?: string; idempotencyKey?: string }
  query?: { pageno: number; pagesize: number }
}
type Service = {
  asked: [string, Input][]
  listCustomers: (page: number, size: number) => unknown
  getCustomer: (customerNo: string) => unknown
  batches: object[]
}
const service = vi.hoisted(() => ({ asked: [] }) as unknown as Service)
vi.mock('@/lib/client/read', () => ({
  read: async (name: string, input: Input) => {
    service.asked.push([name, input])
    if (name === 'listBulkActions') return { actions: [], isWhole: true }
    if (name === 'listSentBatches') return { batches: service.batches }
    if (name === 'getSentBatch')
      return {
        sent: service.batches.find(
          (each) =>
            (each as { idempotencyKey: string }).idempotencyKey === input.params.idempotencyKey,
        ),
        rows: [{ customerNo: `in ${input.params.idempotencyKey}` }, { customerNo: null }],
      }
    return name === 'getCustomer'
      ? service.getCustomer(input.params.customerno!)
      : service.listCustomers(input.query!.pageno, input.query!.pagesize)
  },
}))

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + at}`)
const toCustomer = (customerNo: string) => ({
  ...{ customerNo, name: `Customer ${customerNo}`, phoneNo: '1', dueDays: 14 },
  postalAddress: { cityName: 'Oslo', countryCode: 'NO' },
})
/** As a service that leaves nothing out. */
const toWhole = (customerNo: string) => ({
  ...toCustomer(customerNo),
  postalAddress: {
    ...{ addressLine1: 'Storgata 1', addressLine2: '', addressLine3: '', postalCode: '0155' },
    ...{ cityName: 'Oslo', countryText: '', countryCode: 'NO' },
  },
})
const fail = (failure: Failure): never => {
  throw new OperationFailed(failure)
}

/** A list of so many customers, a page of the size that was asked for at most. */
function serveList(all: string[], { maximum = 10_000, most = 1_000, isWhole = false } = {}) {
  service.listCustomers = (page, size) => {
    const length = Math.min(size, most)
    const shown = all.slice(0, maximum).slice((page - 1) * length, page * length)
    return {
      customers: shown.map(isWhole ? toWhole : toCustomer),
      summary: { totalCount: Math.min(all.length, maximum), maximumCount: maximum },
    }
  }
}

const countAsked = (name: string) => service.asked.filter(([each]) => each === name).length

async function look(
  wanted: string[],
  earlier?: StoredCustomers,
  fields: readonly SentField[] = ['phoneNo', 'cityName'],
  readsMax = 1_000,
) {
  const stored = new StoredCustomers({
    ...{ clientNo: '1001', numbers: wanted, fields, earlier, readsMax },
  })
  const check = new ReferenceCheck<StoredPiece>(stored.createPieces(), stored.step, 1, stored.plan)
  const { phase, failure } = await check.goOn()
  return { stored, check, phase, failure }
}

beforeEach(() => {
  service.asked = []
  service.batches = []
  service.getCustomer = (customerNo) => fail({ kind: 'not-found', message: customerNo })
})

describe('the stored customers of a file', () => {
  test('are read by pages of the list, which proves who is not there', async () => {
    serveList(numbers(1, 2_500), { isWhole: true })
    const { stored, phase } = await look(['x', 'y', ...numbers(1, 2_500)])
    expect(phase).toBe('done')
    expect(countAsked('listCustomers')).toBe(3)
    expect(countAsked('getCustomer')).toBe(0)
    expect(stored.find('2500')?.is).toBe('found')
    expect(stored.find('x')).toEqual({ is: 'missing' })
    expect(stored.count()).toEqual({ known: 2_502, all: 2_502 })
  })

  test('are held with what the file needs of them, and no more', async () => {
    serveList(numbers(1, 100))
    const { stored } = await look(numbers(1, 100))
    expect(stored.find('7')).toEqual({
      is: 'found',
      customer: {
        customerNo: '7',
        name: 'Customer 7',
        phoneNo: '1',
        postalAddress: { cityName: 'Oslo', countryCode: 'NO' },
      },
    })
  })

  test('are read one by one where that is less', async () => {
    serveList(numbers(1, 10_000))
    service.getCustomer = toCustomer
    const { stored } = await look(['5', '7'])
    expect(countAsked('listCustomers')).toBe(0)
    expect(stored.find('7')?.is).toBe('found')
    service.asked = []
    serveList(numbers(1, 10_000), { isWhole: true })
    await look(numbers(1, 100).map((number) => `${Number(number) * 90}`))
    expect(countAsked('listCustomers')).toBe(1)
    expect(countAsked('getCustomer')).toBeLessThan(100)
  })

  test('go on to the end of pages that are shorter than was asked', async () => {
    serveList(numbers(1, 500), { most: 100 })
    const { stored } = await look(numbers(1, 501))
    expect(countAsked('listCustomers')).toBe(5)
    expect(stored.find('500')?.is).toBe('found')
    expect(stored.find('501')).toEqual({ is: 'missing' })
  })

  test.each([
    ['lists only so many', () => serveList(numbers(1, 300), { maximum: 200 })],
    [
      'lists only so many, and counts nothing',
      () => {
        const customers = numbers(1, 200).map(toCustomer)
        service.listCustomers = (page) => ({
          customers: page === 1 ? customers : [],
          summary: { maximumCount: 200 },
        })
      },
    ],
    [
      'gives the same page again',
      () => {
        const customers = numbers(1, 200).map(toCustomer)
        service.listCustomers = () => ({ customers, summary: { totalCount: 300 } })
      },
    ],
    [
      'does not name a customer',
      () => {
        const customers = [...numbers(1, 200).map(toCustomer), { name: 'Berg' }]
        service.listCustomers = (page) => ({ customers: page === 1 ? customers : [] })
      },
    ],
    [
      'gives no list',
      () => {
        service.listCustomers = () => ({})
      },
    ],
  ])('whom a list does not prove are asked for one by one: it %s', async (_, serve) => {
    serve()
    service.getCustomer = (customerNo) =>
      customerNo === '250' ? toCustomer(customerNo) : fail({ kind: 'not-found' })
    const { stored } = await look([...numbers(1, 200), '250', 'x'])
    expect(countAsked('getCustomer')).toBeGreaterThanOrEqual(2)
    expect(stored.find('250')?.is).toBe('found')
    expect(stored.find('x')).toEqual({ is: 'missing' })
  })

  test('that are read one by one because the list ends early are counted, with the time they take', async () => {
    serveList(numbers(1, 300), { maximum: 200, isWhole: true })
    let [now, reads] = [1_000, 0]
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const seen: unknown[] = []
    const stored = new StoredCustomers({
      ...{ clientNo: '1', numbers: numbers(1, 300), fields: [], readsMax: 1_000 },
    })
    service.getCustomer = (customerNo) => {
      now += 100
      reads += 1
      if (reads % 50 === 1) seen.push(stored.readsAlone())
      return toCustomer(customerNo)
    }
    const check = new ReferenceCheck<StoredPiece>(
      stored.createPieces(),
      stored.step,
      1,
      stored.plan,
    )
    expect(stored.readsAlone()).toBeNull()
    await check.goOn()
    vi.restoreAllMocks()
    expect(seen[0]).toEqual({ all: 100, listed: 200, leftMs: null })
    expect(seen[1]).toMatchObject({ all: 100, leftMs: expect.any(Number) })
    expect((seen[1] as { leftMs: number }).leftMs).toBeGreaterThan(4_500)
    expect((seen[1] as { leftMs: number }).leftMs).toBeLessThan(6_500)
  })

  test('are not said to be read one by one where the list ends with its last customer', async () => {
    serveList(numbers(1, 300), { isWhole: true })
    const { stored } = await look([...numbers(1, 300), 'x'])
    expect(stored.readsAlone()).toBeNull()
  })

  test('that the list does not prove are read up to a limit, and the others by the next looks', async () => {
    serveList(numbers(1, 300), { maximum: 200, isWhole: true })
    service.getCustomer = toWhole
    const wanted = numbers(1, 300)
    const first = await look(wanted, undefined, ['phoneNo'], 60)
    expect(first.phase).toBe('done')
    expect(countAsked('getCustomer')).toBe(60)
    expect(first.stored.find('260')?.is).toBe('found')
    expect(first.stored.find('261')).toEqual({ is: 'beyond' })
    expect(first.stored.count()).toEqual({ known: 260, all: 260 })
    expect(first.stored.countBeyond()).toBe(40)
    expect(first.stored.readsAlone()).toMatchObject({ all: 60, listed: 200 })
    const { stored } = await look(wanted, first.stored, ['phoneNo'], 60)
    expect(countAsked('getCustomer')).toBe(100)
    expect(stored.count()).toEqual({ known: 300, all: 300 })
    expect(stored.countBeyond()).toBe(0)
  })

  test('of whom the list shows too little are read alone up to the same limit', async () => {
    serveList(numbers(1, 100))
    service.getCustomer = toWhole
    const { stored } = await look(numbers(1, 100), undefined, ['cityName'], 50)
    expect(countAsked('getCustomer')).toBe(50)
    expect(stored.find('99')).toEqual({ is: 'found', customer: expect.anything() })
    expect(stored.countBeyond()).toBe(0)
  })

  test('whom a list does not name that ends before its own count are asked for', async () => {
    service.listCustomers = (page) => ({
      customers: page === 1 ? numbers(1, 200).map(toWhole) : [],
      summary: { totalCount: 300, maximumCount: 10_000 },
    })
    service.getCustomer = toCustomer
    const { stored } = await look(numbers(1, 240))
    expect(countAsked('getCustomer')).toBe(40)
    expect(stored.find('240')?.is).toBe('found')
  })

  test('of whom the list shows too little of the address are read alone, if that shows more', async () => {
    serveList(numbers(1, 100))
    service.getCustomer = toWhole
    const { stored } = await look(numbers(1, 100))
    expect(countAsked('getCustomer')).toBe(100)
    expect(stored.find('77')).toMatchObject({
      customer: { postalAddress: { addressLine1: 'Storgata 1' } },
    })
  })

  test('of whom nothing shows more are asked for three times, and not where no address changes', async () => {
    serveList(numbers(1, 100))
    service.getCustomer = toCustomer
    const { stored } = await look(numbers(1, 100))
    expect(countAsked('getCustomer')).toBe(3)
    expect(stored.count()).toEqual({ known: 100, all: 100 })
    service.asked = []
    await look(numbers(1, 100), undefined, ['phoneNo'])
    expect(countAsked('getCustomer')).toBe(0)
  })

  test('whom the list shows stay as it showed them where they cannot be read alone', async () => {
    serveList(numbers(1, 100))
    service.getCustomer = () => fail({ kind: 'off-contract' })
    const { stored } = await look(numbers(1, 100))
    expect(stored.find('1')?.is).toBe('found')
  })

  test('that cannot be read are not known, and another customer’s answer is not theirs', async () => {
    service.getCustomer = (customerNo) =>
      customerNo === '5' ? fail({ kind: 'off-contract' }) : toCustomer('8')
    const { stored } = await look(['5', '7', '8'])
    expect([stored.find('5'), stored.find('7'), stored.find('8')?.is]).toEqual([
      { is: 'untold' },
      { is: 'untold' },
      'found',
    ])
  })

  const unclear: Failure = { kind: 'not-found', code: 'maybe-not-offered' }

  test.each<[string, () => void, string]>([
    ['no number is read', () => serveList(numbers(1, 9)), 'untold'],
    [
      'nobody is listed, and the list is none',
      () => {
        service.listCustomers = () => ({})
      },
      'untold',
    ],
    [
      'there is no list',
      () => {
        service.listCustomers = () => fail({ kind: 'refused', code: 'not-offered' })
      },
      'untold',
    ],
    ['the client has no customer', () => serveList([]), 'missing'],
    [
      'another number is read',
      () => {
        serveList(numbers(1, 9))
        service.getCustomer = (customerNo) =>
          customerNo === '1' ? toCustomer(customerNo) : fail(unclear)
      },
      'missing',
    ],
  ])('that a 404 may speak of are there or not as the service shows: %s', async (_, serve, is) => {
    service.getCustomer = () => fail(unclear)
    serve()
    const { stored, phase } = await look(['x', 'y'])
    expect(phase).toBe('done')
    expect([stored.find('x'), stored.find('y')]).toEqual([{ is }, { is }])
    expect(countAsked('listCustomers')).toBe(1)
  })

  test('that a 404 may speak of stay open where nobody can tell what it says', async () => {
    service.getCustomer = () => fail(unclear)
    service.listCustomers = () => fail({ kind: 'unreachable' })
    const { stored, check, phase } = await look(['x'])
    expect([phase, stored.find('x')]).toEqual(['failed', undefined])
    serveList([])
    expect((await check.goOn()).phase).toBe('done')
    expect(stored.find('x')).toEqual({ is: 'missing' })
  })

  test('stay open where the service is away, and are read when it is back', async () => {
    service.getCustomer = () => fail({ kind: 'unreachable' })
    const { stored, check, phase, failure } = await look(['5', '7'])
    expect([phase, failure?.kind, stored.find('5')]).toEqual(['failed', 'unreachable', undefined])
    service.getCustomer = toCustomer
    expect((await check.goOn()).phase).toBe('done')
    expect(stored.count()).toEqual({ known: 2, all: 2 })
  })

  test('are asked for again after the wait that the service wants', async () => {
    vi.useFakeTimers()
    let tries = 0
    service.getCustomer = (customerNo) =>
      tries++ === 0 ? fail({ kind: 'throttled', retryAfter: 3 }) : toCustomer(customerNo)
    const looking = look(['5'])
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect((await looking).stored.find('5')?.is).toBe('found')
  })

  test('are told apart without regard to case, and kept for the next look', async () => {
    service.getCustomer = (customerNo) => toCustomer(customerNo.toUpperCase())
    const { stored } = await look(['a1'])
    expect(stored.find('A1')?.is).toBe('found')
    service.asked = []
    const next = await look(['a1', 'b2'], stored)
    expect(countAsked('getCustomer')).toBe(1)
    expect(next.stored.count()).toEqual({ known: 2, all: 2 })
  })

  test('are read again where nothing was told of them, or the file needs more', async () => {
    service.getCustomer = () => fail({ kind: 'off-contract' })
    const { stored } = await look(['5'])
    service.getCustomer = toCustomer
    const next = await look(['5'], stored)
    expect(next.stored.find('5')?.is).toBe('found')
    service.asked = []
    const more = await look(['5'], next.stored, ['phoneNo', 'cityName', 'dueDays'])
    expect(countAsked('getCustomer')).toBe(1)
    expect(more.stored.find('5')).toMatchObject({ customer: { dueDays: 14 } })
    expect(more.stored.covers(['dueDays'])).toBe(true)
    expect(stored.covers(['dueDays'])).toBe(false)
  })

  test('in a batch that may still run are known', async () => {
    const batch = { operation: 'updateCustomers', state: 'accepted', end: null }
    service.batches = [
      { ...batch, idempotencyKey: 'runs' },
      { ...batch, idempotencyKey: 'unknown', state: 'unknown' },
      { ...batch, idempotencyKey: 'over', end: { status: 'PROCESSED' } },
      { ...batch, idempotencyKey: 'refused', state: 'refused' },
      { ...batch, idempotencyKey: 'payments', operation: 'createPayments' },
    ]
    const { stored } = await look([])
    expect(countAsked('getSentBatch')).toBe(2)
    expect(['in runs', 'in unknown', 'in over', 'in payments'].map(stored.isInBatch)).toEqual([
      ...[true, true],
      ...[false, false],
    ])
  })
})
