import { expect, test } from 'vitest'
import { getKnownFields } from '@/lib/contracts/known-fields'
import { GlItem } from '@/lib/contracts/receivables/gl-items'
import { t } from '@/tests/support/english'
import { labelPostingType, postingTypes } from './ledger-labels'

test.each([
  ['CREDITED', 'Credited'],
  [' credit_note ', 'Credit note'],
  ['ROUNDING', 'ROUNDING'],
  [' ', null],
  [null, null],
])('the posting type %o is called %o', (type, words) =>
  expect(labelPostingType(t, type)).toBe(words),
)

test('every type that has words is one that the contract expects', () =>
  expect(getKnownFields(GlItem).fields?.get('postingType')?.words).toEqual(new Set(postingTypes)))
