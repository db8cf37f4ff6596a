import { expect, test } from 'vitest'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { getFieldPath, singleFields } from '@/lib/features/customers/domain/editable-fields'
import { t } from '@/tests/support/english'
import { labelJournalField } from './journal-fields'

test.each([
  ['phoneNo', 'Phone'],
  ['postalAddress.cityName', 'City'],
  ['postalAddress.name', 'Addressee'],
  ['distribution.type', 'Distribution'],
  ['postalReturnDate', 'Returned on'],
  ['remainingAmount', 'Remaining'],
  ['subStatus', 'Step'],
  ['until', 'Until'],
  ['memo', 'Reason'],
  ['clientNo', 'Client'],
  ['query', 'Filters'],
  ['corrections', null],
  ['postalAddress.unheardOf', null],
  ['cityName', null],
  ['constructor', null],
])('%s is called %s', (path, name) => expect(labelJournalField(t, path)).toBe(name))

test('every field that can be edited has a name of its own', () => {
  const paths = [
    ...singleFields.map(getFieldPath),
    ...addressGroup.map((line) => `postalAddress.${line}`),
  ]
  const names = paths.map((path) => labelJournalField(t, path))
  expect(names).not.toContain(null)
  expect(new Set(names).size).toBe(names.length)
})
