import { expect, test } from 'vitest'
import { customerNoteMax } from '@/lib/contracts/desk/customer-notes'
import { findNoteProblem, findOwnerProblem, noteMax } from './note-rules'

test('a note is as long at most as its contract says', () => {
  expect(noteMax).toBe(customerNoteMax)
})

test.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['x'.repeat(1_000), null],
  [` ${'x'.repeat(1_000)} `, null],
  ['x'.repeat(1_001), 'tooLong'],
  ['Called 15088598765 back', 'identity'],
  ['Called 150885 98765 back', 'identity'],
  ['Invoice 2026-10442, 1 250,00 NOK', null],
])('%j: %s', (text, problem) => {
  expect(findNoteProblem(text)).toBe(problem)
})

test.each([
  [' ', 'toMissing'],
  ['ida', null],
  ['15088598765', 'toIdentity'],
])('%j as an owner: %s', (typed, problem) => {
  expect(findOwnerProblem(typed)).toBe(problem)
})
