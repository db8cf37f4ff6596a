import { expect, test } from 'vitest'
import { customerNoteMax } from '@/lib/contracts/desk/receivables/customer-notes'
import { composeItemNote, findNoteProblem, findOwnerProblem, noteMax } from './note-rules'

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

test('a note about invoices begins with their numbers', () =>
  expect(composeItemNote(['W-1', 'W-2'], ' Disputed. ')).toBe('W-1, W-2: Disputed.'))
