import 'server-only'
import { Reveal } from '../contracts/desk/reveal'
import type { Result } from '../contracts/result'
import { executeOperation } from '../gateway/perform'
import { parseSubmission } from './admitted'

/** Shows one masked field to the person who asked for it, after the journal has noted that. The one place where an unmasked value goes to a browser. */
export async function revealFieldWorkflow(question: unknown): Promise<Result<{ value: string | null }>> {
  const parsed = await parseSubmission(['revealCustomerField'], Reveal, question)
  if (!parsed.ok) return parsed
  const { intentId, clientNo, customerNo, field } = parsed.value
  return executeOperation('revealCustomerField', { params: { clientno: clientNo, customerno: customerNo }, body: { field } }, { intentId, unmasked: true })
}
