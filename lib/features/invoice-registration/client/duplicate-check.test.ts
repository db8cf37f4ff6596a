import { beforeEach, expect, test, vi } from 'vitest'
import { checkDuplicate, createDuplicateCheck } from './duplicate-check'

type Row = { id?: string; uniqueSourceInvoiceId?: string; invoiceNumber?: string }

const upstream = vi.hoisted(() => ({
  rows: [] as Row[] | null,
  keeps: ['UniqueSourceInvoiceId', 'InvoiceNumber'],
  asked: [] as string[],
}))

vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { query }: { query: Record<string, string> }) => {
    const [filter, value] = Object.entries(query)[0]!
    upstream.asked.push(`${filter}=${value}`)
    const of = filter === 'InvoiceNumber' ? 'invoiceNumber' : 'uniqueSourceInvoiceId'
    const isKept = upstream.keeps.includes(filter)
    return { data: upstream.rows?.filter((row) => !isKept || row[of] === value) ?? null }
  },
}))

const keeps = ['UniqueSourceInvoiceId', 'InvoiceNumber']
beforeEach(() => void Object.assign(upstream, { rows: [], asked: [], keeps }))

type Sought = { hasOwnId?: boolean; invoiceNumber?: string | null; formerId?: string }
const check = (of: Sought = {}) =>
  checkDuplicate(
    'org',
    createDuplicateCheck({
      ...{ key: 'a', id: 'ERP-77', hasOwnId: true, invoiceNumber: '2026-10442' },
      ...of,
    }),
  )
const [byId, byNumber] = ['UniqueSourceInvoiceId=ERP-77', 'InvoiceNumber=2026-10442']

test('an invoice with an id of its own is looked for by its number too, once its id is not found', async () => {
  upstream.rows = [{ id: '7', uniqueSourceInvoiceId: 'i-1', invoiceNumber: '2026-10442' }]
  expect(await check()).toMatchObject({ state: 'sameNumber', invoiceId: '7' })
  expect(upstream.asked).toEqual([byId, byNumber])
})

test('one that is found by its id is asked for once, and so is one without either', async () => {
  upstream.rows = [{ id: '8', uniqueSourceInvoiceId: 'ERP-77', invoiceNumber: '1' }]
  expect(await check()).toMatchObject({ state: 'known', invoiceId: '8' })
  upstream.rows = []
  expect(await check({ invoiceNumber: null })).toMatchObject({ state: 'new' })
  expect(await check({ hasOwnId: false })).toMatchObject({ state: 'new' })
  expect(upstream.asked).toEqual([byId, byId, byNumber])
})

test('a number under an id that was made here is the same invoice', async () => {
  upstream.rows = [{ id: '7', uniqueSourceInvoiceId: 'i-1', invoiceNumber: '2026-10442' }]
  expect(await check({ hasOwnId: false })).toMatchObject({ state: 'known', invoiceId: '7' })
})

test('only two lists that prove it make an invoice new', async () => {
  expect(await check()).toMatchObject({ state: 'new' })
  const untold = [{ id: '9' }]
  for (const kept of keeps) {
    Object.assign(upstream, { rows: untold, keeps: [kept] })
    expect(await check()).toMatchObject({ state: 'untold' })
  }
  upstream.rows = null
  expect(await check()).toMatchObject({ state: 'untold' })
})

test('an id that an earlier release made is looked for last', async () => {
  upstream.rows = [{ id: '6', uniqueSourceInvoiceId: 'i-old' }]
  const former = { hasOwnId: false, formerId: 'i-old' }
  expect(await check({ ...former, invoiceNumber: null })).toMatchObject({
    ...{ state: 'known', invoiceId: '6' },
  })
  expect(await check(former)).toMatchObject({ state: 'untold', invoiceId: '6' })
  upstream.rows = []
  expect(await check(former)).toMatchObject({ state: 'new' })
  expect(upstream.asked.slice(-2)).toEqual([byNumber, 'UniqueSourceInvoiceId=i-old'])
})
