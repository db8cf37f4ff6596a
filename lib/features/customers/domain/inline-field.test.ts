import { expect, test } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { pickAddressGroup } from './address-group'
import { buildCustomerUpdate, toFormValues } from './customer-edit'
import { findInlineField, getCheckedName, toCheckedCustomer, withInlineField } from './inline-field'

const address = {
  name: 'Kari Moen',
  addressLine1: 'Storgata 1',
  addressLine2: '',
  addressLine3: '',
  postalCode: '15',
  cityName: 'Oslo',
  countryText: '',
  countryCode: 'NO',
}
const makeCustomer = (fields: Partial<Customer> = {}): Customer =>
  ({ customerNo: '7', name: 'Kari Moen', postalAddress: address, ...fields }) as Customer

test.each([
  ['a text', 'buyerReference', makeCustomer({ buyerReference: 'A-1' }), 'A-1'],
  ['a blank text', 'buyerReference', makeCustomer({ buyerReference: '' }), ''],
  ['a text that the read does not carry', 'buyerReference', makeCustomer(), null],
  ['a line of a whole address', 'postalAddress.postalCode', makeCustomer(), '15'],
  [
    'the only e-mail address',
    'emailAddressDocument',
    makeCustomer({ emailAddressDocument: ['a@b.example'] }),
    'a@b.example',
  ],
  ['no e-mail address', 'emailAddressDocument', makeCustomer({ emailAddressDocument: [] }), ''],
  [
    'the type of distribution',
    'distribution.type',
    makeCustomer({ distribution: { type: 'H' } }),
    'H',
  ],
])('%s is one field', (_, path, customer, value) =>
  expect(findInlineField(customer, path)).toEqual({ path, value }),
)

test.each([
  [
    'an address of which a line is not known, because it would become blank',
    'postalAddress.postalCode',
    makeCustomer({ postalAddress: { ...address, addressLine2: null } }),
  ],
  [
    'an address that was not read',
    'postalAddress.postalCode',
    makeCustomer({ postalAddress: null }),
  ],
  [
    'several e-mail addresses',
    'emailAddressDocument',
    makeCustomer({ emailAddressDocument: ['a@b.example', 'c@d.example'] }),
  ],
  ['e-mail addresses that were not read', 'emailAddressDocument', makeCustomer()],
  ['a list of blocks', 'peppolBlockIds', makeCustomer({ peppolBlockIds: [] })],
  ['a number', 'dueDays', makeCustomer({ dueDays: 14 })],
  ['what is not edited', 'customerNo', makeCustomer()],
])('%s needs the form', (_, path, customer) => expect(findInlineField(customer, path)).toBeNull())

test('a line of the address goes with all the others, and nothing else goes', () => {
  const customer = makeCustomer({ buyerReference: 'A-1' })
  const stored = toFormValues(customer)
  const update = buildCustomerUpdate('7', {
    stored,
    known: pickAddressGroup(customer.postalAddress),
    edited: withInlineField(stored, 'postalAddress.postalCode', '0150'),
  })
  const { name: _, ...group } = address
  expect(update).toEqual({ customerNo: '7', postalAddress: { ...group, postalCode: '0150' } })
})

test.each([
  ['buyerReference', 'B-2', { buyerReference: 'B-2' }],
  ['emailAddressDocument', 'a@b.example', { emailAddressDocument: ['a@b.example'] }],
  ['distribution.type', 'M', { distributionType: 'M' }],
])('%s is typed alone', (path, typed, changed) => {
  const stored = toFormValues(makeCustomer({ buyerReference: 'A-1' }))
  expect(withInlineField(stored, path, typed)).toEqual({ ...stored, ...changed })
  expect(withInlineField(stored, 'customerNo', typed)).toEqual(stored)
})

test('checks are given the lines of the address beside the other fields, and name them alone', () => {
  const customer = makeCustomer({ organizationNoScheme: '0192' })
  expect(toCheckedCustomer(toFormValues(customer), customer, '2026-03-01')).toMatchObject({
    name: 'Kari Moen',
    postalCode: '15',
    organizationNoScheme: '0192',
    today: '2026-03-01',
  })
  expect(getCheckedName('postalAddress.postalCode')).toBe('postalCode')
  expect(getCheckedName('organizationNo')).toBe('organizationNo')
})
