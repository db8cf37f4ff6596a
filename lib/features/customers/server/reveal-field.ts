import 'server-only'
import { Reveal } from '@/lib/contracts/desk/reveal'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/**
 * Shows one masked field to the person who asked for it, after the journal has noted that. The one
 * place where an unmasked value goes to a browser.
 */
export async function revealFieldWorkflow(
  question: unknown,
): Promise<Result<{ value: string | null }>> {
  const parsed = await parseSubmission(['revealCustomerField'], Reveal, question)
  if (!parsed.ok) return parsed
  const { intentId, clientNo, customerNo, field } = parsed.value
  return executeOperation(
    'revealCustomerField',
    { params: { clientno: clientNo, customerno: customerNo }, body: { field } },
    { intentId, unmasked: true },
  )
}
