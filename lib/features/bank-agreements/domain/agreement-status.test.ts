import { describe, expect, test } from 'vitest'
import { emptyAgreement, listBlankFields } from './agreement-fields'
import { findAgreementEnd, getAgreementStatus } from './agreement-status'

describe('the two flags of an agreement', () => {
  test.each([
    [true, false, 'completed', 'done'],
    [true, null, 'completed', 'done'],
    [false, true, 'failed', 'refused'],
    [undefined, true, 'failed', 'refused'],
    [true, true, 'contradictory', 'accepted'],
    [false, false, 'in-progress', null],
    [null, false, 'not-told', null],
    [false, undefined, 'not-told', null],
    [undefined, undefined, 'not-told', null],
  ] as const)(
    'completed %s and failed %s are %s, and end as %s',
    (isCompleted, isFailed, status, end) => {
      expect(getAgreementStatus({ isCompleted, isFailed })).toBe(status)
      expect(findAgreementEnd({ isCompleted, isFailed })).toBe(end)
    },
  )
})

test('a field of blanks is blank', () =>
  expect(listBlankFields({ ...emptyAgreement, name: ' ', targetGroup: 'BOTH' })).toEqual([
    'organizationNumber',
    'name',
    'bankAccountType',
    'bankAccountNumber',
  ]))
