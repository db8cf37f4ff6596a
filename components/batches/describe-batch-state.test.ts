import { expect, test } from 'vitest'
import { resolveReceivablesBatch } from '@/lib/shared/batch-rows/row-results'
import { t } from '@/tests/support/english'
import { describeBatchState } from './describe-batch-state'

const done = { status: 'PROCESSED' }
const failed = { status: 'FAILED' }

test.each([
  ['QUEUED', [], null, 'Waiting to start'],
  ['RUNNING', [done], 2, 'Running'],
  ['ON_HOLD', [], null, 'Not finished: ON_HOLD'],
  ['DONE', [done, done], 2, 'Done: 2 rows saved'],
  ['PARTIAL', [done, failed], 2, 'Partly done: 1 saved, 1 refused'],
  ['PARTIAL', [failed, failed], 2, 'All 2 rows were refused'],
  ['PARTIAL', [failed], 1, 'The row was refused'],
  ['PARTIAL', [failed, failed], 200, 'Finished, 2 of 200 rows shown: 0 saved, 2 refused'],
  ['DONE', [done, done], 200, 'Finished, 2 of 200 rows shown: 2 saved, 0 refused'],
  ['PARTIAL', [done, failed], null, 'Finished, 2 rows shown: 1 saved, 1 refused'],
  ['PARTIAL', [failed], null, 'Finished, 1 row shown: 0 saved, 1 refused'],
  ['PARTIAL', [failed, failed], 1, 'Finished, 2 rows shown: 0 saved, 2 refused'],
  ['DONE', [], 2, 'Finished: DONE'],
])('a batch that is %s with rows %j of %j', (status, results, total, words) => {
  const batch = resolveReceivablesBatch({ status, results }, null)
  expect(describeBatchState(t, batch, total)).toBe(words)
})
