import { describe, expect, test } from 'vitest'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import type { StoredCustomer } from '../../../database/stored-customer'
import type { Clearing } from '../../../tenant-settings'
import { applyUpdate } from './apply-update'
import { sanitizeEmail } from './email'

const now = Date.parse('2026-03-12T10:00:00Z')
const address = {
  name: 'Kari Moen',
  addressLine1: 'Storgata 1',
  addressLine2: 'c/o Hansen',
  addressLine3: '',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}
const { name: _, ...group } = address
const blank = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  postalCode: '',
  cityName: '',
  countryText: '',
  countryCode: '',
}
const stored: StoredCustomer = {
  customerNo: '7',
  name: 'Kari Moen',
  phoneNo: '+4722334455',
  dueDays: 14,
  options: ['NoUpdatePostalReturn'],
  postalAddress: address,
}

const applied = (
  from: StoredCustomer,
  update: Partial<CustomerUpdate>,
  clearing: Clearing = 'applied',
) => applyUpdate(from, { customerNo: '7', ...update }, { clearing, now })

function customerAfter(from: StoredCustomer, update: Partial<CustomerUpdate>, clearing?: Clearing) {
  const outcome = applied(from, update, clearing)
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
  return outcome.customer
}

describe('the postal address field group', () => {
  test.each<
    [
      string,
      StoredCustomer['postalAddress'],
      CustomerUpdate['postalAddress'],
      object | null | undefined,
    ]
  >([
    ['stays when the address is absent', address, undefined, address],
    ['stays when the address is null', address, null, address],
    ['stays when every field is null', address, { cityName: null, addressLine1: null }, address],
    [
      'stays when what is supplied equals what is stored',
      address,
      { cityName: 'Oslo', postalCode: '0155' },
      address,
    ],
    ['stays when a supplied blank equals a stored blank', address, { addressLine3: '' }, address],
    [
      'is replaced as a whole when one field differs',
      address,
      { cityName: 'Bergen' },
      { name: 'Kari Moen', ...blank, cityName: 'Bergen' },
    ],
    [
      'blanks a null field when another differs',
      address,
      { ...group, addressLine2: null, cityName: 'Bergen' },
      { ...address, addressLine2: '', cityName: 'Bergen' },
    ],
    [
      'may be blanked on purpose',
      address,
      { ...group, addressLine2: '' },
      { ...address, addressLine2: '' },
    ],
    ['is emptied by one blank', address, { cityName: '' }, { name: 'Kari Moen', ...blank }],
    [
      'is not touched by another name',
      address,
      { name: 'Ola Moen' },
      { ...address, name: 'Ola Moen' },
    ],
    [
      'stays absent when blanks are supplied',
      undefined,
      { cityName: '', postalCode: '' },
      undefined,
    ],
    [
      'is made when there was none',
      undefined,
      { cityName: 'Bergen' },
      { ...blank, cityName: 'Bergen' },
    ],
    ['counts a stored null as blank', { cityName: null }, { cityName: '' }, { cityName: null }],
  ])('%s', (_name, before, update, after) => {
    expect(
      customerAfter({ ...stored, postalAddress: before }, { postalAddress: update }).postalAddress,
    ).toEqual(after)
  })

  test('is blanked by a blank even where clearing is ignored', () => {
    expect(
      customerAfter(stored, { postalAddress: { ...group, addressLine2: '' } }, 'ignored')
        .postalAddress?.addressLine2,
    ).toBe('')
  })

  test('remembers the day it changed', () => {
    expect(
      customerAfter(stored, { postalAddress: { cityName: 'Bergen' } }).postalAddressChanged,
    ).toBe('2026-03-12')
    expect(
      customerAfter(stored, { postalAddress: { name: 'Ola' } }).postalAddressChanged,
    ).toBeUndefined()
  })
})

describe('a field outside the group', () => {
  test.each<[string, Partial<CustomerUpdate>, Clearing, Partial<StoredCustomer>]>([
    ['keeps its value when absent', {}, 'applied', { phoneNo: '+4722334455' }],
    [
      'keeps its value when null',
      { phoneNo: null, dueDays: null, options: null },
      'applied',
      { phoneNo: '+4722334455', dueDays: 14, options: ['NoUpdatePostalReturn'] },
    ],
    [
      'takes a new value',
      { phoneNo: '+4799901234', dueDays: 0, vatLiable: false },
      'applied',
      { phoneNo: '+4799901234', dueDays: 0, vatLiable: false },
    ],
    [
      'is cleared where clearing applies',
      { phoneNo: '', options: [] },
      'applied',
      { phoneNo: '', options: [] },
    ],
    [
      'is kept where clearing is ignored',
      { phoneNo: '', options: [] },
      'ignored',
      { phoneNo: '+4722334455', options: ['NoUpdatePostalReturn'] },
    ],
    [
      'takes an identity number with wrong check digits',
      { ssn: '01019921717', organizationNo: '123456789' },
      'applied',
      { ssn: '01019921717', organizationNo: '123456789' },
    ],
  ])('%s', (_name, update, clearing, after) =>
    expect(customerAfter(stored, update, clearing)).toMatchObject(after),
  )

  test('is never one that only a read has, or that the interface does not know', () => {
    expect(
      customerAfter(stored, { accountNo: 5, creditScore: 9 } as Partial<CustomerUpdate>),
    ).toEqual(stored)
  })
})

describe('an update is refused', () => {
  test.each<[string, Partial<CustomerUpdate>, string]>([
    ['for a date that does not exist', { stopReminderUntil: '2026-02-30' }, 'stopReminderUntil'],
    ['for negative due days', { dueDays: -1 }, 'dueDays'],
    ['for a discount above 100', { discountRate: 100.5 }, 'discountRate'],
    ['for a negative discount', { discountRate: -0.1 }, 'discountRate'],
    [
      'for a country of three letters',
      { postalAddress: { countryCode: 'NOR' } },
      'postalAddress.countryCode',
    ],
    ['for a currency of two letters', { currency: 'NO' }, 'currency'],
    [
      'for an e-mail address that cannot be cleaned',
      { emailAddressDocument: ['a@b.no', 'nobody'] },
      'emailAddressDocument.1',
    ],
    [
      'for an e-mail address of nothing',
      { emailAddressDocument: ['<>;'] },
      'emailAddressDocument.0',
    ],
  ])('%s', (_name, update, field) =>
    expect(applied(stored, update)).toEqual({ refused: { [field]: expect.any(String) } }),
  )
})

test.each([
  ['<a@b.no>;', 'a@b.no'],
  [' "post@nord.example",', 'post@nord.example'],
  ['\u200Bkari@nord.example.', 'kari@nord.example'],
  ["o'brien@nord.example", "o'brien@nord.example"],
  ['kari @nord.example', 'kari@nord.example'],
])('the e-mail address %s is cleaned', (given, cleaned) =>
  expect(sanitizeEmail(given)).toBe(cleaned),
)

test('a cleaned address is stored in its place, with one warning', () => {
  const outcome = applied(stored, { emailAddressDocument: ['x@y.no', '<a@b.no>;'] })
  expect(outcome).toMatchObject({
    customer: { emailAddressDocument: ['x@y.no', 'a@b.no'] },
    warnings: [{ field: 'EmailAddressDocument' }],
  })
})
