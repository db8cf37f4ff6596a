import { expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { HiddenWork } from './hidden-work'

const makeEviction = (caseNumber: string, debtor: string) => ({
  line: {
    ...{ source: 'decisions', subject: `decision:${caseNumber}`, scope: {}, count: 1, sums: null },
    ...{ since: null, due: null, shows: 'a', organizationId: 'o', place: 'Fjellheim' },
    ...{ question: 'EVICTION_REQUEST', caseNumber, debtor },
  } as WorkLine,
  mark: {
    ...{ subject: `decision:${caseNumber}`, claimedBy: null, claimedAt: null },
    ...{ snoozedUntil: '2026-11-30', doneAs: null, doneBy: null, note: null, noteBy: null },
  },
})

test('what is hidden says which of several lines of one title it is, and so does the way back', () => {
  const snoozed = [makeEviction('7', 'Ola Berg'), makeEviction('8', 'Kari Berg')] as never
  const markup = renderPage(<HiddenWork {...{ snoozed, done: [], onReturn: () => {} }} />)
  for (const name of ['Case 7, Ola Berg', 'Case 8, Kari Berg']) {
    expect(readWithLinks(markup)).toContain(`Apply for eviction? · ${name}`)
    expect(markup).toContain(`aria-label="Return: Apply for eviction? · ${name}"`)
  }
})
