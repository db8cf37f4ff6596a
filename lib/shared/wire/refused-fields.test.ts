import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FailureKind } from '@/lib/contracts/result'
import { listRefusedFields, matchField } from './refused-fields'

const customer = [
  'name',
  'postalAddress.name',
  'postalAddress.postalCode',
  'postalAddress.cityName',
  'emailAddressDocument',
  'distribution.type',
] as const

describe('a name of the upstream means a field of the form', () => {
  test.each([
    ['customer.postalAddress.postalCode', 'postalAddress.postalCode'],
    ['PostalAddress.PostalCode', 'postalAddress.postalCode'],
    ['PostalCode', 'postalAddress.postalCode'],
    ['postal_code', 'postalAddress.postalCode'],
    ['customer.address.cityName', 'postalAddress.cityName'],
    ['EmailAddressDocument', 'emailAddressDocument'],
    ['customer.emailAddressDocument[0]', 'emailAddressDocument'],
    ['$.customer.name', 'name'],
    ['#/customer/name', 'name'],
    ['Name', 'name'],
    ['customer.postalAddress.name', 'postalAddress.name'],
    ['Distribution.Type', 'distribution.type'],
  ])('%s means %s', (named, path) => expect(matchField(named, customer)).toBe(path))

  test.each([['dueDays'], [''], ['$'], ['0'], ['customer'], ['postalAddress']])(
    '%s means none',
    (named) => expect(matchField(named, customer)).toBeNull(),
  )

  test('what may mean several means none', () => {
    expect(matchField('value', ['emails.value', 'phoneNumbers.value'])).toBeNull()
    expect(matchField('debtors[0].value', ['emails.value', 'phoneNumbers.value'])).toBeNull()
    expect(matchField('debtors[0].emails[1].value', ['emails.value', 'phoneNumbers.value'])).toBe(
      'emails.value',
    )
  })

  test('whatever the path, its name with a row, a prefix and capitals means itself', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 6 }),
        fc.nat({ max: 999 }),
        (fields, row) => {
          for (const field of fields)
            expect(matchField(`Corrections[${row}].${field.toUpperCase()}`, fields)).toBe(field)
        },
      ),
    )
  })
})

test('a refusal is told by row and field; a failure that refuses nothing names none', () => {
  const fields = {
    'corrections[1].amount': 'is 0',
    'Corrections/0/CorrectionDate': 'is too old',
    'corrections[0].colour': 'is unknown',
  }
  const wire = ['amount', 'correctionDate'] as const
  const failure = (kind: FailureKind) => ({ kind, fields })
  expect(listRefusedFields(failure('invalid'), wire)).toEqual([
    { row: 1, path: 'amount', words: 'is 0' },
    { row: 0, path: 'correctionDate', words: 'is too old' },
  ])
  expect(listRefusedFields(failure('conflict'), wire)).toHaveLength(2)
  for (const kind of ['unknown-outcome', 'off-contract', 'unreachable', 'throttled'] as const)
    expect(listRefusedFields(failure(kind), wire)).toEqual([])
})
