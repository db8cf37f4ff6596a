import { expect, test } from 'vitest'
import type { Registration } from '@/lib/contracts/desk/registrations'
import { getSubmissionState, isFollowed, toPlace } from './submission'

const record = { at: '', person: 'kari', found: 'applied' as const, note: null }
type Case = [Registration['state'], boolean, boolean, ReturnType<typeof getSubmissionState>]

test.each<Case>([
  ['sending', false, false, 'sending'],
  ['unknown', true, false, 'unknown'],
  ['not-sent', false, false, 'not-sent'],
  ['not-applied', false, true, 'absent'],
  ['refused', false, false, 'rejected'],
  ['refused', true, false, 'taken'],
  ['accepted', true, false, 'taken'],
  ['accepted', false, false, 'taken'],
  ['done', false, true, 'recorded'],
  ['done', true, true, 'taken'],
])('%s, answered %s, recorded %s: %s', (state, isAnswered, isRecorded, found) =>
  expect(
    getSubmissionState({
      state,
      answer: isAnswered ? {} : null,
      record: isRecorded ? record : null,
    }),
  ).toBe(found),
)

test('what is on its way or taken is followed, and nothing else', () =>
  expect(
    (
      ['sending', 'accepted', 'done', 'refused', 'unknown', 'not-sent', 'not-applied'] as const
    ).filter((state) => isFollowed({ state })),
  ).toEqual(['sending', 'accepted']))

test('a registration is kept by its client, else by its organization', () => {
  expect(toPlace({ clientNo: '1001', organizationId: 'org' })).toEqual({ clientNo: '1001' })
  expect(toPlace({ clientNo: null, organizationId: 'org' })).toEqual({ organizationId: 'org' })
  expect(toPlace({ clientNo: null, organizationId: null })).toEqual({})
})
