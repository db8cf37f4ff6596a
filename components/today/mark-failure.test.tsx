import { expect, test } from 'vitest'
import type { Failure } from '@/lib/contracts/result'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { MarkFailure, type StoredNote } from './mark-failure'

const paint = (failure: Partial<Failure>, stored?: StoredNote) =>
  readWithLinks(
    renderPage(<MarkFailure failure={{ kind: 'conflict', ...failure }} stored={stored} />),
  )

test('who took a line first is a link wherever they are named', () =>
  expect(paint({ code: 'claimed', message: 'ola' })).toBe(
    '[ola](/journal?who=ola) took this first. Nothing was changed. Talk to [ola](/journal?who=ola), or take it over.',
  ))

test('what has changed since is not undone', () =>
  expect(paint({ code: 'marked-since' })).toBe(
    'Nothing was undone: this has changed since. The newer change stays.',
  ))

test.each<[string, StoredNote | undefined, string]>([
  [
    'and what it says now',
    { note: 'Rang 10:15', noteBy: 'ola' },
    ' It now says: Rang 10:15 ([ola](/journal?who=ola)) Save again to use yours.',
  ],
  [
    'also where it was removed',
    { note: null, noteBy: null },
    ' It was removed. Save again to use yours.',
  ],
  ['and no more where it was not read since', undefined, ''],
])('a note that a colleague has changed is told %s', (_, stored, now) =>
  expect(paint({ code: 'noted' }, stored)).toBe(`This note has changed. Yours wasn’t saved.${now}`),
)
