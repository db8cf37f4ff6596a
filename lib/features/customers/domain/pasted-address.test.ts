import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePastedAddress } from './pasted-address'

describe('a pasted address fills', () => {
  test.each([
    [
      'lines of Norway',
      'Storgata 1\n0155 Oslo',
      { addressLine1: 'Storgata 1', postalCode: '0155', cityName: 'Oslo' },
    ],
    [
      'one line with commas',
      'Storgata 1, 0155 Oslo',
      { addressLine1: 'Storgata 1', postalCode: '0155', cityName: 'Oslo' },
    ],
    [
      'code and city between commas',
      'Storgata 1, 0155, Oslo',
      { addressLine1: 'Storgata 1', postalCode: '0155', cityName: 'Oslo' },
    ],
    [
      'a name above and a country below',
      'Kari Nordmann\r\nStorgata 1\r\n0155 Oslo\r\nNorge\r\n',
      {
        name: 'Kari Nordmann',
        addressLine1: 'Storgata 1',
        postalCode: '0155',
        cityName: 'Oslo',
        countryText: 'Norge',
        countryCode: 'NO',
      },
    ],
    [
      'a care-of line, which is no name',
      'c/o Hansen\nStorgata 1\nN-0155 OSLO',
      {
        addressLine1: 'c/o Hansen',
        addressLine2: 'Storgata 1',
        postalCode: '0155',
        cityName: 'OSLO',
        countryCode: 'NO',
      },
    ],
    [
      'a company, someone in it and a box',
      'Fjellheim Rør AS\nAtt: Kari\nPostboks 12\nNO-5003 Bergen',
      {
        name: 'Fjellheim Rør AS',
        addressLine1: 'Att: Kari',
        addressLine2: 'Postboks 12',
        postalCode: '5003',
        cityName: 'Bergen',
        countryCode: 'NO',
      },
    ],
    [
      'cells of a sheet',
      'Storgata 1\t\t0155\tOslo\tNorge\tNO',
      {
        addressLine1: 'Storgata 1',
        postalCode: '0155',
        cityName: 'Oslo',
        countryText: 'Norge',
        countryCode: 'NO',
      },
    ],
    [
      'cells of a sheet with the city first',
      'Storgata 1\tOslo\t0155\tNO',
      { addressLine1: 'Storgata 1', postalCode: '0155', cityName: 'Oslo', countryCode: 'NO' },
    ],
    [
      'Sweden with its blank',
      'Drottninggatan 5\nSE-111 22 Stockholm',
      {
        addressLine1: 'Drottninggatan 5',
        postalCode: '111 22',
        cityName: 'Stockholm',
        countryCode: 'SE',
      },
    ],
    [
      'Sweden without prefix',
      'Drottninggatan 5, 111 22 Stockholm, Sverige',
      {
        addressLine1: 'Drottninggatan 5',
        postalCode: '111 22',
        cityName: 'Stockholm',
        countryText: 'Sverige',
        countryCode: 'SE',
      },
    ],
    [
      'Denmark',
      'Østerbrogade 7, 2. tv\nDK-2100 København Ø',
      {
        addressLine1: 'Østerbrogade 7, 2. tv',
        postalCode: '2100',
        cityName: 'København Ø',
        countryCode: 'DK',
      },
    ],
    [
      'Finland',
      'Mannerheimintie 3\nFI-00100 Helsinki\nSuomi',
      {
        addressLine1: 'Mannerheimintie 3',
        postalCode: '00100',
        cityName: 'Helsinki',
        countryText: 'Suomi',
        countryCode: 'FI',
      },
    ],
    [
      'Luxembourg',
      '41 Avenue de la Gare\nL-1611 Luxembourg',
      {
        addressLine1: '41 Avenue de la Gare',
        postalCode: '1611',
        cityName: 'Luxembourg',
        countryCode: 'LU',
      },
    ],
    [
      'Germany by its own name',
      'Invalidenstraße 1\n10115 Berlin\nDeutschland',
      {
        addressLine1: 'Invalidenstraße 1',
        postalCode: '10115',
        cityName: 'Berlin',
        countryText: 'Deutschland',
        countryCode: 'DE',
      },
    ],
    [
      'the United Kingdom',
      '10 Downing Street\nLondon\nSW1A 2AA\nUK',
      {
        addressLine1: '10 Downing Street',
        cityName: 'London',
        postalCode: 'SW1A 2AA',
        countryText: 'UK',
        countryCode: 'GB',
      },
    ],
    [
      'the United States',
      '1600 Pennsylvania Avenue, Washington, DC 20500, USA',
      {
        addressLine1: '1600 Pennsylvania Avenue',
        cityName: 'Washington',
        postalCode: 'DC 20500',
        countryText: 'USA',
        countryCode: 'US',
      },
    ],
    [
      'a country without postal codes',
      'PO Box 12\nDubai\nUnited Arab Emirates',
      {
        addressLine1: 'PO Box 12',
        cityName: 'Dubai',
        countryText: 'United Arab Emirates',
        countryCode: 'AE',
      },
    ],
    [
      'a country behind the city',
      'Storgata 1\n0155 Oslo Norway',
      {
        addressLine1: 'Storgata 1',
        postalCode: '0155',
        cityName: 'Oslo',
        countryText: 'Norway',
        countryCode: 'NO',
      },
    ],
    [
      'more street lines than there are fields',
      'Kari Nordmann\nc/o Hansen\nOppgang B\n3. etasje\nStorgata 1\n0155 Oslo',
      {
        name: 'Kari Nordmann',
        addressLine1: 'c/o Hansen',
        addressLine2: 'Oppgang B',
        addressLine3: '3. etasje, Storgata 1',
        postalCode: '0155',
        cityName: 'Oslo',
      },
    ],
  ])('from %s', (_, text, filled) =>
    expect(parsePastedAddress(text)).toEqual({ ...filled, rest: [] }),
  )

  test('and says what of a signature it did not use', () => {
    const text =
      'Mvh,\nKari Nordmann\nFjellheim Rør AS\nStorgata 1\n0155 Oslo\nTlf: 22 33 44 55\nkari@fjellheim.example\nOrg.nr. 974 760 673\nVi hjelper deg'
    expect(parsePastedAddress(text)).toEqual({
      name: 'Kari Nordmann',
      addressLine1: 'Fjellheim Rør AS',
      addressLine2: 'Storgata 1',
      postalCode: '0155',
      cityName: 'Oslo',
      rest: [
        'Mvh',
        'Tlf: 22 33 44 55',
        'kari@fjellheim.example',
        'Org.nr. 974 760 673',
        'Vi hjelper deg',
      ],
    })
  })
})

