'use server'

import type { DebtorReveal } from '../contracts/desk/reveal'
import { revealDebtorFieldWorkflow } from '../workflows/reveal-debtor-field'

export async function revealDebtorFieldAction(question: DebtorReveal) {
  return revealDebtorFieldWorkflow(question)
}
