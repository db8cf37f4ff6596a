import { expect, test } from 'vitest'
import {
  checkClaim,
  checkOtherDebtor,
  isBlankInvoice,
  isClaimDoubtful,
  isExtraRefused,
  noExtras,
  withExtras,
} from './invoice-extras'

const guarantor = {
  role: 'GUARANTOR',
  entry: { debtorName: 'Ola Nordmann', debtorCountryCode: 'NO' },
} as const
const fee = { type: 'FEE', amount: '70,00' }
const file = { filename: 'a.pdf', contentType: 'application/pdf', content: 'aGVp' }
const invoice = { uniqueSourceInvoiceId: 'i', debtors: [{ role: 'PRIMARY_DEBTOR', name: 'Kari' }] }

test('an invoice without anything beside it is sent as it is', () =>
  expect(withExtras(invoice, noExtras)).toEqual(invoice))

test('other debtors follow the first one in their roles, claims have numbers, files go along', () =>
  expect(withExtras(invoice, { others: [guarantor], claims: [fee], attachments: [file] })).toEqual({
    ...invoice,
    debtors: [
      ...invoice.debtors,
      { role: 'GUARANTOR', name: 'Ola Nordmann', addresses: [{ countryCode: 'NO' }] },
    ],
    claims: [{ type: 'FEE', amount: 70 }],
    attachments: [file],
  }))

test('a debtor of whom nothing is said, and one with an odd country, are refused', () => {
  expect(checkOtherDebtor(guarantor)).toEqual([])
  expect(checkOtherDebtor({ role: 'CO_DEBTOR', entry: { debtorName: ' ' } })).toEqual([
    { field: 'debtorName', is: 'refused', why: 'missing' },
  ])
  const odd = { role: 'CO_DEBTOR', entry: { debtorName: 'A', debtorCountryCode: '391' } } as const
  expect(isExtraRefused({ ...noExtras, others: [guarantor, odd] })).toBe(true)
  expect(isExtraRefused({ ...noExtras, others: [guarantor], claims: [fee] })).toBe(false)
})

test.each([
  [
    { type: '', amount: '70' },
    { type: 'missing', amount: null },
  ],
  [
    { type: 'FEE', amount: '' },
    { type: null, amount: 'missing' },
  ],
  [
    { type: 'FEE', amount: '0' },
    { type: null, amount: 'notPositive' },
  ],
  [
    { type: 'FEE', amount: 'ten' },
    { type: null, amount: 'notNumber' },
  ],
])('the claim %j is found %j', (claim, found) => {
  expect(checkClaim(claim)).toEqual(found)
  expect(isExtraRefused({ ...noExtras, claims: [fee, claim] })).toBe(true)
})

test.each([
  ['1.250', true],
  [' 1,2500 ', true],
  ['70,00', false],
  ['1 250', false],
  ['0.000', false],
  ['ten', false],
])('a claim of %s may be meant otherwise than it is read: %s', (amount, isDoubtful) =>
  expect(isClaimDoubtful({ type: 'FEE', amount })).toBe(isDoubtful),
)

test('an invoice is blank while nothing of it was typed, added or attached', () => {
  expect(isBlankInvoice({ currency: ' ' }, noExtras)).toBe(true)
  expect(isBlankInvoice({ currency: 'NOK' }, noExtras)).toBe(false)
  expect(isBlankInvoice({}, { ...noExtras, claims: [fee] })).toBe(false)
  expect(isBlankInvoice({}, { ...noExtras, others: [guarantor] })).toBe(false)
  expect(isBlankInvoice({}, { ...noExtras, attachments: [file] })).toBe(false)
})
