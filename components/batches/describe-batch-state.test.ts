import { expect, test } from 'vitest'
import { resolveReceivablesBatch } from '@/lib/shared/batch-rows/row-results'
import { t } from '@/tests/support/english'
import { describeBatchState } from './describe-batch-state'

const done = { status: 'PROCESSED' }
const failed = { status: 'FAILED' }

test.each([
  ['QUEUED', [], 'Waiting to start'],
  ['RUNNING', [done], 'Running'],
  ['ON_HOLD', [], 'Not finished: ON_HOLD'],
  ['DONE', [done, done], 'Done: 2 rows saved'],
  ['PARTIAL', [done, failed], 'Partly done: 1 saved, 1 refused'],
  ['PARTIAL', [failed, failed], 'All 2 rows were refused'],
  ['PARTIAL', [failed], 'The row was refused'],
  ['DONE', [], 'Finished: DONE'],
])('a batch that is %s with rows %j', (status, results, words) => {
  expect(describeBatchState(t, resolveReceivablesBatch({ status, results }, null))).toBe(words)
})
