import 'server-only'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import type { SendOperationName } from '@/lib/contracts/distribution/send'
import type { Answer } from '@/lib/contracts/registry'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck, noteStoredAnyway } from '@/lib/platform/journal/note-findings'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { findSentDocument } from './find-sent-document'
import { noteResentReceipt } from './resent-links'

/** What was sent, and under which key. */
export type SendNames = { idempotencyKey: string; companyId: number; identifier: string }

/** Failures after which the service may hold the document all the same (docs/decisions/0037). */
const contradictable: Failure['kind'][] = [
  'unknown-outcome',
  'invalid',
  'forbidden',
  'not-found',
  'refused',
]

/**
 * What a send came to: the service took it, or how it failed. A refusal, and an outcome that nobody
 * knows, are looked at once: what is found was taken. What is not found proves nothing yet.
 */
export async function finishSend(
  names: SendNames,
  answered: Result<Answer<SendOperationName>>,
): Promise<Result<SendOutcome>> {
  const { idempotencyKey, companyId, identifier } = names
  const known = { companyId, identifier, checked: false, recordedBy: null }
  if (answered.ok) {
    const receiptId = answered.value?.ReceiptId ?? null
    if (receiptId) await noteResentReceipt(idempotencyKey, receiptId)
    return makeSuccess({ ...known, receiptId, requestStatus: answered.value?.Status ?? null })
  }
  if (!contradictable.includes(answered.failure.kind)) return answered
  const checked = await findSentDocument(idempotencyKey)
  if (checked.ok && checked.value.is === 'found') {
    const { ReceiptId: receiptId = null, Status: requestStatus = null } = checked.value.status
    await noteFound(idempotencyKey, receiptId, answered.failure)
    return makeSuccess({ ...known, receiptId, requestStatus, checked: true })
  }
  const record = (await findJournalRow(idempotencyKey))?.record
  return record?.found === 'applied'
    ? makeSuccess({ ...known, receiptId: null, requestStatus: null, recordedBy: record.person })
    : answered
}

async function noteFound(idempotencyKey: string, receiptId: string | null, failure: Failure) {
  const checked = {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    found: 'applied' as const,
    stored: { receiptId },
  }
  if (receiptId) await noteResentReceipt(idempotencyKey, receiptId)
  if (failure.kind === 'unknown-outcome') await noteOutcomeCheck(idempotencyKey, checked)
  else await noteStoredAnyway(idempotencyKey, checked)
}
