import { expect, test } from 'vitest'
import type { LinkResult } from '@/lib/features/invoice-tracking/domain/link-candidates'
import { makeFilterIgnored } from '@/lib/shared/list-filters/lookup-proof'
import { toLaneReading } from './lane-readings'

const row = { id: 'a' }
const nothing: LinkResult = { linked: null, offered: [] }
const offered: LinkResult = {
  linked: null,
  offered: [{ id: 'b', evidence: {} as never, because: 'shared' }],
}
const linked: LinkResult = { linked: { id: 'c', strength: 'byHand', evidence: null }, offered: [] }

test.each([
  ['what is linked', 'read', nothing, row, 'linked'],
  ['what is still asked for', 'reading', nothing, null, 'reading'],
  ['nothing under the number', 'none', nothing, null, 'none'],
  ['nothing that could be it', 'read', nothing, null, 'none'],
  ['something that may be it', 'read', offered, null, 'notKnown'],
  ['what was linked and is not among the rows', 'none', linked, null, 'notKnown'],
  ['an area that failed', 'failed', nothing, null, 'notKnown'],
  ['an area that may not be asked', 'forbidden', nothing, null, 'notKnown'],
  ['an invoice without a number', 'unnumbered', nothing, null, 'notKnown'],
  ['an invoice of nobody known', 'unplaced', nothing, null, 'notKnown'],
] as const)('%s', (_, state, link, linked, is) =>
  expect(toLaneReading({ state, unproven: null, link, linked })).toEqual({ is, row: linked }),
)

test.each(['none', 'read'] as const)('an area whose list is %s and proves nothing', (state) => {
  const unproven = makeFilterIgnored(['documentno'])
  expect(toLaneReading({ state, unproven, link: nothing, linked: null }).is).toBe('notKnown')
  expect(toLaneReading({ state, unproven, link: nothing, linked: row }).is).toBe('linked')
})
