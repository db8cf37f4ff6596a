import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { FailureKind } from '@/lib/contracts/result'
import { type FailedInvoice, toFailedInvoice } from '@/lib/features/invoice-sending/domain/resend'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { FailedInvoices, type InvoicePiece } from './failed-invoices'
import { createStandingReader } from './standing-reader'

type Asked = { body?: unknown; query?: { search?: string }; params?: { customerno?: string } }
type Answers = Record<string, (input: Asked) => unknown>
const service = vi.hoisted(() => ({
  asked: [] as [string, Asked][],
  answers: {} as Answers,
}))
vi.mock('@/lib/client/read', () => ({
  read: async (name: string, input: Asked) => {
    service.asked.push([name, input])
    return service.answers[name]!(input)
  },
}))

const fail = (kind: FailureKind, more = {}): never => {
  throw new OperationFailed({ kind, ...more })
}
const named = (TransactionRid: number, InvoiceeName = 'Anna Aas', more = {}) =>
  toFailedInvoice({
    ...{ TransactionRid, InvoiceeName, CompanyId: 501, InvoiceType: 'Invoice' },
    ...{ InvoiceNumber: `${TransactionRid}`, RequestedChannel: 'E-mail', ...more },
  })!
const anna = { customerNo: '7', name: 'Anna Aas' }

beforeEach(() => {
  service.asked = []
  service.answers = {
    listResentInvoices: () => ({ links: [] }),
    getInvoiceView: () => ({ Total: '1.00' }),
    listCustomers: () => ({ customers: [anna], summary: { totalCount: 1 } }),
    getCustomer: () => ({ name: 'Anna Aas' }),
  }
})

function look(
  invoices: readonly FailedInvoice[],
  clientNo: string | null = '1001',
  mayAskStanding = false,
) {
  let minted = 0
  const reader = new FailedInvoices({
    invoices,
    findClient: () => clientNo,
    mint: () => `s-${++minted}`,
    standing: createStandingReader(() => mayAskStanding, assumedLimits),
  })
  const check = new ReferenceCheck<InvoicePiece>(reader.createPieces(), reader.step, 4, reader.plan)
  const listRead = () =>
    check
      .progress()
      .pieces.flatMap((piece) => (piece.does === 'invoice' && piece.read ? [piece.read] : []))
  return { reader, check, listRead }
}
const exactly = (TotalCount: number) => ({ TotalCount, TotalCountIs: 'exact' })
const countAsked = (name: string) => service.asked.filter(([each]) => each === name).length

test('each invoice is read once, under an identifier of its own, and a name is looked for once', async () => {
  const { check, listRead } = look([named(1), named(2), named(3, 'Bodil Berg')])
  service.answers.listCustomers = ({ query }) => ({
    customers: query?.search === 'Anna Aas' ? [anna] : [],
    summary: { totalCount: query?.search === 'Anna Aas' ? 1 : 0 },
  })
  expect((await check.goOn()).phase).toBe('done')
  expect(listRead().map(({ identifier, found }) => [identifier, found.is])).toEqual([
    ['s-1', 'found'],
    ['s-2', 'found'],
    ['s-3', 'none'],
  ])
  expect([countAsked('getInvoiceView'), countAsked('listCustomers')]).toEqual([3, 2])
  expect(service.asked[0]?.[0]).toBe('listResentInvoices')
})

test.each([
  ['accepted', true],
  ['unknown', true],
  ['sending', true],
  ['refused', false],
  ['not-sent', false],
  [null, false],
])(
  'what stands %s in the place of one is known before any is judged: %s',
  async (state, isLive) => {
    service.answers.listResentInvoices = () => ({
      links: [{ companyId: 501, transactionRid: '1', state }],
    })
    const { reader, check } = look([named(1), named(2)])
    await check.goOn()
    expect([reader.isReplaced(named(1)), reader.isReplaced(named(2))]).toEqual([isLive, false])
  },
)

