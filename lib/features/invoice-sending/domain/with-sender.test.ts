import { describe, expect, test } from 'vitest'
import { makeBlankDocument, makeLine, type TypedDocument } from './typed-document'
import { changeSender, type SendingCompany } from './with-sender'

const company = (OrganizationNumber: string | null, CountryCode: string | null = null) =>
  ({ CompanyId: 501, OrganizationNumber, CountryCode }) as SendingCompany
const typed = (fields: Partial<TypedDocument['fields']>, country = 'NO') => {
  const blank = makeBlankDocument('business', { today: '2026-03-12', country })
  return { ...blank, fields: { ...blank.fields, ...fields } }
}
const [first, second] = [company('984842252'), company('991825827')]

test.each([
  ['of the new company', '984842252', first, second, '991825827'],
  ['of no company, where the new one tells none', '984842252', first, company(null), ''],
  ['of no company, where the new one is not known', '984842252', first, undefined, ''],
  ['as it was typed', '974760673', first, undefined, '974760673'],
  ['as it was typed, where nothing was known', '974760673', undefined, company(null), '974760673'],
])('another sender has the number %s', (_, senderOrganizationNo, before, next, expected) =>
  expect(changeSender(typed({ senderOrganizationNo }), before, next).fields).toMatchObject({
    senderOrganizationNo: expected,
  }),
)

describe('another sender', () => {
  const [swedish, finnish] = [company('1', 'se'), company('2', 'FI')]
  const read = (...change: Parameters<typeof changeSender>) => {
    const { fields, lines } = changeSender(...change)
    return [fields.senderCountry, fields.currency, fields.country, lines.map(({ vat }) => vat)]
  }

  test('brings the country, the currency, the VAT and the recipient’s country that are usual there', () => {
    expect(read(typed({}), undefined, finnish)).toEqual(['FI', 'EUR', 'FI', ['25.5']])
    expect(read(typed({}, 'FI'), finnish, swedish)).toEqual(['SE', 'SEK', 'SE', ['25']])
    expect(read(typed({}), undefined, company('3', 'DE'))).toEqual(['DE', 'EUR', 'DE', ['25']])
  })

  test('leaves none of those of the one before, where nothing is known of it', () => {
    expect(read(typed({}, 'SE'), swedish, company('3'))).toEqual(['', '', '', ['25']])
    expect(read(typed({}, 'FI'), finnish, undefined)).toEqual(['', '', '', ['25']])
  })

  test('changes no country, currency or VAT that was typed', () => {
    expect(read(typed({ senderCountry: 'DK', currency: 'USD' }), swedish, undefined)).toEqual([
      ...['DK', 'USD', 'NO', ['25']],
    ])
    const line = { ...makeLine('NO'), vat: '15' }
    expect(read({ ...typed({ currency: 'USD' }), lines: [line] }, undefined, finnish)).toEqual([
      ...['FI', 'USD', 'FI', ['15']],
    ])
  })

  test('changes neither the money of lines with a price nor the country of whoever is named', () => {
    const priced = { ...typed({ name: 'Anna Aas' }), lines: [{ ...makeLine('NO'), price: '10' }] }
    expect(read(priced, undefined, finnish)).toEqual(['FI', 'NOK', 'NO', ['25']])
  })
})
