import { expect, test } from 'vitest'
import { WriteKind } from '@/lib/contracts/desk/journal'
import { operations } from '@/lib/contracts/registry'
import { findWriteKind, writeKinds } from './write-kinds'

const writes = Object.values(operations).filter(({ effect }) => effect === 'write')

test('every kind can be chosen', () => expect(writeKinds).toEqual(WriteKind.options))

test('no kind is without a write', () => {
  const kinds = new Set(writes.map(({ name }) => findWriteKind(name)))
  expect([...kinds].sort()).toEqual([...WriteKind.options].sort())
})

test('what is of no other kind is of the desk itself: views, outcomes, sessions, work', () => {
  const others = writes.map(({ name }) => name).filter((name) => findWriteKind(name) === 'other')
  expect(others.sort()).toEqual([
    'deleteView',
    'endOtherSessions',
    'markWork',
    'recordOutcome',
    'refreshToken',
    'renameView',
    'saveView',
    'shareView',
  ])
  expect(findWriteKind('somethingOfLater')).toBe('other')
})
