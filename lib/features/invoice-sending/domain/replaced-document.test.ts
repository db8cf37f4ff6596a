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

test('it keeps its date; one that tells none, or no date, is dated today', () => {
  const open = (InvoiceDate?: string) =>
    toReplacedDocument({ InvoiceDate } as never, 'person', blank).fields.issueDate
  expect(open('2026-02-26')).toBe('2026-02-26')
  expect(open('2026-02-26T00:00:00')).toBe('2026-02-26')
  expect([open(), open('26.02.26')]).toEqual(['2026-03-12', '2026-03-12'])
})

test('a line keeps its unit by the code, and is one piece where it has no code', () => {
  const lines = [
    { Quantity: '11', Unit: 'kWh', Amount: '110.00' },
    { Quantity: '12', Unit: 'mnd', Amount: '120.00' },
    { Quantity: '2', Unit: 'fadder', Amount: '20.00' },
    { Quantity: '11', Unit: 'kWh', Amount: '393.45' },
  ]
  expect(toReplacedDocument({ Lines: lines } as never, 'person', blank).lines).toMatchObject([
    { quantity: '11', unit: 'KWH', price: '10' },
    { quantity: '12', unit: 'MON', price: '10' },
    { quantity: '2', unit: 'C62', price: '10' },
    { quantity: '1', unit: 'C62', price: '393,45' },
  ])
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
