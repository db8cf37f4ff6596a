import 'server-only'
import { EndOthers } from '../contracts/desk/sessions'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Ends the sessions that the person has elsewhere. */
export async function endOtherSessionsWorkflow(click: unknown): Promise<Result<{ ended: number }>> {
  const taken = await admitted(['endOtherSessions'], EndOthers, click)
  return taken.ok ? perform('endOtherSessions', {}, { intentId: taken.value.intentId }) : taken
}
