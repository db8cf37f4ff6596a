import { beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { askArea } from './ask-area'

const service = vi.hoisted(() => ({
  asked: [] as string[],
  answer: (_: string): unknown => null,
}))

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (name: string, { params }: { params?: { clientno?: string } }) => {
    service.asked.push(name)
    const answer = service.answer(params?.clientno ?? '')
    if (answer instanceof OperationFailed) throw answer
    return answer
  },
}))

const notFound = (more: Partial<Failure> = {}) =>
  new OperationFailed({ kind: 'not-found', status: 404, ...more })
const places = { companyIds: [501], clientNos: ['1001', '1002'], organizationIds: ['org'] }
const ask = (
  source: 'status' | 'ledger' | 'collection',
  kind: 'invoiceNumber' | 'caseNumber' | 'receiptId' = 'invoiceNumber',
  companyIds: number[] | null = [501],
) => askArea({ source, kind, value: '7' }, { ...places, companyIds }, new AbortController().signal)

beforeEach(() => {
  service.asked = []
})

test.each([
  ['ledger', 'invoiceNumber'],
  ['collection', 'invoiceNumber'],
  ['collection', 'caseNumber'],
] as const)('a 404 in place of a list of %s denies nothing: %s', async (source, kind) => {
  service.answer = () => notFound()
  expect(await ask(source, kind)).toEqual({ hits: [], unproven: 'silent', failure: null })
})

test('a 404 of one place leaves what another has, and that there may be more', async () => {
  const item = { arItemId: 1, documentNo: '7' }
  service.answer = (clientNo) =>
    clientNo === '1001' ? notFound() : { arItems: [item], summary: { totalCount: 1 } }
  expect(await ask('ledger')).toMatchObject({ hits: [{ number: '7' }], unproven: 'silent' })
})

test.each([
  ['no list', {}, 'silent'],
  [
    'others, and more may follow',
    { arItems: [{ documentNo: '8' }], summary: { totalCount: 9 } },
    'ignored',
  ],
  ['an empty list', { arItems: [], summary: { totalCount: 0 } }, null],
])('a ledger that answers with %s proves as much as that', async (_, answer, unproven) => {
  service.answer = () => answer
  expect(await ask('ledger')).toEqual({ hits: [], unproven, failure: null })
})

test('a status by number that no company is known for is asked of nobody, and denied by nobody', async () => {
  expect(await ask('status', 'invoiceNumber', [])).toMatchObject({ unproven: 'noCompany' })
  expect(service.asked).toEqual([])
  service.answer = () => notFound()
  for (const companyIds of [null, [501]])
    expect(await ask('status', 'invoiceNumber', companyIds)).toMatchObject({ unproven: null })
  expect(await ask('status', 'receiptId', [])).toMatchObject({ unproven: null })
  expect(service.asked).toHaveLength(3)
})

test('a status that may not be offered denies nothing', async () => {
  service.answer = () => notFound({ code: 'maybe-not-offered' })
  expect(await ask('status')).toMatchObject({ failure: { code: 'maybe-not-offered' } })
})
