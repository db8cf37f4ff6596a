import { describe, expect, test } from 'vitest'
import { type Failure, makeFailure, makeSuccess } from '@/lib/contracts/result'
import { findNextStep, findStepAfterCheck, isEachChecked, type NextStep } from './next-step'

describe('after a sending', () => {
  const desk: Failure = { kind: 'unknown-outcome', code: 'desk' }
  const calledOff: Failure = { kind: 'not-sent', code: 'called-off' }

  test.each<[string, Failure, NextStep, NextStep]>([
    ['the desk did not answer', desk, 'unanswered', 'unanswered'],
    ['the desk failed before it finished', { kind: 'broken' }, 'unanswered', 'unanswered'],
    ['the service did not answer', { kind: 'unknown-outcome', code: 'reset' }, 'shown', 'shown'],
    [
      'another one stands under its key',
      { kind: 'conflict', code: 'idempotency-key-reused' },
      ...(['shown', 'shown'] as const),
    ],
    ['the service refused it', { kind: 'refused', status: 400 }, 'again', 'again'],
    ['the service has it', { kind: 'conflict', status: 409 }, 'again', 'again'],
    ['the desk refused it', { kind: 'refused', code: 'pace' }, 'again', 'unanswered'],
    ['it was called off', calledOff, 'again', 'again'],
    ['one is open', { kind: 'not-sent', code: 'outcome-open' }, 'again', 'unanswered'],
    [
      'the page is of an older desk',
      { kind: 'not-sent', code: 'new-version' },
      'again',
      'unanswered',
    ],
    ['the desk would not look at it', { kind: 'invalid' }, 'again', 'unanswered'],
    ['a right is not there', { kind: 'forbidden', status: 403 }, 'again', 'unanswered'],
    ['it was too many', { kind: 'throttled', status: 429 }, 'again', 'unanswered'],
  ])('%s', (_, failure, atFirst, afterOneThatWasNotAnswered) => {
    expect(findNextStep(makeFailure(failure), false)).toBe(atFirst)
    expect(findNextStep(makeFailure(failure), true)).toBe(afterOneThatWasNotAnswered)
  })

  test('that was taken, its row is shown', () => {
    expect(findNextStep(makeSuccess(null), false)).toBe('shown')
    expect(findNextStep(makeSuccess(null), true)).toBe('shown')
  })

  test('a check shows the row that stands, frees one that never arrived, and else proves nothing', () => {
    expect(findStepAfterCheck(makeSuccess({}))).toBe('shown')
    expect(findStepAfterCheck(makeFailure(calledOff))).toBe('again')
    expect(findStepAfterCheck(makeFailure({ kind: 'refused', code: 'cannot-look' }))).toBe('shown')
    expect(findStepAfterCheck(makeFailure(desk))).toBe('unanswered')
    expect(findStepAfterCheck(makeFailure({ kind: 'refused', status: 400 }))).toBe('unanswered')
    expect(findStepAfterCheck(makeFailure({ kind: 'not-sent' }))).toBe('unanswered')
  })
})

test('what a person has checked is those that stood there, and no other', () => {
  const [one, other] = [{ idempotencyKey: 'a' }, { idempotencyKey: 'b' }]
  expect(isEachChecked([], [])).toBe(true)
  expect(isEachChecked([one], [])).toBe(false)
  expect(isEachChecked([one], ['a'])).toBe(true)
  expect(isEachChecked([other], ['a'])).toBe(false)
  expect(isEachChecked([one, other], ['a'])).toBe(false)
})
