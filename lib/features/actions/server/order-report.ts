'use server'

import { type ActionOutcome, ReportSubmission } from '@/lib/contracts/desk/receivables/actions'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Orders a report once. As an action it has no id of ours, and never goes out again. */
export const orderReport = defineResumableWrite({
  name: 'orderReport',
  operations: ['createReportAction'],
  input: ReportSubmission,
  operationOf: () => 'createReportAction',
  finish: (_, answered) => Promise.resolve(toOutcome(answered)),
  run: async (submission) => {
    const { idempotencyKey, clientNo, reportType, fromDate, toDate } = submission
    return toOutcome(
      await executeOperation(
        'createReportAction',
        { params: { clientno: clientNo }, body: { report: { reportType, fromDate, toDate } } },
        { idempotencyKey, draft: submission },
      ),
    )
  },
})

const toOutcome = (answered: Result<{ actionId?: string | null }>): Result<ActionOutcome> =>
  answered.ok ? makeSuccess({ actionId: answered.value.actionId?.trim() || null }) : answered
