import { expect, test } from 'vitest'
import { causeKeys } from '../domain/failure-causes'
import { causeWords, fieldToFix } from './cause-words'
import { enCauses as en } from './messages/en-causes'

test('every cause has words, and no words stand for a cause that is not known', () => {
  expect(Object.keys(en.causes).sort()).toEqual([...causeKeys].sort())
})

test.each([
  ['postalCodeMissing', { path: 'postalAddress.postalCode', label: 'Postal code' }],
  ['efakturaBlocked', { path: 'efakturaBlockIds', label: 'eFaktura, among the blocks' }],
  ['channelNotChosen', { path: 'distribution.type', label: 'Distribution' }],
  ['mailboxFull', { path: 'emailAddressDocument', label: 'E-mail' }],
  ['certificate', null],
  ['somethingNewer', null],
  [null, null],
])('what mends %s', (cause, field) => expect(fieldToFix(cause)).toEqual(field))

test('a group is called by its cause, and by what is not known of it', () => {
  expect(causeWords({ kind: 'cause', cause: 'mailboxFull' }).name).toBe('Mailbox full')
  expect(causeWords({ kind: 'cause', cause: 'somethingNewer' }).name).toBe('Cause not known')
  expect(causeWords({ kind: 'shape', cause: null }).name).toBe('Cause not known')
  expect(causeWords({ kind: 'silent', cause: null }).name).toBe('No reason given')
})
