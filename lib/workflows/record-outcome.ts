import 'server-only'
import { OutcomeToRecord } from '../contracts/desk/record'
import type { Result } from '../contracts/result'
import { catchUnexpected } from '../gateway/guarded'
import { executeOperation } from '../gateway/perform'
import { parseSubmission } from './admitted'

/** Records what a person found of a write by other means. Nothing is sent. */
export function recordOutcomeWorkflow(record: unknown): Promise<Result<null>> {
  return catchUnexpected('recordOutcome', () => recordFinding(record))
}

async function recordFinding(record: unknown): Promise<Result<null>> {
  const parsed = await parseSubmission([], OutcomeToRecord, record)
  if (!parsed.ok) return parsed
  const { intentId, of, found, note } = parsed.value
  const entry = await executeOperation('getJournalEntry', { params: { intentId: of } })
  if (!entry.ok) return entry
  const { clientNo, organizationId } = entry.value
  const body = { ...(clientNo !== null && { clientNo }), ...(organizationId !== null && { organizationId }), found, note }
  return executeOperation('recordOutcome', { params: { intentId: of }, body }, { intentId })
}
