import { expect, test } from 'vitest'
import { featureTests } from './feature-tests.mjs'

const files = [
  'components/customers/list/customer-list.tsx',
  'components/customers/fields/warned-units.test.ts',
  'components/ui/button.test.tsx',
  'lib/features/customers/domain/stops.ts',
  'lib/features/customers/domain/stops.test.ts',
  'lib/features/drafts/server/drafts.ts',
  'lib/features/customer-reports/domain/rows.test.ts',
  'lib/features/silent/client/silent.ts',
  'e2e/customers/undo.spec.ts',
  'e2e/drafts/drafts.spec.ts',
  'e2e/platform/headers.spec.ts',
  'e2e/support/sandbox.ts',
]

test('the tests of a feature are those of its folder in every place', () => {
  expect(featureTests('customers', files)).toEqual({
    unit: ['components/customers/', 'lib/features/customers/'],
    endToEnd: ['e2e/customers/'],
  })
})

test.each([
  ['drafts', { unit: [], endToEnd: ['e2e/drafts/'] }],
  ['customer-reports', { unit: ['lib/features/customer-reports/'], endToEnd: [] }],
])('what %s has no tests in is left out', (name, tests) => {
  expect(featureTests(name, files)).toEqual(tests)
})

test.each(['customer', 'ui', 'platform', 'support', '', '../lib'])(
  'refuses %j in one line that lists the features',
  (name) => {
    expect(() => featureTests(name, files)).toThrow(
      `--feature: ${name} is no feature; there are customer-reports, customers, drafts, silent`,
    )
  },
)

test('refuses a feature without tests, so that nothing run is not taken for good', () => {
  expect(() => featureTests('silent', files)).toThrow('--feature: silent has no tests')
})

test('finds the features of this project', () => {
  expect(featureTests('customers')).toEqual({
    unit: ['components/customers/', 'lib/features/customers/'],
    endToEnd: ['e2e/customers/'],
  })
})
