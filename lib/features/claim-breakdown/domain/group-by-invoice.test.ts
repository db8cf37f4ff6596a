import { expect, test } from 'vitest'
import { groupByInvoice } from './group-by-invoice'

const today = '2026-11-26'
const claim = (type: string, originalAmount: number, invoiceId?: string) => ({
  ...{ type, originalAmount, currency: 'SEK', invoiceId },
})
const invoice = (invoiceId: string, dueDate: string) => ({
  ...{ invoiceId, invoiceNumber: `F-${invoiceId}`, dueDate },
})
const paid = (amount: number, invoiceId?: string) => ({
  ...{ type: 'PAYMENT', loggedAt: '2026-05-01T10:00:00Z', amount, invoiceId },
})
const group = (read: Parameters<typeof groupByInvoice>[0]) =>
  groupByInvoice({ countryCode: 'SE', currency: 'SEK', ...read }, { today, rules: [] }).map(
    ({ invoiceNumber, facts }) => ({
      ...{ invoiceNumber, dueDate: facts.dueDate, reductions: facts.reductions },
      ...{ claims: facts.claims.length, through: facts.through },
    }),
  )

test('of one invoice all is that invoice’s', () =>
  expect(
    group({
      claims: [claim('PRINCIPAL', 100, 'a'), claim('FEE', 60)],
      invoices: [invoice('a', '2026-03-12')],
      history: [paid(40)],
      closedAt: '2026-05-31T22:30:00Z',
    }),
  ).toEqual([
    {
      ...{ invoiceNumber: 'F-a', dueDate: '2026-03-12', claims: 2, through: '2026-06-01' },
      reductions: [{ day: '2026-05-01', amount: '40' }],
    },
  ]))

test('each invoice has its own day, claims and payments', () =>
  expect(
    group({
      claims: [claim('PRINCIPAL', 100, 'a'), claim('PRINCIPAL', 200, 'b'), claim('FEE', 60, 'b')],
      invoices: [invoice('a', '2026-03-12'), invoice('b', '2026-04-12')],
      history: [paid(40, 'b')],
    }),
  ).toMatchObject([
    { dueDate: '2026-03-12', claims: 1, reductions: [], through: today },
    { dueDate: '2026-04-12', claims: 2, reductions: [{ amount: '40' }] },
  ]))

test.each([
  ['is closed on no day that is told', { status: 'CLOSED' }],
  ['is withdrawn on none', { status: ' withdrawn ', closedAt: null }],
  ['is closed on a day that cannot be read', { closedAt: 'last week' }],
])('of a case that %s nobody knows how long interest ran', (_, read) =>
  expect(
    group({ claims: [claim('INTEREST', 1, 'a')], invoices: [invoice('a', '2026-03-12')], ...read }),
  ).toMatchObject([{ through: null }]),
)

test('the due date of an instant is the day that begins then', () =>
  expect(
    group({
      claims: [claim('INTEREST', 1, 'a')],
      invoices: [invoice('a', '2026-03-11T23:00:00Z')],
      ...{ status: 'OPEN', closedAt: '' },
    }),
  ).toMatchObject([{ dueDate: '2026-03-12', through: today }]))

test('what names no invoice of several leaves it open what was paid on each', () =>
  expect(
    group({
      claims: [claim('PRINCIPAL', 100, 'a'), claim('PRINCIPAL', 200, 'b'), claim('FEE', 60)],
      invoices: [invoice('a', '2026-03-12'), invoice('b', '2026-04-12')],
      history: [paid(40)],
    }),
  ).toMatchObject([
    { reductions: null },
    { reductions: null },
    { invoiceNumber: null, dueDate: null, claims: 1 },
  ]))

test('without a history nothing is known of payments, without claims there is nothing', () => {
  expect(
    group({ claims: [claim('PRINCIPAL', 1, 'a')], invoices: [invoice('a', '2026-03-12')] }),
  ).toMatchObject([{ reductions: null }])
  expect(group({ invoices: [] })).toEqual([])
})

test.each([
  [{ status: 'CLOSED', closedAt: null }, null],
  [{ status: 'CLOSED', closedAt: '31 May' }, null],
  [{ status: 'WITHDRAWN', closedAt: '2026-05-32' }, null],
  [{ status: 'CLOSED', closedAt: '2026-05-31' }, '2026-05-31'],
  [{ status: 'OPEN', closedAt: null }, today],
  [{ status: null, closedAt: '' }, today],
])('a debt of %j bears interest through %s', (read, through) =>
  expect(
    group({
      ...read,
      claims: [claim('PRINCIPAL', 100, 'a')],
      invoices: [invoice('a', '2026-03-12')],
    }),
  ).toMatchObject([{ through }]),
)
