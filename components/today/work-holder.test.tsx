import { expect, test } from 'vitest'
import { PersonContext } from '@/lib/client/lists/list-positions'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { identifyAmounts } from '@/lib/features/today/domain/public'
import { renderPage } from '@/tests/support/render-page'
import { WorkHolder } from './work-holder'

const own = identifyAmounts('o-1', 'invoice', 'i-1')
const others = identifyAmounts('o-1', 'invoice')
const mark = (subject: string, more: Partial<WorkMark>): WorkMark => ({
  ...{ subject, claimedBy: null, claimedAt: null, snoozedUntil: null, doneAs: null, doneBy: null },
  ...{ note: null, noteBy: null },
  ...more,
})

/** What kari is shown, as words; null where the marks were not read. */
const paint = (marks: WorkMark[] | null, work = [own, others]) =>
  renderPage(
    <PersonContext value="kari">
      <WorkHolder work={work} />
    </PersonContext>,
    (client) => marks && client.setQueryData(getWorkMarksQuery().queryKey, { marks }),
  )
    .replace(/<span class="[^"]*" aria-hidden="true">.*?<\/span>Saving<\/span>/g, '')
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('nothing is shown where nobody said anything, and while that is not known', () => {
  expect(paint([])).toBe('')
  expect(paint(null)).toBe('')
  expect(paint([mark(own.subject, { claimedBy: 'ola' })], [])).toBe('')
})

test.each<[string, WorkMark[], RegExp]>([
  [
    'what a colleague has may be taken over',
    [mark(own.subject, { claimedBy: 'ola', note: 'Asked them', noteBy: 'per' })],
    /add up Taken by ola Asked them \(per\) Take over from ola/,
  ],
  [
    'what one has oneself may be given back',
    [mark(own.subject, { claimedBy: 'kari' })],
    /add up Taken by you Release/,
  ],
  [
    'what was only noted may be taken',
    [mark(own.subject, { note: 'Asked them', noteBy: 'ola' })],
    /add up Asked them \(ola\) Take it/,
  ],
  [
    'what a colleague has with others may be taken over by itself',
    [mark(others.subject, { claimedBy: 'ola' })],
    /add up Taken by ola Take over from ola/,
  ],
  [
    'what one has with others is given back with them',
    [mark(others.subject, { claimedBy: 'kari' })],
    /add up Taken by you$/,
  ],
])('%s', (_, marks, words) => expect(paint(marks)).toMatch(words))
