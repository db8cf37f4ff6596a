import { expect, test } from 'vitest'
import { reckonDocument } from './document-totals'
import { toReplacedDocument } from './replaced-document'

const blank = { today: '2026-03-12', country: 'NO' }
const view = {
  ...{ InvoiceNumber: '2026-1', InvoiceType: 'Invoice', DueDate: '2026-03-26', Currency: 'NOK' },
  ...{ KID: '202610442008', Vat: '250.10', Total: '1250.50' },
  Invoicer: { Name: 'Nordkust Energi AS', OrganizationNumber: '984842252' },
  Invoicee: { Name: 'Solveig Tveit', Address: ['Storgata 7', 'Oppgang B', '0184 Oslo'] },
  Lines: [
    { Text: 'Electricity', Quantity: '4', Amount: '900.00' },
    { Text: 'Fee', Quantity: '1', Amount: '100.40' },
  ],
} as never

test('a failed invoice opens with what its view tells, and adds up to its own total', () => {
  const { fields, lines } = toReplacedDocument(view, 'person', blank)
  expect(fields).toMatchObject({
    ...{ number: '2026-1', dueDate: '2026-03-26', expectedTotal: '1250,5' },
    ...{ name: 'Solveig Tveit', address1: 'Storgata 7', address2: 'Oppgang B' },
    ...{ postCode: '0184', city: 'Oslo', paymentReference: '202610442008' },
  })
  expect(lines).toMatchObject([
    { text: 'Electricity', quantity: '4', price: '225', vat: '25' },
    { text: 'Fee', quantity: '1', price: '100,4', vat: '25' },
  ])
  expect(reckonDocument(lines)?.gross).toBe('1250.50')
})

test.each([
  ['a quantity that does not divide it', { Quantity: '3', Amount: '100.00' }, '1', '100'],
  ['no quantity', { Amount: '100.00' }, '1', '100'],
  ['no amount', { Quantity: '3' }, '1', ''],
])('a line with %s is one piece of its amount', (_, line, quantity, price) => {
  const { lines } = toReplacedDocument({ Lines: [line] } as never, 'business', blank)
  expect(lines).toMatchObject([{ quantity, price, vat: '' }])
})

test('VAT that no one rate explains is left for a person', () => {
  const { lines } = toReplacedDocument(
    { Lines: [{ Amount: '100.00' }], Vat: '17.00' } as never,
    'business',
    blank,
  )
  expect(lines[0]?.vat).toBe('')
})

test('a view that tells nothing opens a blank form', () =>
  expect(toReplacedDocument({} as never, 'business', blank)).toMatchObject({
    fields: { number: '', name: '', expectedTotal: '', currency: 'NOK' },
    lines: [{ text: '', price: '' }],
  }))

test('a credit note that is shown below zero states its amounts above it', () => {
  const { fields, lines } = toReplacedDocument(
    {
      InvoiceType: 'CreditNote',
      ...{ Lines: [{ Quantity: '2', Amount: '-100.00' }], Vat: '-25.00', Total: '-125.00' },
    } as never,
    'business',
    blank,
  )
  expect(fields).toMatchObject({ documentKind: 'creditNote', expectedTotal: '125' })
  expect(lines).toMatchObject([{ quantity: '2', price: '50', vat: '25' }])
})
