import 'server-only'
import { DebtorReveal } from '../contracts/desk/reveal'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Shows one masked field of a debtor to the person who asked for it, after the journal has noted that. */
export async function revealDebtorFieldWorkflow(question: unknown): Promise<Result<{ value: string | null }>> {
  const taken = await admitted(['revealDebtorField'], DebtorReveal, question)
  if (!taken.ok) return taken
  const { intentId, organizationId, invoiceId, ...body } = taken.value
  return perform('revealDebtorField', { params: { organizationId, invoiceId }, body }, { intentId, unmasked: true })
}
