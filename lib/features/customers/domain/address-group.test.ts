import { describe, expect, test } from 'vitest'
import { buildAddressUpdate, computeAddressChanges, pickAddressGroup } from './address-group'

const stored = {
  addressLine1: 'Storgata 1',
  addressLine2: 'c/o Hansen',
  addressLine3: '',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}
const allKept = {
  addressLine1: 'keep',
  addressLine2: 'keep',
  addressLine3: 'keep',
  postalCode: 'keep',
  cityName: 'keep',
  countryText: 'keep',
  countryCode: 'keep',
}
const allBlank = {
  addressLine1: 'blank',
  addressLine2: 'blank',
  addressLine3: 'keep',
  postalCode: 'blank',
  cityName: 'blank',
  countryText: 'blank',
  countryCode: 'blank',
}

describe('an address update', () => {
  test.each([
    ['with no address field keeps all seven', {}, allKept],
    ['with only nulls keeps all seven', { cityName: null, addressLine1: null }, allKept],
    ['with equal values alone keeps all seven', { cityName: 'Oslo', postalCode: '0155' }, allKept],
    [
      'with one new city blanks what was not supplied',
      { cityName: 'Bergen', postalCode: '0155' },
      { ...allBlank, cityName: 'change', postalCode: 'keep' },
    ],
    [
      'with only a country code blanks the rest',
      { countryCode: 'SE' },
      { ...allBlank, countryCode: 'change' },
    ],
    [
      'may blank one line on purpose',
      { ...stored, addressLine2: '' },
      { ...allKept, addressLine2: 'blank' },
    ],
    [
      'may correct the spelling of a street',
      { ...stored, addressLine1: 'Storgaten 1' },
      { ...allKept, addressLine1: 'change' },
    ],
    ['blanks all when one line alone is sent blank', { addressLine2: '' }, allBlank],
  ])('%s', (_, update, effects) => expect(computeAddressChanges(stored, update)).toEqual(effects))

  test('says of a field that the read did not carry that it becomes blank whatever it held', () => {
    const effects = computeAddressChanges(
      { cityName: 'Oslo', countryCode: null },
      { cityName: 'Bergen' },
    )
    expect(effects).toMatchObject({
      cityName: 'change',
      countryCode: 'unknown-blank',
      addressLine1: 'unknown-blank',
    })
    expect(
      computeAddressChanges({ cityName: 'Oslo', countryCode: null }, { countryCode: 'SE' }),
    ).toMatchObject({ cityName: 'blank', countryCode: 'change' })
  })

  test('is sent whole, or not at all', () => {
    expect(buildAddressUpdate(stored, { ...stored })).toBeUndefined()
    expect(buildAddressUpdate(stored, { ...stored, cityName: 'Bergen' })).toEqual({
      ...stored,
      cityName: 'Bergen',
    })
  })

  test('of an address that was never read sends nothing when nothing was typed', () => {
    const nothing = {
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postalCode: '',
      cityName: '',
      countryText: '',
      countryCode: '',
    }
    expect(buildAddressUpdate({}, nothing)).toBeUndefined()
  })
})

test('the group of an address leaves out its name, unknown fields and what the read did not carry', () => {
  const address = { ...stored, name: 'Hansen AS', addressLine2: null, doorCode: '1234' }
  const { addressLine2: _, ...known } = stored
  expect(pickAddressGroup(address)).toEqual(known)
  expect(pickAddressGroup(null)).toEqual({})
})
