'use server'

import type { PostingSubmission, SendAgain } from '../contracts/desk/batches'
import { sendAgainWorkflow, submitPostingsWorkflow } from '../workflows/submit-postings'

export async function submitPostingsAction(submission: PostingSubmission) {
  return submitPostingsWorkflow(submission)
}

export async function sendAgainAction(question: SendAgain) {
  return sendAgainWorkflow(question)
}
