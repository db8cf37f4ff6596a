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
      closedAt: '2026-06-01T08:00:00Z',
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
