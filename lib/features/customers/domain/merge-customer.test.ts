import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEntry, versionOf } from '@/tests/support/customer-entries'
import { addressGroup } from './address-group'
import { isSameField, toFormValues } from './customer-edit'
import { type CustomerField, type CustomerFormValues, editableFields } from './editable-fields'
import { getNotShown } from './field-comparison'
import { diffCustomers, isChanged, mergeCustomer, pickFormFields } from './merge-customer'

const threeVersions = anyEntry.chain((baseline) =>
  fc.tuple(fc.constant(baseline), versionOf(baseline), versionOf(baseline)),
)

function always(
  holds: (
    baseline: CustomerFormValues,
    edited: CustomerFormValues,
    current: CustomerFormValues,
  ) => boolean,
) {
  fc.assert(
    fc.property(threeVersions, ([baseline, edited, current]) => holds(baseline, edited, current)),
    { numRuns: 2_000 },
  )
}

describe('a save that meets what others stored meanwhile', () => {
  test('never puts an address together from two', () =>
    always((baseline, edited, current) => {
      const { address } = mergeCustomer(baseline, edited, current).merged
      return [edited.address, current.address].some((whole) =>
        addressGroup.every((line) => whole[line] === address[line]),
      )
    }))

  test('leaves every field that the person did not change as others stored it', () =>
    always((baseline, edited, current) => {
      const { merged } = mergeCustomer(baseline, edited, current)
      return editableFields.every(
        (field) => !isSameField(field, baseline, edited) || isSameField(field, merged, current),
      )
    }))

  test('carries every field that the person changed', () =>
    always((baseline, edited, current) => {
      const { merged } = mergeCustomer(baseline, edited, current)
      return editableFields.every(
        (field) => isSameField(field, baseline, edited) || isSameField(field, merged, edited),
      )
    }))

  test('asks exactly where both changed a field to different values', () =>
    always((baseline, edited, current) => {
      const differs = (field: CustomerField, left: CustomerFormValues, right: CustomerFormValues) =>
        !isSameField(field, left, right)
      const both = editableFields.filter(
        (field) =>
          differs(field, baseline, edited) &&
          differs(field, baseline, current) &&
          differs(field, edited, current),
      )
      return mergeCustomer(baseline, edited, current).open.join() === both.join()
    }))

  test('tells which fields only others changed', () =>
    always((baseline, edited, current) => {
      const theirs = editableFields.filter(
        (field) => isSameField(field, baseline, edited) && !isSameField(field, baseline, current),
      )
      return mergeCustomer(baseline, edited, current).theirs.join() === theirs.join()
    }))
})

describe('a person who moves a customer', () => {
  const address = {
    addressLine1: 'Storgata 1',
    addressLine2: '',
    addressLine3: '',
    postalCode: '0155',
    cityName: 'Oslo',
    countryText: '',
    countryCode: 'NO',
  }
  const opened: CustomerFormValues = { ...toFormValues({}), name: 'Kari', address, phoneNo: '1' }
  const moved = { ...opened, address: { ...address, cityName: 'Bergen', postalCode: '5003' } }

  test.each([
    [
      'keeps the phone that a colleague stored meanwhile',
      { ...opened, phoneNo: '2' },
      { open: [], theirs: ['phoneNo'], merged: { ...moved, phoneNo: '2' } },
    ],
    [
      'is asked when a colleague moved the customer elsewhere',
      { ...opened, address: { ...address, cityName: 'Bodø' } },
      { open: ['address'] },
    ],
    [
      'is asked even when the colleague changed another line',
      { ...opened, address: { ...address, addressLine2: 'c/o Berg' } },
      { open: ['address'] },
    ],
    [
      'is not asked when the colleague made the same move',
      moved,
      { open: [], theirs: [], merged: moved },
    ],
  ])('%s', (_, current, expected) =>
    expect(mergeCustomer(opened, moved, current)).toMatchObject(expected),
  )
})

