'use server'

import type { DebtorReveal } from '@/lib/contracts/desk/reveal'
import { revealDebtorFieldWorkflow } from './reveal-debtor-field'

export async function revealDebtorFieldAction(question: DebtorReveal) {
  return revealDebtorFieldWorkflow(question)
}
