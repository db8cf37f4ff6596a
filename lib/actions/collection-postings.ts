'use server'

import type { AdjustmentSubmission, ResendRequest } from '../contracts/desk/batches'
import { sendAgainWorkflow, submitAdjustmentsWorkflow } from '../workflows/submit-postings'

export async function submitAdjustmentsAction(submission: AdjustmentSubmission) {
  return submitAdjustmentsWorkflow(submission)
}

export async function sendAgainAction(question: ResendRequest) {
  return sendAgainWorkflow(question)
}
