import 'server-only'
import { Reveal } from '../contracts/desk/reveal'
import { failed, type Result } from '../contracts/result'
import { ownPageOnly } from '../gateway/origin'
import { perform } from '../gateway/perform'

/** Shows one masked field to the person who asked for it, after the journal has noted that. The one place where an unmasked value goes to a browser. */
export async function revealFieldWorkflow(question: unknown): Promise<Result<{ value: string | null }>> {
  const foreign = await ownPageOnly()
  if (foreign) return foreign
  const parsed = Reveal.safeParse(question)
  if (!parsed.success) return failed({ kind: 'invalid', code: 'off-contract' })
  const { intentId, clientNo, customerNo, field } = parsed.data
  return perform('revealCustomerField', { params: { clientno: clientNo, customerno: customerNo }, body: { field } }, { intentId, unmasked: true })
}
