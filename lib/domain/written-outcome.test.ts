import { describe, expect, test } from 'vitest'
import { foundAfter, holdsWhatWasSent, sentFields, valueAt } from './written-outcome'

describe('the fields that an update sends', () => {
  test('are named by their path, without the customer number and without what says nothing', () => {
    const update = {
      customerNo: '7',
      name: 'Kari',
      phoneNo: null,
      postalAddress: { cityName: 'Bergen', addressLine2: '', name: null },
      emailAddressDocument: ['a@b.example'],
    }
    expect(sentFields(update)).toEqual([
      { field: 'name', value: 'Kari' },
      { field: 'postalAddress.cityName', value: 'Bergen' },
      { field: 'postalAddress.addressLine2', value: '' },
      { field: 'emailAddressDocument', value: ['a@b.example'] },
    ])
  })

  test('are found again in a read, and are undefined where it has none', () => {
    expect(valueAt({ postalAddress: { cityName: 'Oslo' } }, 'postalAddress.cityName')).toBe('Oslo')
    expect(valueAt({ postalAddress: null }, 'postalAddress.cityName')).toBeUndefined()
  })
})

test.each([
  ['the same text is what was sent', 'name', 'Kari', 'Kari', true],
  ['another text is not', 'name', 'Kari', 'Kari ', false],
  ['blank is held by a field that is gone', 'postalAddress.addressLine2', '', undefined, true],
  ['a text is not held by a field that is gone', 'name', 'Kari', null, false],
  ['a cleaned e-mail is what was sent', 'emailAddressDocument', [' <kari@n.example>'], ['kari@n.example'], true],
  ['another order of e-mails is not', 'emailAddressDocument', ['a@n.example', 'b@n.example'], ['b@n.example', 'a@n.example'], false],
  ['blocks are never cleaned', 'peppolBlockIds', [' 1'], ['1'], false],
])('%s', (_, field, sent, stored, holds) => expect(holdsWhatWasSent(field, sent, stored)).toBe(holds))

describe('looking again at a write whose outcome is not known', () => {
  const city = { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' }
  const code = { field: 'postalAddress.postalCode', sent: '5003', before: '0155' }
  const line = { field: 'postalAddress.addressLine1', sent: 'Storgata 1', before: 'Storgata 1' }
  const read = (cityName: string, postalCode: string) => ({ postalAddress: { cityName, postalCode, addressLine1: 'Storgata 1' } })

  test.each([
    ['finds it applied when each field holds what was sent', [city, code], read('Bergen', '5003'), 'applied'],
    ['finds it not applied when each holds what stood there before', [city, code], read('Oslo', '0155'), 'not-applied'],
    ['finds it partly applied when they differ', [city, code], read('Bergen', '0155'), 'partly'],
    ['does not take a third value for not applied', [city], read('Bodø', '0155'), 'partly'],
    ['passes over a field that held the same before', [city, line], read('Oslo', '0155'), 'not-applied'],
    ['does not take an equal field for a sign of success', [line, city], read('Bodø', '0155'), 'partly'],
    [
      'without knowing what stood there never says not applied',
      [{ field: 'postalAddress.cityName', sent: 'Bergen' }],
      read('Oslo', '0155'),
      'partly',
    ],
    ['proves nothing by a field alone that held the same before', [line], read('Oslo', '0155'), 'partly'],
    ['proves nothing without a field', [], read('Oslo', '0155'), 'partly'],
    ['knows an absent field as absent', [{ field: 'phoneNo', sent: '+47', before: null }], {}, 'not-applied'],
  ])('%s', (_, fields, current, found) => expect(foundAfter(fields, current).found).toBe(found))

  test('shows what stands there now, field by field', () => {
    expect(foundAfter([city, { field: 'phoneNo', sent: '1' }], read('Bodø', '1')).stored).toEqual({ 'postalAddress.cityName': 'Bodø', phoneNo: null })
  })
})
