'use server'

import { OutcomeNoteSubmission } from '@/lib/contracts/desk/outcome-note'
import type { Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Records what a person found of a write by other means. Nothing is sent. */
export const recordOutcome = defineWrite({
  name: 'recordOutcome',
  operations: [],
  input: OutcomeNoteSubmission,
  run: recordFinding,
})

async function recordFinding({
  idempotencyKey,
  of,
  found,
  note,
}: OutcomeNoteSubmission): Promise<Result<null>> {
  const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey: of } })
  if (!entry.ok) return entry
  const { clientNo, organizationId } = entry.value
  const body = {
    ...(clientNo !== null && { clientNo }),
    ...(organizationId !== null && { organizationId }),
    found,
    note,
  }
  return executeOperation(
    'recordOutcome',
    { params: { idempotencyKey: of }, body },
    { idempotencyKey },
  )
}
