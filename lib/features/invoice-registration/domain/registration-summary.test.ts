import { expect, test } from 'vitest'
import { summarizeInvoices } from './registration-summary'

test('sums stay within a currency, with the smallest and the largest', () => {
  const invoice = (originalInvoiceAmount: number, currency: string) => ({
    uniqueSourceInvoiceId: 'i',
    originalInvoiceAmount,
    currency,
  })
  expect(
    summarizeInvoices([
      invoice(0.1, 'NOK'),
      invoice(7, 'SEK'),
      invoice(10, 'nok'),
      invoice(9, 'NOK'),
    ]),
  ).toEqual([
    { currency: 'NOK', count: 3, smallest: '0.1', largest: '10', total: '19.1' },
    { currency: 'SEK', count: 1, smallest: '7', largest: '7', total: '7' },
  ])
})
