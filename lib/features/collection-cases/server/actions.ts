'use server'

import type { Decision } from '@/lib/contracts/desk/decision'
import { decideWorkflow } from './decide'

export async function decideAction(decision: Decision) {
  return decideWorkflow(decision)
}
