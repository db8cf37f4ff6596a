import { describe, expect, test } from 'vitest'
import { CustomerNo } from '@/lib/contracts/formats'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { isPathToken } from '@/lib/shared/wire/path-token'
import { customerImportFields } from './import-fields'

const match = (...heads: string[]) =>
  Object.fromEntries(
    Object.entries(matchColumns(customerImportFields, heads)).map(([key, source]) => [
      key,
      source.from === 'column' ? heads[source.column] : null,
    ]),
  )

describe('the columns of a file of customers', () => {
  test.each([
    [
      'English',
      ['Customer number', 'Name', 'Street', 'Postcode', 'City', 'E-mail', 'Phone', 'VAT'],
      ['customerNo', 'name', 'addressLine1', 'postalCode', 'cityName', 'emailAddressDocument'],
    ],
    [
      'Norwegian',
      ['Kundenr.', 'Navn', 'Adresse 1', 'Adresse 2', 'Postnr', 'Poststed', 'Landkode', 'E-post'],
      ['customerNo', 'name', 'addressLine1', 'addressLine2', 'postalCode', 'cityName'],
    ],
    [
      'Swedish',
      ['Kundnummer', 'Namn', 'Gatuadress', 'Postnummer', 'Postort', 'E-postadress', 'Kreditgräns'],
      ['customerNo', 'name', 'addressLine1', 'postalCode', 'cityName', 'emailAddressDocument'],
    ],
    [
      'Danish',
      ['Debitornr', 'Kundenavn', 'Vejnavn', 'Postnr', 'By', 'CVR-nr', 'Mail'],
      ['customerNo', 'name', 'addressLine1', 'postalCode', 'cityName', 'organizationNo'],
    ],
    [
      'Finnish',
      ['Asiakasnumero', 'Nimi', 'Lähiosoite', 'Postinumero', 'Postitoimipaikka', 'Y-tunnus'],
      ['customerNo', 'name', 'addressLine1', 'postalCode', 'cityName', 'organizationNo'],
    ],
  ])('are known by their %s names', (_, heads, keys) => {
    expect(Object.keys(match(...heads))).toEqual(expect.arrayContaining(keys))
    expect(Object.keys(match(...heads))).toHaveLength(heads.length)
  })

  test('are known by the names of the interface', () => {
    const keys = customerImportFields.map(({ key }) => key).filter((key) => !key.includes('.'))
    expect(Object.keys(match(...keys))).toEqual(keys)
  })

  test('with old values are not the fields that they are of', () => {
    expect(
      match('Kundenr', 'Gammel adresse', 'Adresse', 'Tidligere e-post', 'Poststed før'),
    ).toEqual({
      customerNo: 'Kundenr',
      addressLine1: 'Adresse',
      'old.addressLine1': 'Gammel adresse',
      'old.emailAddressDocument': 'Tidligere e-post',
      'old.cityName': 'Poststed før',
    })
  })

  test('the discount is a rate, and the limit is none', () =>
    expect(customerImportFields.filter(({ isRate }) => isRate).map(({ key }) => key)).toEqual([
      ...['discountRate', 'old.discountRate'],
    ]))

  test('no name belongs to two fields', () => {
    const owners = Map.groupBy(
      customerImportFields.flatMap(({ key, names }) =>
        [key, ...names].map((name) => ({
          key,
          name: name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
        })),
      ),
      ({ name }) => name,
    )
    const shared = [...owners].filter(([, all]) => new Set(all.map(({ key }) => key)).size > 1)
    expect(shared.map(([name]) => name)).toEqual([])
  })
})

test.each([
  '10001',
  'A/12',
  'Å 12',
  '',
  '..',
  'a/../b',
  'a\u0000',
  '\ud800',
  'x'.repeat(101),
  'a\\..',
])('the number %j is one exactly where the contract takes it', (number) =>
  expect(isPathToken(number)).toBe(CustomerNo.safeParse(number).success),
)
