'use server'

import type { LookAgain } from '@/lib/contracts/desk/customer-draft'
import type { OutcomeToRecord } from '@/lib/contracts/desk/outcome-record'
import { checkOutcomeWorkflow } from './check-outcome'
import { recordOutcomeWorkflow } from './record-outcome'

export async function checkOutcomeAction(question: LookAgain) {
  return checkOutcomeWorkflow(question)
}

export async function recordOutcomeAction(record: OutcomeToRecord) {
  return recordOutcomeWorkflow(record)
}
