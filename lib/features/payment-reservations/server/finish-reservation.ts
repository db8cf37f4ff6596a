import 'server-only'
import type { ReservationOutcome } from '@/lib/contracts/desk/receivables/payment-reservations'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck, noteStoredAnyway } from '@/lib/platform/journal/note-findings'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { isReservationLogged } from './find-reservation'

export type ReservationNames = { idempotencyKey: string; clientNo: string; paymentId: string }

/** Failures after which the payment may be reserved all the same. */
const contradictable: Failure['kind'][] = [
  'unknown-outcome',
  'invalid',
  'forbidden',
  'not-found',
  'conflict',
  'refused',
]

/**
 * What a reservation came to: it is there, or how it failed. A refusal, and an outcome that nobody
 * knows, are looked at once: what the log names was reserved. What it does not name proves nothing.
 */
export async function finishReservation(
  { idempotencyKey, clientNo, paymentId }: ReservationNames,
  answered: Result<unknown>,
): Promise<Result<ReservationOutcome>> {
  const reserved = { paymentId, checked: false, recordedBy: null }
  if (answered.ok) return makeSuccess(reserved)
  if (!contradictable.includes(answered.failure.kind)) return answered
  const logged = await isReservationLogged(clientNo, paymentId)
  if (logged.ok && logged.value) {
    await noteFound(idempotencyKey, answered.failure)
    return makeSuccess({ ...reserved, checked: true })
  }
  const record = (await findJournalRow(idempotencyKey))?.record
  return record?.found === 'applied'
    ? makeSuccess({ ...reserved, recordedBy: record.person })
    : answered
}

async function noteFound(idempotencyKey: string, { kind }: Failure) {
  const checked = {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    found: 'applied' as const,
    stored: {},
  }
  if (kind === 'unknown-outcome') await noteOutcomeCheck(idempotencyKey, checked)
  else await noteStoredAnyway(idempotencyKey, checked)
}
