import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { formatFieldValue } from './format-field-value'

const entry = { fields: [{ field: 'currency', before: 'NOK' }] }

test.each([
  ['OrganizationNumber', '8112289874', '811228-••••'],
  ['organizationNumber', '811228-9874', '811228-••••'],
  ['OrganizationNumber', '5560360793', '5560360793'],
  ['OrganizationNumber', '', '(blank)'],
  ['Name', 'Fjord Havn AS', 'Fjord Havn AS'],
  ['remainingAmount', 1250.5, '1 250,50 NOK'],
])('%s %s is shown as %s', (field, value, shown) =>
  expect(formatFieldValue(t, entry, field, value).replace(/\s/g, ' ')).toBe(shown),
)
