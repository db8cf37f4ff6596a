import { describe, expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { describeFailure } from './describe-failure'

describe('a 404 that may mean that the service has no such operation', () => {
  test.each(['read', 'write'] as const)('says nothing of the record (%s)', (doing) => {
    const words = describeFailure(
      t,
      { kind: 'not-found', code: 'maybe-not-offered', status: 404, message: 'Not Found' },
      doing,
    )
    const told = [words.title, words.meaning, words.reason].join(' ')
    expect(told).toContain('or the service doesn’t offer this')
    expect(told).not.toMatch(/deleted|Record not found|mistyped/)
    expect(words.raw).toBe('404 Not Found')
  })

  test('differs from one whose body speaks of the record', () => {
    expect(describeFailure(t, { kind: 'not-found', status: 404 }, 'read').title).toBe(
      'Nothing found under this number',
    )
  })
})

test('a write that waits for another is not said to have reached nobody', () => {
  const words = describeFailure(t, { kind: 'not-sent', code: 'outcome-open' }, 'write')
  expect(words.title).toBe('Nothing was sent')
  expect(words.meaning).not.toContain('reached')
  expect(words.reason).toContain('Check that one first')
})

test('a number that was sent before is not said to conflict with a record', () => {
  const words = describeFailure(t, { kind: 'conflict', code: 'number-sent' }, 'write')
  expect(words).toMatchObject({ title: 'This number was sent before', raw: null })
  expect(words.meaning).toContain('Nothing was sent now')
})

test.each([
  ['off-contract', 'read', 'reached'],
  ['unreadable', 'read', 'reached'],
  ['filter-ignored', 'read', 'reached'],
  ['other-record', 'read', 'reached'],
  ['no-list', 'read', 'reached'],
  ['cannot-look', 'read in full', 'reached'],
  ['ECONNREFUSED', 'reached', 'read'],
])('a save before which the record was %s says why nothing was sent', (code, says, saysNot) => {
  const { title, meaning, reason } = describeFailure(
    t,
    { kind: 'not-sent', code, status: 200 },
    'write',
  )
  expect(reason ?? '').not.toContain('erased')
  expect(title).toBe('Nothing was sent')
  expect(meaning).toMatch(new RegExp(`could(n’t| not) be ${says}`))
  expect(meaning).not.toMatch(new RegExp(`could(n’t| not) be ${saysNot}`))
})

test.each(['read', 'check'] as const)(
  'a read that is answered with another record was read, and shows another (%s)',
  (doing) => {
    const failure = { kind: 'off-contract', code: 'other-record' } as const
    const words = describeFailure(t, failure, doing)
    const told = [words.title, words.meaning, words.reason].join(' ')
    expect(told).toContain('returned another record than the one asked for')
    expect(told).not.toMatch(/unknown format|couldn’t be read|can’t be read/)
  },
)

test.each(['read', 'check'] as const)(
  'the desk that cannot be reached blames no service, and is named once (%s)',
  (doing) => {
    const { title, meaning, reason } = describeFailure(
      t,
      { kind: 'unreachable', code: 'desk' },
      doing,
    )
    const told = [title, meaning, reason].join(' ')
    expect(told).not.toMatch(/service/i)
    expect(told.match(/Duedesk/g)).toHaveLength(1)
  },
)

test('a save that a person may not make says once why', () => {
  const tell = (code?: string) => {
    const words = describeFailure(t, { kind: 'forbidden', ...(code && { code }) }, 'write')
    return [words.title, words.meaning, words.reason].filter(Boolean).join(' ')
  }
  expect(tell('right')).toBe(
    'You don’t have permission to save this Nothing was saved. Your permissions don’t include this.',
  )
  expect(tell()).toContain('The service or your permissions don’t allow it.')
  expect(tell('E-403')).toContain('The service or your permissions don’t allow it.')
})

test.each(['odd-word', 'contradicted'])(
  'an outcome that is not known because of %s says so',
  (code) => {
    const { title, reason } = describeFailure(
      t,
      { kind: 'unknown-outcome', code, status: 200 },
      'write',
    )
    expect(title).toBe('We couldn’t confirm this change')
    expect(reason).toMatch(/\.$/)
  },
)
