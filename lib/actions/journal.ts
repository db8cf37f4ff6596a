'use server'

import type { LookAgain } from '../contracts/desk/customer-draft'
import type { OutcomeToRecord } from '../contracts/desk/record'
import { checkOutcomeWorkflow } from '../workflows/look-again'
import { recordOutcomeWorkflow } from '../workflows/record-outcome'

export async function checkOutcomeAction(question: LookAgain) {
  return checkOutcomeWorkflow(question)
}

export async function recordOutcomeAction(record: OutcomeToRecord) {
  return recordOutcomeWorkflow(record)
}
