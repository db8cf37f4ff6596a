import { sendAgain } from '@/lib/features/adjustments/server/send-again'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { invoiceId, organizationId } from './adjustment-upstream'
import type { DeskUnderTest } from './desk-under-test'

/** A correction that Kari sends, and what she and a test then ask of the desk about it. */
export const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
export const row = {
  invoiceId,
  amount: 250.5,
  currency: 'NOK',
  date: '2026-03-12',
  description: 'Wrong rate',
  sourceId: 'c-20260312-7k2m9q0xvd',
}
export const submission = {
  idempotencyKey,
  userName: 'kari',
  organizationId,
  kind: 'correction' as const,
  rows: [row],
}

export const look = () => checkOutcome({ idempotencyKey, operation: 'createCorrections' })
export const again = () => sendAgain({ idempotencyKey, userName: 'kari' })
export const states = async (desk: DeskUnderTest) =>
  (await desk.journalRows()).map(({ state }) => state)
export const sentBatch = async () => {
  const read = await executeOperation('getSentBatch', { params: { idempotencyKey } })
  return read.ok ? read.value : null
}
