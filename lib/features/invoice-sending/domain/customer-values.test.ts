import { expect, test } from 'vitest'
import { toCustomerValues } from './customer-values'

const one = {
  name: 'Solveig Tveit',
  organizationNo: '991825827',
  postalAddress: { addressLine1: 'Storgata 7', addressLine3: 'Oppgang B', countryCode: 'no' },
  emailAddressDocument: ['solveig@post.example'],
  phoneNo: '+4791234567',
  dueDays: 14,
}

test('a customer fills the recipient, the address line by line', () =>
  expect(toCustomerValues('10001', one, '2026-02-20')).toMatchObject({
    ...{ customerNo: '10001', name: 'Solveig Tveit', country: 'NO', dueDate: '2026-03-06' },
    ...{ address1: 'Storgata 7', address2: '', address3: 'Oppgang B' },
    email: 'solveig@post.example',
  }))

test('nothing of the customer before stays, nor of the person that was typed', () => {
  const before = {
    ...toCustomerValues('10001', one, '2026-02-20'),
    ...{ nationalId: '01010112345', birthDate: '2001-01-01', einvoiceIdentifier: '7' },
  }
  const after = { ...before, ...toCustomerValues('10002', { name: 'Ola Hansen' }, '2026-02-20') }
  expect(after).toMatchObject({
    ...{ customerNo: '10002', name: 'Ola Hansen', email: '', mobile: '', organizationNo: '' },
    ...{ address1: '', address3: '', nationalId: '', birthDate: '', einvoiceIdentifier: '' },
  })
})

test('the name on the address goes before the customer’s', () =>
  expect(
    toCustomerValues('1', { name: 'A', postalAddress: { name: 'B' } }, '2026-02-20').name,
  ).toBe('B'))

test('what the service hides in part is typed by whoever knows it', () =>
  expect(
    toCustomerValues(
      '1',
      {
        ...{ emailAddressDocument: ['s***@post.example'], phoneNo: '+47****4567' },
        postalAddress: { addressLine1: 'Stor***** 7', addressLine2: 'Oppgang B' },
      },
      null,
    ),
  ).toMatchObject({ email: '', mobile: '', address1: '', address2: 'Oppgang B' }))

test.each([null, -1, 1.5, 4000])('due days of %s make no date', (dueDays) =>
  expect(toCustomerValues('1', { dueDays }, '2026-02-20')).not.toHaveProperty('dueDate'),
)

test('a document that has a due date of its own gets none of the customer’s days', () =>
  expect(toCustomerValues('10001', one, null)).not.toHaveProperty('dueDate'))
