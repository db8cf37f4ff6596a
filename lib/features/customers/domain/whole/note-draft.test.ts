import { expect, test } from 'vitest'
import { parseNoteDraft } from './note-draft'

test.each([
  [{ text: ' Disputes it\n' }, ' Disputes it\n'],
  [{ text: 7 }, ''],
  [{}, ''],
  [null, ''],
  ['Disputes it', ''],
])('of %j that was kept as a note is typed: %j', (content, typed) =>
  expect(parseNoteDraft(content)).toBe(typed),
)
