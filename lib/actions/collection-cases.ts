'use server'

import type { Decision } from '../contracts/desk/decision'
import { decideWorkflow } from '../workflows/decide'

export async function decideAction(decision: Decision) {
  return decideWorkflow(decision)
}
