import { afterEach, expect, test, vi } from 'vitest'
import { readOpenInvoices } from './read-open-invoices'

type Row = Record<string, unknown> | null
const service = vi.hoisted(() => ({ pages: new Map<string, Row[] | null>() }))
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { query }: { query: { Status: string; PageToken?: string } }) => ({
    summary: {},
    data: service.pages.get(query.Status) ?? [],
  }),
}))
afterEach(() => service.pages.clear())

const readAll = (open: Row[], paused: Row[] = []) => {
  service.pages.set('OPEN', open).set('PAUSED', paused)
  return readOpenInvoices({
    ...{ organizationId: 'o', signInAgain: async () => {} },
    ...{ signal: new AbortController().signal, onRead: () => {} },
  })
}
const sound = { id: 'i1', currency: 'NOK', status: 'OPEN', remainingAmount: 100 }

test('open and paused invoices are read to their end', async () => {
  const read = await readAll([sound], [{ ...sound, id: 'i2', status: ' paused' }])
  expect([read.invoices.map(({ id }) => id), read.isWhole]).toEqual([['i1', 'i2'], true])
})

test.each<[string, Row]>([
  ['is closed', { ...sound, closedAt: '2026-01-01T00:00:00Z', status: 'CLOSED' }],
  ['is of a status that was not asked for', { ...sound, status: 'WITHDRAWN' }],
  ['is of a status that was not asked for and has no id', { status: 'WITHDRAWN' }],
])('one that %s takes no payment, and nothing is missing', async (_, row) => {
  const read = await readAll([sound, row])
  expect([read.invoices.length, read.isWhole]).toEqual([1, true])
})

test.each<[string, Row]>([
  ['has no id', { ...sound, id: null }],
  ['tells no currency', { ...sound, currency: ' ' }],
  ['tells nothing', {}],
  ['is none', null],
])('one that %s may be what a payment is for: not all were read then', async (_, row) => {
  const read = await readAll([sound, row])
  expect([read.invoices.length, read.isWhole]).toEqual([1, false])
})
