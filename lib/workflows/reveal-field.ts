import 'server-only'
import { Reveal } from '../contracts/desk/reveal'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Shows one masked field to the person who asked for it, after the journal has noted that. The one place where an unmasked value goes to a browser. */
export async function revealFieldWorkflow(question: unknown): Promise<Result<{ value: string | null }>> {
  const taken = await admitted(['revealCustomerField'], Reveal, question)
  if (!taken.ok) return taken
  const { intentId, clientNo, customerNo, field } = taken.value
  return perform('revealCustomerField', { params: { clientno: clientNo, customerno: customerNo }, body: { field } }, { intentId, unmasked: true })
}
