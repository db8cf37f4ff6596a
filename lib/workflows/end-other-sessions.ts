import 'server-only'
import { EndOthers } from '../contracts/desk/sessions'
import type { Result } from '../contracts/result'
import { executeOperation } from '../gateway/perform'
import { parseSubmission } from './admitted'

/** Ends the sessions that the person has elsewhere. */
export async function endOtherSessionsWorkflow(click: unknown): Promise<Result<{ ended: number }>> {
  const parsed = await parseSubmission(['endOtherSessions'], EndOthers, click)
  return parsed.ok ? executeOperation('endOtherSessions', {}, { intentId: parsed.value.intentId }) : parsed
}
