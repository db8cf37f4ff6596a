import 'server-only'
import { DebtorReveal } from '../contracts/desk/reveal'
import { failed, type Result } from '../contracts/result'
import { ownPageOnly } from '../gateway/origin'
import { perform } from '../gateway/perform'

/** Shows one masked field of a debtor to the person who asked for it, after the journal has noted that. */
export async function revealDebtorFieldWorkflow(question: unknown): Promise<Result<{ value: string | null }>> {
  const foreign = await ownPageOnly()
  if (foreign) return foreign
  const parsed = DebtorReveal.safeParse(question)
  if (!parsed.success) return failed({ kind: 'invalid', code: 'off-contract' })
  const { intentId, organizationId, invoiceId, ...body } = parsed.data
  return perform('revealDebtorField', { params: { organizationId, invoiceId }, body }, { intentId, unmasked: true })
}
