import 'server-only'
import { EndOthers } from '@/lib/contracts/desk/sessions'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/** Ends the sessions that the person has elsewhere. */
export async function endOtherSessionsWorkflow(click: unknown): Promise<Result<{ ended: number }>> {
  const parsed = await parseSubmission(['endOtherSessions'], EndOthers, click)
  return parsed.ok
    ? executeOperation('endOtherSessions', {}, { intentId: parsed.value.intentId })
    : parsed
}
