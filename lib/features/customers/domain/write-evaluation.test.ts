import { describe, expect, test } from 'vitest'
import { getValueAt } from './field-comparison'
import {
  compareReadBack,
  describeOpenDeletion,
  evaluateWrite,
  hasLeftTraces,
  listFieldsNotShown,
  listSentFields,
  toStoredFields,
} from './write-evaluation'

describe('the fields that an update sends', () => {
  test('are named by their path, without the customer number and without what says nothing', () => {
    const update = {
      customerNo: '7',
      name: 'Kari',
      phoneNo: null,
      postalAddress: { cityName: 'Bergen', addressLine2: '', name: null },
      emailAddressDocument: ['a@b.example'],
    }
    expect(listSentFields(update)).toEqual([
      { field: 'name', value: 'Kari' },
      { field: 'postalAddress.cityName', value: 'Bergen' },
      { field: 'postalAddress.addressLine2', value: '' },
      { field: 'emailAddressDocument', value: ['a@b.example'] },
    ])
  })

  test('and every field of a read, null too, stand under their paths', () => {
    const read = {
      customerNo: '7',
      name: null,
      postalAddress: { cityName: 'Oslo', addressLine2: null },
      emailAddressDocument: ['a@b.example'],
    }
    expect(toStoredFields(read)).toEqual({
      ...{ customerNo: '7', name: null, emailAddressDocument: ['a@b.example'] },
      ...{ 'postalAddress.cityName': 'Oslo', 'postalAddress.addressLine2': null },
    })
  })

  test('are found again in a read, and are undefined where it has none', () => {
    expect(getValueAt({ postalAddress: { cityName: 'Oslo' } }, 'postalAddress.cityName')).toBe(
      'Oslo',
    )
    expect(getValueAt({ postalAddress: null }, 'postalAddress.cityName')).toBeUndefined()
  })
})

