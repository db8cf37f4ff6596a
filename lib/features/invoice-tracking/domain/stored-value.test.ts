import { expect, test } from 'vitest'
import { findStoredValue } from './stored-value'

const customer = {
  name: ' Kari ',
  phoneNo: '',
  emailAddressDocument: ['a@b.example', '', 'c@d.example'],
  efakturaBlockIds: [],
  dueDays: 0,
  postalAddress: { postalCode: '0155', cityName: null },
}

test.each([
  ['name', { is: 'text', text: 'Kari' }],
  ['dueDays', { is: 'text', text: '0' }],
  ['emailAddressDocument', { is: 'text', text: 'a@b.example, c@d.example' }],
  ['postalAddress.postalCode', { is: 'text', text: '0155' }],
  ['postalAddress.cityName', { is: 'blank' }],
  ['phoneNo', { is: 'blank' }],
  ['efakturaBlockIds', { is: 'blank' }],
  ['postalAddress.addressLine1', { is: 'absent' }],
  ['distribution.type', { is: 'absent' }],
  ['postalAddress', { is: 'absent' }],
  ['constructor', { is: 'absent' }],
])('%s is %j', (path, stored) => expect(findStoredValue(customer, path)).toEqual(stored))
