import { describe, expect, test } from 'vitest'
import { pickAddressGroup } from './address-group'
import {
  buildCustomerUpdate,
  hasChanges,
  listChangedFields,
  listUnclearableFields,
  listUnsendableFields,
  toFormValues,
} from './customer-edit'

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
const before = toFormValues(kari)
const moved = { ...before, address: { ...before.address, cityName: 'Bergen' } }
const sentFor = (after: typeof before) =>
  buildCustomerUpdate('10001', {
    stored: before,
    known: pickAddressGroup(kari.postalAddress),
    edited: after,
  })

describe('the update that a save sends', () => {
  test.each([
    ['of an untouched form holds nothing but the customer', before, {}],
    [
      'of a new name leaves the address alone',
      { ...before, name: 'Kari Hansen' },
      { name: 'Kari Hansen' },
    ],
    [
      'of a new phone leaves the address alone',
      { ...before, phoneNo: '+4799887766' },
      { phoneNo: '+4799887766' },
    ],
    [
      'of a list beside an entry that the service hides in part holds nothing of it',
      { ...before, emailAddressDocument: ['k***@nordmann.example', 'ny@nordmann.example'] },
      {},
    ],
    [
      'of a new name on the address sends none of the seven fields',
      { ...before, addressName: 'Kari H' },
      { postalAddress: { name: 'Kari H' } },
    ],
    [
      'of a new city sends the group whole',
      moved,
      { postalAddress: { ...before.address, cityName: 'Bergen' } },
    ],
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
    [
      'leaves out empty rows of the list',
      { ...before, emailAddressDocument: ['kari@nordmann.example', '  '] },
      {},
    ],
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
    expect(hasChanges(sentFor(before))).toBe(false)
    expect(hasChanges(sentFor(moved))).toBe(true)
  })
})

test('a list with an entry that the service hides in part cannot be sent', () => {
  const hidden = toFormValues({ emailAddressDocument: ['k***@n.example'] })
  const added = toFormValues({ emailAddressDocument: ['k***@n.example', 'ny@n.example'] })
  expect(listUnsendableFields(hidden, added)).toEqual(['emailAddressDocument'])
  expect(listUnsendableFields(hidden, hidden)).toEqual([])
})

describe('the form of a customer', () => {
  test('types nothing where the read carried nothing', () => {
    const blank = {
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postalCode: '',
      cityName: '',
      countryText: '',
      countryCode: '',
    }
    const nothing = {
      name: '',
      address: blank,
      addressName: '',
      phoneNo: '',
      emailAddressDocument: [],
      dueDays: '',
      vatLiable: '',
      options: [],
    }
    expect(toFormValues({})).toMatchObject(nothing)
    expect(
      toFormValues({
        name: null,
        postalAddress: null,
        phoneNo: null,
        emailAddressDocument: null,
        dueDays: null,
      }),
    ).toEqual(toFormValues({}))
  })

  test('differs by what it holds, not by what was touched', () => {
    expect(listChangedFields(before, structuredClone(before))).toEqual([])
    expect(listChangedFields(before, { ...moved, phoneNo: '1' })).toEqual(['address', 'phoneNo'])
  })

  test('tells which cleared fields cannot be cleared, and the address is none of them', () => {
    const nothing = toFormValues({})
    expect(listUnclearableFields(before, nothing)).toEqual([
      'name',
      'addressName',
      'emailAddressDocument',
      'phoneNo',
    ])
    expect(listUnclearableFields(before, nothing, ['phoneNo', 'emailAddressDocument'])).toEqual([
      'name',
      'addressName',
    ])
  })
})

describe('a number that only a text holds', () => {
  const rich = {
    ...kari,
    limitAmount: '9007199254740993' as const,
    dueDays: '9007199254740993' as const,
    discountRate: -0.005,
  }
  const stored = toFormValues(rich)
  const sentWith = (edited: typeof stored) =>
    buildCustomerUpdate('10001', { stored, known: pickAddressGroup(kari.postalAddress), edited })

  test('stands in the form with its digits, and is not sent where nobody changed it', () => {
    expect([stored.limitAmount, stored.dueDays, stored.discountRate]).toEqual([
      '9007199254740993',
      '9007199254740993',
      '-0,005',
    ])
    expect(
      sentWith({ ...stored, limitAmount: '9 007 199 254 740 993,00', name: 'Kari Hansen' }),
    ).toEqual({
      customerNo: '10001',
      name: 'Kari Hansen',
    })
  })

  test('is sent with its digits where it was changed to one', () => {
    expect(sentWith({ ...stored, limitAmount: '9007199254740995,5' })).toEqual({
      customerNo: '10001',
      limitAmount: '9007199254740995.5',
    })
    expect(sentWith({ ...stored, limitAmount: '9007199254740992' })).toEqual({
      customerNo: '10001',
      limitAmount: 9007199254740992,
    })
    expect(sentWith({ ...stored, dueDays: '14' })).toEqual({ customerNo: '10001', dueDays: 14 })
  })
})

describe('a stored date', () => {
  const stored = (stopReminderUntil: string) => ({ ...kari, stopReminderUntil })
  const sends = (until: string, typed: Partial<ReturnType<typeof toFormValues>>) => {
    const opened = toFormValues(stored(until))
    return buildCustomerUpdate('10001', {
      stored: opened,
      known: pickAddressGroup(kari.postalAddress),
      edited: { ...opened, ...typed },
    })
  }

  test.each([
    '2026-11-31',
    'until further notice',
    '2026-12-24T23:00:00Z',
    '2026-12-25T00:00:00',
    '31.12.2026',
  ])(
    'that came as %s stays out of a save of another field, and neither changes nor goes',
    (until) =>
      expect(sends(until, { phoneNo: '1' })).toEqual({ customerNo: '10001', phoneNo: '1' }),
  )

  test.each([
    ['2026-12-25T00:00:00', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['2026-12-25', '25.12.2026'],
  ])('that came as %s is not changed by %s, which is the same day', (until, typed) =>
    expect(sends(until, { stopReminderUntil: typed })).toEqual({ customerNo: '10001' }),
  )

  test('that cannot be read is replaced by a day that is typed', () => {
    expect(sends('2026-11-31', { stopReminderUntil: '2026-11-30' })).toEqual({
      customerNo: '10001',
      stopReminderUntil: '2026-11-30',
    })
  })
})