describe('a read that leaves things out', () => {
  const opened: CustomerFormValues = {
    ...toFormValues({}),
    name: 'Kari',
    phoneNo: '1',
    address: { ...toFormValues({}).address, cityName: 'Oslo', postalCode: '0155' },
  }
  const edited = { ...opened, address: { ...opened.address, cityName: 'Bergen' }, phoneNo: '2' }
  const current = { ...opened, address: { ...opened.address, postalCode: '' }, phoneNo: '' }

  test('asks about an address of which the person saw a line that is not shown any more', () =>
    expect(
      mergeCustomer(opened, edited, current, { fields: ['phoneNo'], lines: ['postalCode'] }),
    ).toMatchObject({
      open: ['address'],
      unseen: ['address'],
      theirs: [],
    }))

  test('asks about no line that the form never held', () =>
    expect(
      mergeCustomer(opened, edited, opened, { fields: [], lines: ['addressLine2'] }),
    ).toMatchObject({ open: [], unseen: [] }))

  test('asks about no address that the person left alone', () =>
    expect(
      mergeCustomer(opened, { ...opened, phoneNo: '2' }, current, {
        fields: [],
        lines: ['postalCode'],
      }),
    ).toMatchObject({
      open: ['phoneNo'],
      unseen: [],
      theirs: [],
    }))

  test.each([['*** UKJENT ADRESSE ***'], ['S*******']])(
    'asks about no line that still stands as the form opened it: %s',
    (addressLine2) => {
      const [read, moved] = [
        { postalAddress: { cityName: 'Oslo', addressLine2 } },
        { ...opened.address, cityName: 'Bergen', addressLine2 },
      ]
      const stood = toFormValues(read)
      expect(
        mergeCustomer(stood, { ...stood, address: moved }, stood, getNotShown(read)),
      ).toMatchObject({ open: [], unseen: [], merged: { address: moved } })
    },
  )

  test('asks about a line that is blotted out since', () => {
    const read = { postalAddress: { cityName: 'Oslo', postalCode: '0***' } }
    expect(
      mergeCustomer(
        opened,
        { ...opened, address: { ...opened.address, cityName: 'Bergen' } },
        toFormValues(read),
        getNotShown(read),
      ),
    ).toMatchObject({ open: ['address'], unseen: ['address'] })
  })

  test('says of what it leaves out that nobody changed it, and of the rest what was changed', () => {
    expect(isChanged('phoneNo', opened, current, { fields: ['phoneNo'], lines: [] })).toBe(false)
    expect(isChanged('phoneNo', opened, current, { fields: ['name'], lines: [] })).toBe(true)
    expect(isChanged('phoneNo', opened, opened, { fields: [], lines: [] })).toBe(false)
    expect(isChanged('address', opened, current, { fields: [], lines: ['postalCode'] })).toBe(false)
    expect(isChanged('address', opened, current, { fields: [], lines: ['cityName'] })).toBe(true)
    expect(isChanged('address', opened, opened, { fields: [], lines: [] })).toBe(false)
  })
})

test('between two reads that is changed which both show, and otherwise', () => {
  const before = {
    name: 'Kari',
    phoneNo: '1',
    language: 'no',
    postalAddress: { cityName: 'Oslo', postalCode: '0155' },
  }
  expect(diffCustomers(before, { ...before, name: 'Ola' })).toEqual(['name'])
  expect(diffCustomers(before, { name: 'Kari', postalAddress: { cityName: 'Oslo' } })).toEqual([])
  expect(diffCustomers({ name: 'Kari', postalAddress: { cityName: 'Oslo' } }, before)).toEqual([])
  expect(
    diffCustomers(before, { ...before, phoneNo: '', postalAddress: { cityName: 'Bergen' } }),
  ).toEqual(['address', 'phoneNo'])
})

test('the named fields of an entry are picked, and no other', () => {
  const entry = { ...toFormValues({}), name: 'Kari', phoneNo: '1' }
  expect(pickFormFields(entry, ['name', 'phoneNo'])).toEqual({ name: 'Kari', phoneNo: '1' })
})
