import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { FailureKind } from '@/lib/contracts/result'
import { isUnknownFailure, readOutcomeCheck } from './write-progress'

test.each([
  ['unknown-outcome', true],
  ['broken', true],
  ['not-sent', false],
  ['invalid', false],
  ['refused', false],
  ['throttled', false],
  ['forbidden', false],
] as const satisfies readonly (readonly [FailureKind, boolean])[])(
  'of a write that ends as %s nobody knows what became of it: %s',
  (kind, isUnknown) => expect(isUnknownFailure({ kind })).toBe(isUnknown),
)

describe('a look', () => {
  const look = (state: JournalEntry['state']) => readOutcomeCheck({ ok: true, value: { state } })

  test.each([
    ['done', 'made'],
    ['not-applied', 'notMade'],
    ['refused', 'notMade'],
    ['not-sent', 'notMade'],
    ['unknown', 'stillUnknown'],
    ['sending', 'stillUnknown'],
    ['accepted', 'stillUnknown'],
  ] as const)('after which the journal says %s: %s', (state, came) =>
    expect(look(state)).toBe(came),
  )

  test('that failed proves nothing, unless the write was called off', () => {
    const failed = (code: string) =>
      readOutcomeCheck({ ok: false, failure: { kind: 'not-sent', code } })
    expect(failed('cannot-look')).toBe('stillUnknown')
    expect(failed('called-off')).toBe('notMade')
  })
})