describe('looking again at a write whose outcome is not known', () => {
  const city = { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' }
  const code = { field: 'postalAddress.postalCode', sent: '5003', before: '0155' }
  const line = { field: 'postalAddress.addressLine1', sent: 'Storgata 1', before: 'Storgata 1' }
  const blank = { field: 'postalAddress.addressLine2', sent: '', before: null }
  const cleared = { field: 'postalAddress.addressLine2', sent: '', before: 'c/o Berg' }
  const read = (cityName: string, postalCode: string) => ({
    postalAddress: { cityName, postalCode, addressLine1: 'Storgata 1' },
  })

  test.each([
    [
      'finds it applied when each field holds what was sent',
      [city, code],
      read('Bergen', '5003'),
      'applied',
    ],
    [
      'finds it not applied when each holds what stood there before',
      [city, code],
      read('Oslo', '0155'),
      'not-applied',
    ],
    ['finds it partly applied when they differ', [city, code], read('Bergen', '0155'), 'partly'],
    ['does not take a third value for not applied', [city], read('Bodø', '0155'), 'partly'],
    [
      'passes over a field that held the same before',
      [city, line],
      read('Oslo', '0155'),
      'not-applied',
    ],
    [
      'does not take an equal field for a sign of success',
      [line, city],
      read('Bodø', '0155'),
      'partly',
    ],
    [
      'without knowing what stood there never says not applied',
      [{ field: 'postalAddress.cityName', sent: 'Bergen' }],
      read('Oslo', '0155'),
      'partly',
    ],
    [
      'proves nothing by a field alone that held the same before',
      [line],
      read('Oslo', '0155'),
      'unproven',
    ],
    ['proves nothing without a field', [], read('Oslo', '0155'), 'unproven'],
    [
      'takes no absent field for one that is as before',
      [{ field: 'phoneNo', sent: '+47', before: null }],
      {},
      'unproven',
    ],
    [
      'proves nothing where the read leaves out what was sent',
      [city, code],
      { postalAddress: { postalCode: '5003' } },
      'unproven',
    ],
    [
      'proves nothing where the read leaves out what may have been stored',
      [city, code],
      { postalAddress: { postalCode: '0155' } },
      'unproven',
    ],
    ['proves nothing by an empty read', [city, code], {}, 'unproven'],
    [
      'finds it partly applied whatever else is left out',
      [city, code, { field: 'phoneNo', sent: '1', before: '2' }],
      read('Bergen', '0155'),
      'partly',
    ],
    [
      'is not applied as a whole where a field that stood there before holds something else',
      [city, line],
      { postalAddress: { cityName: 'Bergen', addressLine1: 'Kirkegata 2' } },
      'partly',
    ],
    [
      'is not hindered by a blank line that no read ever showed',
      [city, blank],
      { postalAddress: { cityName: 'Bergen' } },
      'applied',
    ],
    [
      'proves that nothing was applied beside a blank line that no read ever showed',
      [city, blank],
      { postalAddress: { cityName: 'Oslo' } },
      'not-applied',
    ],
    [
      'knows a cleared line by its group, which is replaced as a whole',
      [city, cleared],
      { postalAddress: { cityName: 'Bergen' } },
      'applied',
    ],
    [
      'does not know a cleared line where the group shows blanks',
      [city, cleared],
      { postalAddress: { cityName: 'Bergen', addressLine3: '' } },
      'unproven',
    ],
    [
      'does not know a cleared line where nothing shows that the group was replaced',
      [cleared],
      { postalAddress: { cityName: 'Bergen' } },
      'unproven',
    ],
    [
      'does not know a cleared field outside the group',
      [city, { field: 'phoneNo', sent: '', before: '1' }],
      { postalAddress: { cityName: 'Bergen' } },
      'unproven',
    ],
  ])('%s', (_, fields, current, found) => expect(evaluateWrite(fields, current).found).toBe(found))

  test('shows what stands there now, field by field', () => {
    expect(
      evaluateWrite([city, { field: 'phoneNo', sent: '1' }], read('Bodø', '1')).stored,
    ).toEqual({ 'postalAddress.cityName': 'Bodø', phoneNo: null })
  })
})

test('a field is told as different, as not shown, or as cleaned, and never as two of them', () => {
  const sent = [
    { field: 'name', sent: 'Kari' },
    { field: 'phoneNo', sent: '1' },
    { field: 'emailAddressDocument', sent: ['<a@n.example>'] },
    { field: 'postalAddress.cityName', sent: 'Bergen' },
    { field: 'postalAddress.postalCode', sent: '5003' },
    { field: 'stopReminderUntil', sent: '2026-12-31' },
    { field: 'peppolBlockIds', sent: ['1'] },
    { field: 'customerNo', sent: '7' },
    { field: 'informalName', sent: 'K', before: 'L' },
    { field: 'options', sent: ['x'] },
  ]
  const read = {
    name: 'Ola',
    emailAddressDocument: ['a@n.example'],
    postalAddress: { cityName: 'Oslo' },
    stopReminderUntil: '2026-12-31T00:00:00',
    peppolBlockIds: ['1'],
    informalName: 'L',
    options: ['y'],
  }
  expect(compareReadBack(sent, read)).toEqual({
    sent: [
      'name',
      'informalName',
      'address',
      'emailAddressDocument',
      'phoneNo',
      'options',
      'stopReminderUntil',
      'peppolBlockIds',
    ],
    different: ['name', 'informalName', 'address', 'options'],
    notShown: ['phoneNo'],
    cleaned: ['emailAddressDocument'],
  })
})

test.each([
  ['a field that holds what was sent and did not before', 'Kari', 'Ola', true],
  ['a field that held it before', 'Kari', 'Kari', false],
  ['a field that is as before', 'Ola', 'Ola', false],
])('of a refused write %s: traces', (_, stored, before, isTrace) =>
  expect(hasLeftTraces([{ field: 'name', sent: 'Kari', before }], { name: stored })).toBe(isTrace),
)

test('one field is trace enough, whatever the others hold', () => {
  const fields = [
    { field: 'name', sent: 'Kari', before: 'Ola' },
    { field: 'phoneNo', sent: '1', before: '2' },
  ]
  expect(hasLeftTraces(fields, { name: 'Kari', phoneNo: '2' })).toBe(true)
  expect(hasLeftTraces(fields, { name: 'Ola' })).toBe(false)
})

test('fields that the last look did not show are named once, in the order of the page, and those that nobody looked at are not', () => {
  const fields = [
    { field: 'phoneNo', sent: '1', stored: null },
    { field: 'postalAddress.cityName', sent: 'Bergen', stored: null },
    { field: 'postalAddress.postalCode', sent: '5003', stored: null },
    { field: 'name', sent: 'Kari', stored: 'Kari' },
    { field: 'secondaryPhoneNo', sent: '2' },
    { field: 'informalName', sent: 'K', stored: '' },
    { field: 'language', sent: 'no', stored: undefined },
  ]
  expect(listFieldsNotShown(fields)).toEqual(['address', 'phoneNo', 'language'])
})

test.each([
  ['sending', 'checkedUnderWay'],
  ['accepted', 'checkedUnderWay'],
  ['unknown', 'checkedUnproven'],
] as const)('a deletion that a look finds %s is not told as a look that failed', (state, told) =>
  expect(describeOpenDeletion(state)).toBe(told),
)
