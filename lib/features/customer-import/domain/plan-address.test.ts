import { expect, test } from 'vitest'
import { isAddressAsSeen, planAddress } from './plan-address'

const address = {
  addressLine1: 'Storgata 1',
  addressLine2: '',
  addressLine3: 'Oppgang B',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: '',
  countryCode: 'NO',
}
const before = (lines: object) =>
  Object.fromEntries(Object.entries(lines).map(([line, text]) => [`postalAddress.${line}`, text]))

test('an address stands as it was shown while each of its lines does', () => {
  expect(isAddressAsSeen(before(address), { ...address, name: 'Another' })).toBe(true)
  for (const line of Object.keys(address))
    expect(isAddressAsSeen(before(address), { ...address, [line]: 'x' }), line).toBe(false)
})

test('a line that was not shown stands so only while it is not shown', () => {
  const shown = before({ ...address, addressLine3: null })
  expect(isAddressAsSeen(shown, { ...address, addressLine3: undefined })).toBe(true)
  expect(isAddressAsSeen(shown, { ...address, addressLine3: 'O*****' })).toBe(true)
  expect(isAddressAsSeen(shown, { ...address, addressLine3: '' })).toBe(false)
  expect(isAddressAsSeen(before(address), { ...address, addressLine3: null })).toBe(false)
  expect(isAddressAsSeen(before(address), undefined)).toBe(false)
})

test('a line that nobody looked at is not as it was shown', () => {
  const { addressLine3: _, ...others } = address
  expect(isAddressAsSeen(before(others), address)).toBe(false)
  expect(isAddressAsSeen(before(others), others)).toBe(false)
})

test('a line with stars around it goes along, and one that is blotted out does not', () => {
  const plan = (addressLine2: string) =>
    planAddress({ postalAddress: { ...address, addressLine2 } }, [
      { field: 'postalCode', is: 'set', before: '0155', after: '0156', sent: '0156' },
    ])
  const marked = plan('*** UKJENT ADRESSE ***')
  expect(marked.filled).toContain('addressLine2')
  expect(marked).toMatchObject({
    unknown: [],
    sent: { postalCode: '0156', addressLine2: '*** UKJENT ADRESSE ***' },
  })
  expect(plan('S*******')).toMatchObject({ unknown: ['addressLine2'], sent: { addressLine2: '' } })
})
