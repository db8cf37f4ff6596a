import 'server-only'
import { LinkSubmission } from '@/lib/contracts/desk/manual-links'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/** Keeps what a person says of an invoice and a thing of another area, or takes it back. */
export async function changeManualLinkWorkflow(click: unknown): Promise<Result<null>> {
  const parsed = await parseSubmission(['joinByHand', 'unjoinByHand'], LinkSubmission, click)
  if (!parsed.ok) return parsed
  const { intentId, word, isTakenBack } = parsed.value
  return executeOperation(isTakenBack ? 'unjoinByHand' : 'joinByHand', { body: word }, { intentId })
}
