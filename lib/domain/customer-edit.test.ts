import { describe, expect, test } from 'vitest'
import { groupOf } from './address-group'
import { clearedWithoutAWay, entryOf, saysSomething, unitsChanged, updateOf } from './customer-edit'

const kari = {
  customerNo: '10001',
  name: 'Kari Nordmann',
  postalAddress: {
    name: 'Nordmann',
    addressLine1: 'Storgata 1',
    addressLine2: 'c/o Hansen',
    postalCode: '0155',
    cityName: 'Oslo',
    countryCode: 'NO',
  },
  phoneNo: '+4722334455',
  emailAddressDocument: ['kari@nordmann.example'],
}
const before = entryOf(kari)
const moved = { ...before, address: { ...before.address, cityName: 'Bergen' } }
const sentFor = (after: typeof before) => updateOf('10001', { stored: before, known: groupOf(kari.postalAddress), edited: after })

describe('the update that a save sends', () => {
  test.each([
    ['of an untouched form holds nothing but the customer', before, {}],
    ['of a new name leaves the address alone', { ...before, name: 'Kari Hansen' }, { name: 'Kari Hansen' }],
    ['of a new phone leaves the address alone', { ...before, phoneNo: '+4799887766' }, { phoneNo: '+4799887766' }],
    ['of a new name on the address sends none of the seven fields', { ...before, addressName: 'Kari H' }, { postalAddress: { name: 'Kari H' } }],
    ['of a new city sends the group whole', moved, { postalAddress: { ...before.address, cityName: 'Bergen' } }],
    [
      'of a new city and name on the address sends both',
      { ...moved, addressName: 'Kari H' },
      { postalAddress: { name: 'Kari H', ...moved.address } },
    ],
    [
      'of a second e-mail sends the list whole',
      { ...before, emailAddressDocument: ['kari@nordmann.example', 'ap@nordmann.example'] },
      { emailAddressDocument: ['kari@nordmann.example', 'ap@nordmann.example'] },
    ],
    ['leaves out empty rows of the list', { ...before, emailAddressDocument: ['kari@nordmann.example', '  '] }, {}],
    ['leaves out a cleared phone, which nothing documents', { ...before, phoneNo: '' }, {}],
    ['leaves out a cleared name', { ...before, name: ' ' }, {}],
    ['leaves out a cleared name on the address', { ...before, addressName: '' }, {}],
    ['leaves out an emptied list of e-mails', { ...before, emailAddressDocument: [] }, {}],
    [
      'may blank the care-of line',
      { ...before, address: { ...before.address, addressLine2: '' } },
      { postalAddress: { ...before.address, addressLine2: '' } },
    ],
  ])('%s', (_, after, update) => expect(sentFor(after)).toEqual({ customerNo: '10001', ...update }))

  test('says something only when it holds more than the number', () => {
    expect(saysSomething(sentFor(before))).toBe(false)
    expect(saysSomething(sentFor(moved))).toBe(true)
  })
})

describe('the form of a customer', () => {
  test('types nothing where the read carried nothing', () => {
    const blank = { addressLine1: '', addressLine2: '', addressLine3: '', postalCode: '', cityName: '', countryText: '', countryCode: '' }
    const nothing = { name: '', address: blank, addressName: '', phoneNo: '', emailAddressDocument: [], dueDays: '', vatLiable: '', options: [] }
    expect(entryOf({})).toMatchObject(nothing)
    expect(entryOf({ name: null, postalAddress: null, phoneNo: null, emailAddressDocument: null, dueDays: null })).toEqual(entryOf({}))
  })

  test('differs by what it holds, not by what was touched', () => {
    expect(unitsChanged(before, structuredClone(before))).toEqual([])
    expect(unitsChanged(before, { ...moved, phoneNo: '1' })).toEqual(['address', 'phoneNo'])
  })

  test('tells which cleared units cannot be cleared, and the address is none of them', () => {
    const nothing = entryOf({})
    expect(clearedWithoutAWay(before, nothing)).toEqual(['name', 'addressName', 'emailAddressDocument', 'phoneNo'])
    expect(clearedWithoutAWay(before, nothing, ['phoneNo', 'emailAddressDocument'])).toEqual(['name', 'addressName'])
  })
})
