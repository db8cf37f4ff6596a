'use server'

import { type ActionOutcome, ActionSubmission } from '@/lib/contracts/desk/receivables/actions'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Creates an action once. It has no id of ours, so it never goes out again, and nothing tells one
 * whose answer was lost from another: a person finds out.
 */
export const createAction = defineResumableWrite({
  name: 'createAction',
  operations: ['createAction'],
  input: ActionSubmission,
  operationOf: () => 'createAction',
  finish: (_, answered) => Promise.resolve(toOutcome(answered)),
  run: async (submission) => {
    const { idempotencyKey, clientNo, actionType, customerNo, documentNo, text } = submission
    const action = {
      actionType,
      ...(customerNo !== null && { customerNo }),
      ...(documentNo !== null && { documentNo }),
      ...(text && { text }),
    }
    return toOutcome(
      await executeOperation(
        'createAction',
        { params: { clientno: clientNo }, body: { action } },
        { idempotencyKey, draft: submission },
      ),
    )
  },
})

const toOutcome = (answered: Result<{ actionId?: string | null }>): Result<ActionOutcome> =>
  answered.ok ? makeSuccess({ actionId: answered.value.actionId?.trim() || null }) : answered
