import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { isSendOperation } from '@/lib/contracts/distribution/send'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { findSentDocument } from './find-sent-document'
import { noteResentReceipt } from './resent-links'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What a look for a sent document shows of a send whose outcome is not known. Null for a write that
 * sends no document.
 */
export async function checkSendOutcome({
  operation,
  idempotencyKey,
}: JournalEntry): Promise<Result<SeenOutcome> | null> {
  if (!isSendOperation(operation)) return null
  const checked = await findSentDocument(idempotencyKey)
  if (!checked.ok) return checked
  if (checked.value.is !== 'found')
    return makeSuccess({
      found: checked.value.is === 'absent' ? 'not-applied' : 'unproven',
      stored: {},
    })
  const receiptId = checked.value.status.ReceiptId ?? null
  if (receiptId) await noteResentReceipt(idempotencyKey, receiptId)
  return makeSuccess({ found: 'applied', stored: { receiptId } })
}
