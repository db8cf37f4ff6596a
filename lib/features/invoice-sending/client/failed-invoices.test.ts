import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { FailureKind } from '@/lib/contracts/result'
import { type FailedInvoice, toFailedInvoice } from '@/lib/features/invoice-sending/domain/resend'
import { FailedInvoices, type InvoicePiece } from './failed-invoices'

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

function look(invoices: readonly FailedInvoice[], clientNo: string | null = '1001') {
  let minted = 0
  const reader = new FailedInvoices({
    invoices,
    findClient: () => clientNo,
    mint: () => `s-${++minted}`,
  })
  const check = new ReferenceCheck<InvoicePiece>(reader.createPieces(), reader.step, 4, reader.plan)
  const listRead = () =>
    check
      .progress()
      .pieces.flatMap((piece) => (piece.does === 'invoice' && piece.read ? [piece.read] : []))
  return { reader, check, listRead }
}
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
