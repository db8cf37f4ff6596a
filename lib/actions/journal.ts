'use server'

import type { LookAgain } from '../contracts/desk/customer-draft'
import type { OutcomeToRecord } from '../contracts/desk/record'
import { lookAgainWorkflow } from '../workflows/look-again'
import { recordOutcomeWorkflow } from '../workflows/record-outcome'

export async function lookAgainAction(question: LookAgain) {
  return lookAgainWorkflow(question)
}

export async function recordOutcomeAction(record: OutcomeToRecord) {
  return recordOutcomeWorkflow(record)
}
