import { describe, expect, test } from 'vitest'
import type { StoredImport } from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { hasUnshownBefore, type LaterLookup, planAgain, planUndo, readLater } from './later-reading'

const address = {
  ...{ addressLine1: 'Storgata 1', addressLine2: 'B', addressLine3: '', postalCode: '0155' },
  ...{ cityName: 'Oslo', countryText: '', countryCode: 'NO' },
}
const underPath = (group: object) =>
  Object.fromEntries(Object.entries(group).map(([line, text]) => [`postalAddress.${line}`, text]))

const sent = (customer: object, before: object): StoredImport => ({
  ...{ line: 2, customerNo: '7', name: 'Fjellheim', isSent: true, keepsAddress: false },
  customer: { customerNo: '7', ...customer },
  before: { ...before },
})
const found = (customer: Customer) =>
  ({ is: 'found', customer: { customerNo: '7', ...customer } }) as const
type Lookup = LaterLookup['lookup']
const again = (row: StoredImport, lookup: Lookup, effect: 'update' | 'create' = 'update') =>
  planAgain(row, { lookup, isInBatch: false }, effect)
const undo = (row: StoredImport, lookup: Lookup, clears: boolean) =>
  planUndo(row, { lookup, isInBatch: false }, clears)

const phone = sent({ phoneNo: '+4722' }, { phoneNo: '+4711' })
const moved = sent({ postalAddress: { ...address, addressLine1: 'Nygata 2' } }, underPath(address))

describe('a later read', () => {
  test.each([
    ['holds what was sent', found({ phoneNo: '+4722' }), 'as-sent', []],
    ['holds what stood there before', found({ phoneNo: '+4711' }), 'differs', ['+4711']],
    ['holds something else', found({ phoneNo: '+4799' }), 'differs', ['+4799']],
    ['does not show it', found({}), 'not-shown', [null]],
    ['finds no customer', { is: 'missing' } as const, 'gone', []],
    ['failed', { is: 'untold' } as const, 'unread', []],
    ['was never made', undefined, 'unread', []],
  ])('that %s', (_, lookup, is, stored) => {
    const reading = readLater(phone, lookup)
    expect(reading.found).toBe(is)
    expect(reading.fields.map((field) => field.stored)).toEqual(stored)
  })
})

describe('sending again', () => {
  test.each([
    ['nothing where it holds what was sent', found({ phoneNo: '+4722' }), 'nothing'],
    ['what it does not hold', found({ phoneNo: '+4711' }), 'send'],
    ['nothing where somebody changed it since', found({ phoneNo: '+4799' }), 'changed'],
    ['nothing to who is gone', { is: 'missing' } as const, 'gone'],
    ['nothing where nobody could look', { is: 'untold' } as const, 'unread'],
  ])('sends %s', (_, lookup, is) => {
    expect(again(phone, lookup).is).toBe(is)
  })

  test('sends only the fields that differ, with what stands there now', () => {
    const two = sent({ phoneNo: '+4722', name: 'Ny' }, { phoneNo: '+4711', name: 'Gammel' })
    expect(again(two, found({ phoneNo: '+4711', name: 'Ny' }))).toEqual({
      is: 'send',
      customer: {
        ...{ line: 2, name: 'Fjellheim', keepsAddress: false },
        ...{ customer: { customerNo: '7', phoneNo: '+4722' }, before: { phoneNo: '+4711' } },
      },
    })
  })

  test('sends an address whole, and only while it stands as it was shown', () => {
    const second = again(moved, found({ postalAddress: address }))
    expect(second).toMatchObject({
      is: 'send',
      customer: {
        keepsAddress: true,
        customer: { postalAddress: { ...address, addressLine1: 'Nygata 2' } },
        before: underPath(address),
      },
    })
    const others = { ...address, addressLine2: 'C' }
    expect(again(moved, found({ postalAddress: others })).is).toBe('changed')
  })

  test('sends no address of which a line is not shown', () => {
    const { addressLine3: _, ...shown } = address
    expect(again(moved, found({ postalAddress: shown })).is).toBe('unknown')
  })

  test('adds whom the service refused, and changes nobody who is there with other values', () => {
    const added = sent({ phoneNo: '+4722', name: 'Ny' }, {})
    expect(again(added, { is: 'missing' }, 'create')).toEqual({
      is: 'send',
      customer: {
        ...{ line: 2, name: 'Fjellheim', before: {}, keepsAddress: false, isNew: true },
        customer: { customerNo: '7', phoneNo: '+4722', name: 'Ny' },
      },
    })
    expect(again(added, found({ phoneNo: '+4722', name: 'Ny' }), 'create').is).toBe('nothing')
    expect(again(added, found({ phoneNo: '+4722', name: 'Annen' }), 'create').is).toBe('exists')
    const hidden = sent({ ssn: '•••••' }, {})
    expect(again(hidden, { is: 'missing' }, 'create').is).toBe('hidden')
  })

  test('sends and puts back nothing that another batch may still change', () => {
    const open = { lookup: found({ phoneNo: '+4711' }), isInBatch: true }
    expect(planAgain(phone, open, 'update').is).toBe('inBatch')
    expect(planAgain(phone, { ...open, lookup: { is: 'missing' } }, 'create').is).toBe('inBatch')
    expect(planUndo(phone, { ...open, lookup: found({ phoneNo: '+4722' }) }, false).is).toBe(
      'inBatch',
    )
  })

  test('sends no masked value', () => {
    const hidden = sent({ ssn: '•••••', phoneNo: '+4722' }, { phoneNo: '+4711' })
    expect(again(hidden, found({ phoneNo: '+4711' })).is).toBe('hidden')
    expect(undo(hidden, found({ phoneNo: '+4722' }), false).is).toBe('hidden')
  })
})

