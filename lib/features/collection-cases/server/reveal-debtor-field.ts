import 'server-only'
import { DebtorReveal } from '@/lib/contracts/desk/reveal'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/**
 * Shows one masked field of a debtor to the person who asked for it, after the journal has noted
 * that.
 */
export async function revealDebtorFieldWorkflow(
  question: unknown,
): Promise<Result<{ value: string | null }>> {
  const parsed = await parseSubmission(['revealDebtorField'], DebtorReveal, question)
  if (!parsed.ok) return parsed
  const { intentId, organizationId, invoiceId, ...body } = parsed.value
  return executeOperation(
    'revealDebtorField',
    { params: { organizationId, invoiceId }, body },
    { intentId, unmasked: true },
  )
}
