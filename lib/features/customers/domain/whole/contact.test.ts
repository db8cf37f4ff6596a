import { expect, test } from 'vitest'
import { listAddressLines } from './contact'

test.each([
  [undefined, null],
  [null, null],
  [{}, null],
  [{ name: 'Kari Moen', cityName: null }, null],
  [{ addressLine1: '', postalCode: ' ' }, []],
  [
    {
      name: 'Kari Moen',
      addressLine1: ' Storgata 1 ',
      addressLine2: '',
      addressLine3: null,
      postalCode: '0184',
      cityName: 'Oslo',
      countryText: '',
      countryCode: 'NO',
    },
    ['Storgata 1', '0184 Oslo', 'NO'],
  ],
  [{ cityName: 'Oslo', countryText: 'Norge', countryCode: 'NO' }, ['Oslo', 'Norge']],
])('%j is written as %j', (address, lines) => expect(listAddressLines(address)).toEqual(lines))
