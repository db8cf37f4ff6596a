'use server'

import type { AdjustmentSubmission, ResendRequest } from '@/lib/contracts/desk/batches'
import { sendAgainWorkflow, submitAdjustmentsWorkflow } from './submit-adjustments'

export async function submitAdjustmentsAction(submission: AdjustmentSubmission) {
  return submitAdjustmentsWorkflow(submission)
}

export async function sendAgainAction(question: ResendRequest) {
  return sendAgainWorkflow(question)
}
