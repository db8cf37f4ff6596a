'use server'

import { WorkMarking } from '@/lib/contracts/desk/work-marks'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Claims, assigns, snoozes, finishes or notes a line of work. */
export const markWorkLine = defineWrite({
  name: 'markWorkLine',
  operations: ['markWork'],
  input: WorkMarking,
  run: ({ idempotencyKey, subject, scope, seen, change }) =>
    executeOperation('markWork', { body: { subject, scope, seen, change } }, { idempotencyKey }),
})
