import { expect, test } from 'vitest'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { findHolding } from './find-holding'
import { identifyAmounts } from './work-identities'

const own = identifyAmounts('o-1', 'invoice', 'i-1')
const others = identifyAmounts('o-1', 'invoice')
const mark = (subject: string, more: Partial<WorkMark>): WorkMark => ({
  ...{ subject, claimedBy: null, claimedAt: null, snoozedUntil: null, doneAs: null, doneBy: null },
  ...{ note: null, noteBy: null },
  ...more,
})
const find = (...marks: WorkMark[]) => findHolding([own, others], marks)

test('of a line of which nobody said anything there is nothing to show', () => {
  expect(find()).toBeNull()
  expect(find(mark(own.subject, {}))).toBeNull()
  expect(find(mark('amounts:invoice:o-1:i-2', { claimedBy: 'kari', note: 'Mine' }))).toBeNull()
})

test('who took it has it, and a note stands with who wrote it', () =>
  expect(find(mark(own.subject, { claimedBy: 'kari', note: 'Asked them', noteBy: 'ola' }))).toEqual(
    {
      source: 'amounts',
      holder: 'kari',
      notes: [{ subject: own.subject, note: 'Asked them', by: 'ola' }],
    },
  ))

test('a note alone says that nobody has it', () =>
  expect(find(mark(own.subject, { note: 'Asked them', noteBy: 'ola' }))).toEqual({
    ...{
      source: 'amounts',
      holder: null,
      notes: [{ subject: own.subject, note: 'Asked them', by: 'ola' }],
    },
  }))

test('who has all of them has each, unless somebody has it by itself', () => {
  const all = mark(others.subject, { claimedBy: 'kari', note: 'All of them', noteBy: 'kari' })
  expect(find(all)).toMatchObject({ holder: 'kari' })
  expect(find(all, mark(own.subject, { claimedBy: 'ola' }))).toMatchObject({
    ...{ holder: 'ola', notes: [{ note: 'All of them' }] },
  })
  expect(find(mark(own.subject, { note: 'Rang', noteBy: 'ola' }), all)).toMatchObject({
    ...{ holder: 'kari', notes: [{ note: 'Rang' }, { note: 'All of them' }] },
  })
})

test('a claim stands when the line was hidden or done', () => {
  const hidden = { snoozedUntil: '2099-01-01', doneAs: '1', doneBy: 'ola' }
  expect(find(mark(own.subject, { ...hidden, claimedBy: 'kari' }))).toMatchObject({
    holder: 'kari',
  })
  expect(find(mark(own.subject, hidden))).toBeNull()
})
