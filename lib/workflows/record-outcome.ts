import 'server-only'
import { OutcomeToRecord } from '../contracts/desk/record'
import type { Result } from '../contracts/result'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Records what a person found of a write by other means. Nothing is sent. */
export function recordOutcomeWorkflow(record: unknown): Promise<Result<null>> {
  return guarded('recordOutcome', () => recorded(record))
}

async function recorded(record: unknown): Promise<Result<null>> {
  const taken = await admitted([], OutcomeToRecord, record)
  if (!taken.ok) return taken
  const { intentId, of, found, note } = taken.value
  const entry = await perform('getJournalEntry', { params: { intentId: of } })
  if (!entry.ok) return entry
  const { clientNo, organizationId } = entry.value
  const body = { ...(clientNo !== null && { clientNo }), ...(organizationId !== null && { organizationId }), found, note }
  return perform('recordOutcome', { params: { intentId: of }, body }, { intentId })
}