describe('what a service has blotted out', () => {
  const emails = ['a@n.example']
  const blotted = ['k***@n.example']

  test('is not sent a second time', () => {
    const row = sent({ emailAddressDocument: blotted }, { emailAddressDocument: [] })
    expect(again(row, found({ emailAddressDocument: [] })).is).toBe('unknown')
    expect(again(row, { is: 'missing' }, 'create').is).toBe('unknown')
  })

  test('is not put back as it was seen', () => {
    const row = sent({ emailAddressDocument: emails }, { emailAddressDocument: blotted })
    const lookup = found({ emailAddressDocument: emails })
    expect(hasUnshownBefore(row)).toBe(true)
    expect(undo(row, lookup, false).is).toBe('unknown')
    expect(undo(row, lookup, true)).toMatchObject({
      customer: { customer: { emailAddressDocument: [] } },
    })
  })
})

describe('undoing', () => {
  test('puts back what stood there before', () => {
    expect(undo(phone, found({ phoneNo: '+4722' }), false)).toMatchObject({
      is: 'send',
      customer: { customer: { customerNo: '7', phoneNo: '+4711' }, before: { phoneNo: '+4722' } },
    })
  })

  test.each([
    ['somebody changed it since', { phoneNo: '+4799' }, 'changed'],
    ['it was changed back', { phoneNo: '+4711' }, 'changed'],
    ['what stands there is not shown', {}, 'unknown'],
  ])('leaves alone where %s', (_, stored, is) => {
    expect(undo(phone, found(stored), true).is).toBe(is)
  })

  test('leaves all of a customer alone of whom one field was changed since', () => {
    const two = sent({ phoneNo: '+4722', name: 'Ny' }, { phoneNo: '+4711', name: 'Gammel' })
    expect(undo(two, found({ phoneNo: '+4722', name: 'Annen' }), false).is).toBe('changed')
  })

  test('puts an address back whole, blank lines too', () => {
    const now = { ...address, addressLine1: 'Nygata 2' }
    expect(undo(moved, found({ postalAddress: now }), false)).toMatchObject({
      is: 'send',
      customer: {
        keepsAddress: true,
        customer: { postalAddress: address },
        before: underPath(now),
      },
    })
  })

  test('makes blank what no read showed before only where a person says so', () => {
    const unshown = sent({ phoneNo: '+4722' }, { phoneNo: null })
    expect(hasUnshownBefore(unshown)).toBe(true)
    expect(hasUnshownBefore(phone)).toBe(false)
    expect(undo(unshown, found({ phoneNo: '+4722' }), false).is).toBe('unknown')
    expect(undo(unshown, found({ phoneNo: '+4722' }), true)).toMatchObject({
      customer: { customer: { phoneNo: '' } },
    })
  })

  test('makes nothing blank that has no blank', () => {
    const unshown = sent({ dueDays: 14 }, { dueDays: null })
    expect(undo(unshown, found({ dueDays: 14 }), true).is).toBe('unknown')
    const day = sent({ stopReminderUntil: '2030-01-01' }, { stopReminderUntil: null })
    expect(undo(day, found({ stopReminderUntil: '2030-01-01' }), true).is).toBe('unknown')
  })
})