test('a number of a sheet that is none of a street is left over', () =>
  expect(parsePastedAddress('10001\tKari Nordmann\tStorgata 1\t0155\tOslo')).toEqual({
    name: 'Kari Nordmann',
    addressLine1: 'Storgata 1',
    postalCode: '0155',
    cityName: 'Oslo',
    rest: ['10001'],
  }))

describe('no address is', () => {
  test.each([
    ['one street', 'Storgata 1'],
    ['a postal code and a city', '0155 Oslo'],
    ['a street with a number in front', '1600 Pennsylvania Avenue'],
    ['a name with a comma', 'Hansen, Kari'],
    ['a street and a stair', 'Storgata 1, oppgang B'],
    ['a phone number', '+47 22 33 44 55'],
    ['two lines without a city', 'Kari\nStorgata 1'],
    ['nothing', ''],
    ['a whole letter', 'Storgata 1\n0155 Oslo\n'.repeat(60)],
  ])('%s', (_, text) => expect(parsePastedAddress(text)).toBeNull())
})

const piece = fc.oneof(
  fc.constantFrom(
    '0155 Oslo',
    'NO-0155 Oslo',
    'N-0155 OSLO',
    '111 22 Stockholm',
    'L-1611 Luxembourg',
    'FIN-00100 Helsinki',
    'SW1A 2AA',
    '0155',
  ),
  fc.constantFrom(
    'Norge',
    'SE',
    'Kari Nordmann',
    'c/o Hansen',
    'Storgata 1',
    'tlf 22334455',
    'kari@nordmann.example',
    'IL 62704',
    'Oslo',
    'Oslo Norge',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const pasted = fc
  .array(fc.tuple(piece, fc.constantFrom('\n', ', ', '\t', ' ', '\r\n', ';')), { maxLength: 8 })
  .map((parts) => parts.flat().join(''))

/**
 * A text without the country code that was understood, alone or as a prefix: it may be said twice,
 * and stands once.
 */
const withoutCode = (text: string, code: string | undefined) =>
  code
    ? text.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${code}|${code[0]}(?=-))(?![\\p{L}\\p{N}])`, 'gu'),
        '',
      )
    : text

/**
 * How often each letter and digit stands in a text. Small and capital are one, because a prefix
 * becomes a code.
 */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

test('whatever is pasted, no letter and no digit is lost', () =>
  fc.assert(
    fc.property(pasted, (text) => {
      const address = parsePastedAddress(text)
      if (address === null) return true
      const kept = counted(Object.values(address).flat().join(' '))
      return [...counted(withoutCode(text, address.countryCode))].every(
        ([letter, count]) => (kept.get(letter) ?? 0) >= count,
      )
    }),
    { numRuns: 10_000 },
  ))

test('whatever is pasted, each field holds its letters in the order in which they were pasted', () =>
  fc.assert(
    fc.property(pasted, (text) => {
      const { countryCode: _, rest = [], ...fields } = parsePastedAddress(text) ?? {}
      return [...Object.values(fields), ...rest].every((value) =>
        isInOrder(lettersOf(value), lettersOf(text)),
      )
    }),
    { numRuns: 10_000 },
  ))

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? []

function isInOrder(part: string[], whole: string[]): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at += 1
  return at === part.length
}