test.each(['not-found', 'invalid', 'refused', 'off-contract'] as const)(
  'an answer of %s is about that one alone: the others are read',
  async (kind) => {
    service.answers.getInvoiceView = () => fail(kind)
    service.answers.getCustomer = () => fail(kind)
    const { check, listRead } = look([named(1), named(2)])
    expect((await check.goOn()).phase).toBe('done')
    expect(listRead().map(({ view, found }) => [view, found.is])).toEqual([
      [null, 'unread'],
      [null, 'unread'],
    ])
  },
)

test('a failure that the next would meet too ends the look, which goes on where it was', async () => {
  const answer = service.answers.getCustomer!
  service.answers.getCustomer = () => fail('unreachable')
  const { check, listRead } = look([named(1), named(2)])
  expect((await check.goOn()).phase).toBe('failed')
  expect(listRead()).toEqual([])
  service.answers.getCustomer = answer
  expect((await check.goOn()).phase).toBe('done')
  expect(listRead().map(({ identifier }) => identifier)).toEqual(['s-1', 's-2'])
  expect(countAsked('listResentInvoices')).toBe(1)
})

test('what stands under each number is read, all transactions in one search', async () => {
  const item = { documentNo: '1', remainingAmount: 0 }
  const copy = { TransactionRid: 9, InvoiceNumber: ' 2 ', Status: 'OK' }
  service.answers.searchInvoiceSummary = () => ({
    ...{ Rows: [copy], TotalCount: 1, TotalCountIs: 'exact' },
  })
  service.answers.listArItems = () => ({ arItems: [item], summary: { totalCount: 1 } })
  const { check, listRead } = look([named(1), named(2)], '1001', true)
  await check.goOn()
  expect(listRead().map(({ standing }) => standing)).toEqual([
    { items: [item], copies: [] },
    { items: [], copies: [copy] },
  ])
  expect(service.asked.filter(([name]) => name === 'searchInvoiceSummary')).toMatchObject([
    [expect.anything(), { body: { SearchType: 'InvoiceNumber', Searches: ['1', '2'] } }],
  ])
})

test.each<[string, Answers]>([
  [
    'is refused',
    { searchInvoiceSummary: () => fail('refused'), listArItems: () => fail('invalid') },
  ],
  [
    'is answered with a part, or with others',
    {
      searchInvoiceSummary: () => ({ Rows: [], TotalCount: 7, TotalCountIs: 'exact' }),
      listArItems: () => ({ arItems: [{ documentNo: '8' }], summary: { totalCount: 900 } }),
    },
  ],
  [
    'is answered with a row that tells no number',
    {
      searchInvoiceSummary: () => ({ Rows: [{ RowId: 1, Status: 'OK' }], ...exactly(1) }),
      listArItems: () => null,
    },
  ],
])('what stands under a number is not known where it %s', async (_, answers) => {
  Object.assign(service.answers, answers)
  const { check, listRead } = look([named(1)], '1001', true)
  expect((await check.goOn()).phase).toBe('done')
  expect(listRead()[0]?.standing).toEqual({ items: null, copies: null })
})

test.each<[string, (page: number) => object[], object]>([
  [
    'gives the same page again, as far as it counts',
    () => [{ RowId: 3 }, { RowId: 5 }],
    exactly(4),
  ],
  [
    'gives two pages in turn, as far as it counts',
    (page) => [{ RowId: 2 * (page % 2) }, { RowId: 2 * (page % 2) + 1 }],
    exactly(6),
  ],
  [
    'has its rows told twice, and then none',
    (page) => (page < 2 ? [{ RowId: 3 }, { RowId: 5 - page }] : []),
    { TotalCount: 3, TotalCountIs: 'moreThan' },
  ],
])('a search of copies that %s is not whole', async (_, listRows, counts) => {
  let page = 0
  service.answers.searchInvoiceSummary = () => ({
    Rows: listRows(page++).map((row) => ({ InvoiceNumber: '1', ...row })),
    ...counts,
  })
  const { readCopies } = createStandingReader(() => true, assumedLimits)
  expect(await readCopies(['1'], {})).toBeNull()
})

