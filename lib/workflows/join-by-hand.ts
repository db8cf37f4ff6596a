import 'server-only'
import { LinkSubmission } from '../contracts/desk/joins'
import type { Result } from '../contracts/result'
import { executeOperation } from '../gateway/perform'
import { parseSubmission } from './admitted'

/** Keeps what a person says of an invoice and a thing of another area, or takes it back. */
export async function changeManualLinkWorkflow(click: unknown): Promise<Result<null>> {
  const parsed = await parseSubmission(['joinByHand', 'unjoinByHand'], LinkSubmission, click)
  if (!parsed.ok) return parsed
  const { intentId, word, isTakenBack } = parsed.value
  return executeOperation(isTakenBack ? 'unjoinByHand' : 'joinByHand', { body: word }, { intentId })
}
