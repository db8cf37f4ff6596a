import { expect, test } from 'vitest'
import { isSettled, settleMs } from './settled-write'

test('a write is settled some time after its last moment, and not at once', () => {
  const isOver = (ms: number) => isSettled({ deadlineAt: new Date(Date.now() - ms) })
  expect([isOver(-1_000), isOver(1_000), isOver(settleMs)]).toEqual([false, false, true])
})
