import { expect, test } from 'vitest'
import { en } from '@/lib/composition/messages/en'
import { causeKeys } from '@/lib/features/delivery-failures/domain/failure-causes'
import { t } from '@/tests/support/english'
import { describeCause, findFieldToFix } from './describe-cause'

test('every cause has words, and no words stand for a cause that is not known', () => {
  expect(Object.keys(en.causes).sort()).toEqual([...causeKeys].sort())
})

test.each([
  ['postalCodeMissing', { path: 'postalAddress.postalCode', label: 'Postal code' }],
  ['efakturaBlocked', { path: 'efakturaBlockIds', label: 'eFaktura blocks' }],
  ['channelNotChosen', { path: 'distribution.type', label: 'Distribution' }],
  ['mailboxFull', { path: 'emailAddressDocument', label: 'E-mail' }],
  ['certificate', null],
  ['somethingNewer', null],
  [null, null],
])('what mends %s', (cause, field) => expect(findFieldToFix(t, cause)).toEqual(field))

test('a group is called by its cause, and by what is not known of it', () => {
  expect(describeCause(t, { kind: 'cause', cause: 'mailboxFull' }).name).toBe('Mailbox full')
  expect(describeCause(t, { kind: 'cause', cause: 'efakturaNotFound' }).name).toBe(
    'eFaktura recipient not found',
  )
  expect(describeCause(t, { kind: 'cause', cause: 'somethingNewer' }).name).toBe(
    'Unrecognised error',
  )
  expect(describeCause(t, { kind: 'shape', cause: null }).name).toBe('Unrecognised error')
  expect(describeCause(t, { kind: 'silent', cause: null }).name).toBe('No reason given')
})