test('a search of copies is whole with as many new rows as it counts', async () => {
  let page = 0
  const [one, other] = [1, 2].map((RowId) => ({ RowId, InvoiceNumber: '1' }))
  service.answers.searchInvoiceSummary = () => ({ Rows: [[one, other][page++]], ...exactly(2) })
  const { readCopies } = createStandingReader(() => true, assumedLimits)
  expect(await readCopies(['1'], {})).toEqual([one, other])
})

test.each(['forbidden', 'broken', 'unreachable', 'throttled'] as const)(
  'a look at what stands under the numbers that ends as %s holds up none of them',
  async (kind) => {
    const answer = () => fail(kind, { retryAfter: 900 })
    Object.assign(service.answers, { searchInvoiceSummary: answer, listArItems: answer })
    const { check, listRead } = look([named(1), named(2)], '1001', true)
    expect((await check.goOn()).phase).toBe('done')
    const unread = { items: null, copies: null }
    expect(listRead().map(({ standing }) => standing)).toEqual([unread, unread])
  },
)

test('receivables that may not be read are not asked for with each of them again', async () => {
  service.answers.listArItems = () => fail('forbidden')
  const { check, listRead } = look(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => named(at)),
    '1001',
    true,
  )
  service.answers.searchInvoiceSummary = () => ({ Rows: [], TotalCount: 0, TotalCountIs: 'exact' })
  await check.goOn()
  expect(listRead().map(({ standing }) => standing)).toEqual(
    Array.from({ length: 8 }, () => ({ items: null, copies: [] })),
  )
  // As many as are read at the same time.
  expect(countAsked('listArItems')).toBeLessThanOrEqual(4)
})

test.each(['searchInvoiceSummary', 'listArItems'])(
  'a session that has ended is told, and not taken for numbers without anything: %s',
  async (name) => {
    service.answers.searchInvoiceSummary = () => ({
      ...{ Rows: [], TotalCount: 0, TotalCountIs: 'exact' },
    })
    service.answers[name] = () => fail('unauthenticated')
    const { check, listRead } = look([named(1)], '1001', true)
    const { phase, failure } = await check.goOn()
    expect([phase, failure?.kind, listRead()]).toEqual(['failed', 'unauthenticated', []])
  },
)

test.each([
  ['two of the name', [anna, { ...anna, customerNo: '8' }], 2, 'several'],
  ['more than were given', [anna], 900, 'several'],
  ['none that is named so', [{ customerNo: '9', name: 'Anna Aasen' }], 1, 'none'],
  ['an answer without a list', null, 0, 'unread'],
])('%s is no customer to send to', async (_, customers, totalCount, is) => {
  service.answers.listCustomers = () => ({ customers, summary: { totalCount } })
  const { check, listRead } = look([named(1)])
  await check.goOn()
  expect(listRead()[0]?.found).toEqual({ is })
  expect(countAsked('getCustomer')).toBe(0)
})

test('an answer that is another customer is none to send to', async () => {
  service.answers.getCustomer = () => ({ customerNo: '8', name: 'Anna Aas' })
  const { check, listRead } = look([named(1)])
  await check.goOn()
  expect(listRead()[0]?.found).toEqual({ is: 'unread' })
})

test('of what no form makes, and without a client, nothing is asked', async () => {
  const reminder = named(1, 'Anna Aas', { InvoiceType: 'Reminder' })
  const { check, listRead } = look([reminder])
  await check.goOn()
  expect(listRead()).toMatchObject([{ view: null, found: { is: 'unread' } }])
  const other = look([named(2)], null)
  await other.check.goOn()
  expect(other.listRead()).toMatchObject([{ found: { is: 'unread' } }])
  expect(service.asked.map(([name]) => name)).toEqual([
    ...['listResentInvoices', 'listResentInvoices', 'getInvoiceView'],
  ])
})
