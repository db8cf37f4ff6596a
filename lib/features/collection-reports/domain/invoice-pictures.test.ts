import { expect, test } from 'vitest'
import { drawInvoices } from './invoice-pictures'

const claim = (originalAmount: number, paidAmount: number | null, type = 'PRINCIPAL') => ({
  ...{ type, originalAmount, paidAmount, currency: 'NOK' },
})
const invoice = (own: object = {}) => ({
  ...{ currency: 'NOK', status: 'OPEN', type: 'PAYMENT_REMINDER', dueDate: '2026-03-01' },
  ...{ originalInvoiceAmount: 100, remainingAmount: 100, claims: [claim(100, 0)] },
  ...own,
})
const draw = (...invoices: ReturnType<typeof invoice>[]) =>
  drawInvoices(invoices, 'NOK', '2026-03-12')

test('what is open is counted by its age, in one currency', () => {
  const { aged, openCount } = draw(
    invoice({ remainingAmount: 0.1 }),
    invoice({ remainingAmount: 0.2, status: 'PAUSED' }),
    invoice({ dueDate: '2025-01-01T00:00:00.000Z', remainingAmount: 7 }),
    invoice({ dueDate: '2026-03-12', remainingAmount: 3 }),
    invoice({ currency: 'EUR', remainingAmount: 999 }),
    invoice({ status: 'CLOSED' }),
    invoice({ status: 'withdrawn' }),
    invoice({ status: null }),
  )
  expect(openCount).toBe(4)
  expect(aged?.byAge).toMatchObject({ to30: '0.3', over90: '7', notDue: '3' })
  expect(aged?.owed).toBe('10.3')
})

test('closed invoices count at the step where they closed, by their principal alone', () => {
  const closed = (type: string | null, ...claims: object[]) =>
    invoice({ status: 'CLOSED', type, claims })
  const { steps, closedCount, uncounted } = draw(
    closed('DEBT_COLLECTION', claim(100, 50), claim(70, 70, 'FEE')),
    closed('PAYMENT_REMINDER', claim(100, 100)),
    closed('PAYMENT_REMINDER', claim(50, 20)),
    closed(null, claim(10, 1)),
    closed('NOTICE', claim(10, null)),
    closed('NOTICE'),
    invoice({ status: 'WITHDRAWN' }),
  )
  expect(steps).toEqual([
    { type: 'PAYMENT_REMINDER', count: 2, principal: '150', paid: '120' },
    { type: 'DEBT_COLLECTION', count: 1, principal: '100', paid: '50' },
    { type: null, count: 1, principal: '10', paid: '1' },
  ])
  expect([closedCount, uncounted]).toEqual([6, 2])
})

test('an invoice far larger than all others is left out, and named', () => {
  const { outliers, aged, count } = draw(
    invoice(),
    invoice(),
    invoice({ id: 'large', originalInvoiceAmount: 1e9, remainingAmount: 1e9 }),
  )
  expect(outliers.map((each) => (each as { id?: string }).id)).toEqual(['large'])
  expect([aged?.owed, count]).toEqual(['200', 2])
})

test('what may be open or closed in the currency too is counted apart', () => {
  const { unplaced } = draw(
    invoice(),
    invoice(),
    invoice({ status: ' ' }),
    invoice({ currency: null }),
    invoice({ currency: 'EUR', status: null }),
    invoice({ originalInvoiceAmount: 1e9 }),
  )
  expect(unplaced).toBe(3)
})
