import { expect, test } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { UndoNote } from './form-notes'
import type { AppliedUndo } from './use-undo'

test('whose change is taken back is a link', () => {
  const takenBack = {
    entry: { person: 'ola', sentAt: '2026-11-20T10:00:00.000Z' },
    undo: { undone: [], changedSince: [], notKnown: [], hidden: [] },
  } as unknown as AppliedUndo
  expect(readWithLinks(renderPage(<UndoNote takenBack={takenBack} hasFailed={false} />))).toMatch(
    /^Undoing \[ola\]\(\/journal\?who=ola\)’s change from [^.]+\. \S/,
  )
})
