import 'server-only'
import { OutcomeToRecord } from '@/lib/contracts/desk/outcome-record'
import type { Result } from '@/lib/contracts/result'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

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
  const body = {
    ...(clientNo !== null && { clientNo }),
    ...(organizationId !== null && { organizationId }),
    found,
    note,
  }
  return executeOperation('recordOutcome', { params: { intentId: of }, body }, { intentId })
}
