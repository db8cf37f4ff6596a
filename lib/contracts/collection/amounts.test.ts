import { describe, expect, test } from 'vitest'
import { operations } from '../registry'

const {
  createCorrections,
  createPayments,
  createCollectionInvoices,
  createCustomer,
  updateCustomer,
  updateCustomers,
  getCustomer,
} = operations
const withAmount = (amount: number) => [
  createCorrections.body!.safeParse({ corrections: [{ amount }] }),
  createPayments.body!.safeParse({ payments: [{ amount }] }),
  createCollectionInvoices.body!.safeParse({ invoices: [{ originalInvoiceAmount: amount }] }),
  createCollectionInvoices.body!.safeParse({ invoices: [{ claims: [{ type: 'FEE', amount }] }] }),
  ...['limitAmount', 'discountRate'].flatMap((field) => [
    updateCustomer.body!.safeParse({ customer: { customerNo: '7', [field]: amount } }),
    createCustomer.body!.safeParse({ customer: { customerNo: '7', [field]: amount } }),
    updateCustomers.body!.safeParse([{ customerNo: '7', [field]: amount }]),
  ]),
]

describe('an amount that is sent', () => {
  test.each([0, 0.01, -250.5, 1e9, 999_999_999_999.99, -999_999_999_999.99])(
    'may be %d',
    (amount) =>
      expect(withAmount(amount).map(({ success }) => success)).toEqual(Array(10).fill(true)),
  )
  test.each([1e300, -1e300, 1e12, Number.POSITIVE_INFINITY, Number.NaN, Number.MAX_SAFE_INTEGER])(
    'may not be %d, and its field is named',
    (amount) => {
      for (const { error } of withAmount(amount))
        expect(error?.issues[0]?.path.at(-1)).toMatch(/mount$|^discountRate$/)
    },
  )
})

test('an amount that is read may be any: it is shown as it came', () =>
  expect(
    getCustomer.answers[200].safeParse({ customerNo: '7', limitAmount: 1e300, discountRate: -1e12 })
      .success,
  ).toBe(true))
