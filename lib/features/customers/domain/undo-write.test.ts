import { describe, expect, test } from 'vitest'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { toFormValues } from './customer-edit'
import { planUndo } from './undo-write'

const address = {
  addressLine1: 'Bryggen 7',
  addressLine2: '',
  addressLine3: '',
  postalCode: '5003',
  cityName: 'Bergen',
  countryText: '',
  countryCode: 'NO',
}
const before = { ...address, addressLine1: 'Storgata 1', postalCode: '0155', cityName: 'Oslo' }
const moved: Customer = {
  customerNo: '7',
  name: 'Kari Berg',
  postalAddress: { name: 'Berg', ...address },
  phoneNo: '2',
  dueDays: 30,
  ssn: '••••• ~b',
}
const movedFields = Object.entries(address).map(([line, sent]) => ({
  field: `postalAddress.${line}`,
  sent,
  before: before[line as keyof typeof before],
}))

describe('undoing a write', () => {
  test('types the address of before, whole, and nothing else', () => {
    const undo = planUndo(movedFields, moved)
    expect(undo).toMatchObject({ undone: ['address'], changedSince: [], notKnown: [], hidden: [] })
    expect(undo.entry).toEqual({ ...toFormValues(moved), address: before })
  })

  test('leaves the address alone when one line of it was changed since', () => {
    const undo = planUndo(movedFields, {
      ...moved,
      postalAddress: { ...moved.postalAddress, addressLine2: 'c/o Lie' },
    })
    expect(undo).toMatchObject({ undone: [], changedSince: ['address'] })
  })

  test.each([
    ['a text', { field: 'phoneNo', sent: '2', before: '1' }, { phoneNo: '1' }],
    ['a number', { field: 'dueDays', sent: 30, before: 14 }, { dueDays: '14' }],
    [
      'a field that was blank, which is then to be cleared',
      { field: 'phoneNo', sent: '2', before: '' },
      { phoneNo: '' },
    ],
    [
      'the name on the address without the address',
      { field: 'postalAddress.name', sent: 'Berg', before: 'Nordmann' },
      { addressName: 'Nordmann' },
    ],
  ])('types %s as it was', (_, field, typed) => {
    expect(planUndo([field], moved).entry).toEqual({ ...toFormValues(moved), ...typed })
  })

  test('does not touch what was changed since', () => {
    expect(planUndo([{ field: 'phoneNo', sent: '9', before: '1' }], moved)).toMatchObject({
      undone: [],
      changedSince: ['phoneNo'],
    })
  })

  test.each([
    [
      'no read showed what stood there before',
      [{ field: 'phoneNo', sent: '2', before: null }],
      moved,
      'phoneNo',
    ],
    [
      'the read does not show what stands there now',
      [{ field: 'phoneNo', sent: '2', before: '1' }],
      { ...moved, phoneNo: null },
      'phoneNo',
    ],
    [
      'no read showed a line of the address that was sent',
      movedFields.map((line) =>
        line.field === 'postalAddress.cityName' ? { ...line, before: null } : line,
      ),
      moved,
      'address',
    ],
    [
      'a line of the address is not shown now',
      movedFields,
      { ...moved, postalAddress: { ...moved.postalAddress, addressLine1: undefined } },
      'address',
    ],
  ])('types nothing where %s', (_, fields, current, field) => {
    const undo = planUndo(fields, current)
    expect(undo).toMatchObject({ undone: [], changedSince: [], notKnown: [field] })
    expect(undo.entry).toEqual(toFormValues(current))
  })

  test('takes back an address with a line that no read has ever shown and that was sent blank', () => {
    const fields = movedFields.map((line) =>
      line.field === 'postalAddress.addressLine3' ? { ...line, before: null } : line,
    )
    expect(
      planUndo(fields, {
        ...moved,
        postalAddress: { ...moved.postalAddress, addressLine3: undefined },
      }),
    ).toMatchObject({
      undone: ['address'],
      notKnown: [],
    })
  })

  test('cannot type a value of which only the mask is known', () => {
    expect(planUndo([{ field: 'ssn', sent: '••••• ~b', before: '••••• ~a' }], moved)).toMatchObject(
      { undone: [], hidden: ['ssn'] },
    )
  })

  test('cannot type an address with a line of which the service showed a part only', () => {
    const fields = movedFields.map((line) =>
      line.field === 'postalAddress.addressLine1' ? { ...line, before: 'S*******' } : line,
    )
    expect(planUndo(fields, moved)).toMatchObject({ undone: [], hidden: ['address'] })
  })

  test('cannot type a list of which the service showed a part only', () => {
    const fields = [
      { field: 'emailAddressDocument', sent: ['b@n.example'], before: ['a**@n.example'] },
    ]
    expect(planUndo(fields, { ...moved, emailAddressDocument: ['b@n.example'] })).toMatchObject({
      undone: [],
      hidden: ['emailAddressDocument'],
    })
  })

  test('does nothing for a field of which nobody read what stood before', () => {
    expect(planUndo([{ field: 'phoneNo', sent: '2' }], moved)).toMatchObject({
      undone: [],
      changedSince: [],
      hidden: [],
    })
  })
})
