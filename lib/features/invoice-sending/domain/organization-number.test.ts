import { expect, test } from 'vitest'
import { normalizeOrganizationNo, toEndpoint, toVatNumber } from './organization-number'

test.each([
  ['984 842 252', 'NO', '984842252'],
  ['NO984842252MVA', 'NO', '984842252'],
  ['556036-0793', 'SE', '5560360793'],
  ['165560360793', 'SE', '5560360793'],
  ['SE556036079301', 'SE', '5560360793'],
  ['DK13585628', 'DK', '13585628'],
  ['FI-2077474-0', 'FI', '20774740'],
  ['DE 123/456', 'DE', 'DE123456'],
])('%s in %s is %s', (typed, country, number) =>
  expect(normalizeOrganizationNo(typed, country)).toBe(number),
)

test('a Finnish endpoint starts with 0037', () =>
  expect(toEndpoint('20774740', 'FI')).toEqual({ Value: '003720774740', SchemeID: '0216' }))

test('no VAT number is made of nothing, nor of a country whose form is not known', () => {
  expect(toVatNumber('', 'NO')).toBeNull()
  expect(toVatNumber('1', 'DE')).toBeNull()
  expect(toVatNumber('984842252', 'NO')).toBe('NO984842252MVA')
})
