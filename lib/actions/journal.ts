'use server'

import type { LookAgain } from '../contracts/desk/customer-draft'
import { lookAgainWorkflow } from '../workflows/look-again'

export async function lookAgainAction(question: LookAgain) {
  return lookAgainWorkflow(question)
}
