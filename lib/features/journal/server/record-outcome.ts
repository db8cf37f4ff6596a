'use server'

import { OutcomeToRecord } from '@/lib/contracts/desk/outcome-record'
import type { Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Records what a person found of a write by other means. Nothing is sent. */
export const recordOutcome = defineWrite({
  name: 'recordOutcome',
  operations: [],
  input: OutcomeToRecord,
  run: recordFinding,
})

async function recordFinding({
  idempotencyKey,
  of,
  found,
  note,
}: OutcomeToRecord): Promise<Result<null>> {
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
