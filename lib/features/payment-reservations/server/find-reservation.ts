import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findJournalRow } from '@/lib/platform/journal/write-journal'

/**
 * Whether the log of the service names the reservation of a paymentId. That it does not proves
 * nothing: that reservations are logged, and under which name, is assumed. A line of something else,
 * such as a refusal, is none.
 */
export async function isReservationLogged(
  clientNo: string,
  paymentId: string,
): Promise<Result<boolean>> {
  const read = await executeOperation('listLogItems', {
    params: { clientno: clientNo },
    query: { reference: paymentId, pageno: 1, pagesize: 50 },
  })
  if (!read.ok) return read
  const lines = read.value.logItems ?? []
  return makeSuccess(
    lines.some((line) => line?.reference?.trim() === paymentId && mayBeReservation(line.type)),
  )
}

const mayBeReservation = (type: string | null | undefined) => !type?.trim() || /reserv/i.test(type)

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/**
 * What the log shows of a reservation whose outcome is not known. Null for a write that is none.
 */
export async function checkReservationOutcome({
  operation,
  idempotencyKey,
  clientNo,
}: JournalEntry): Promise<Result<SeenOutcome> | null> {
  if (operation !== 'createPaymentReservation') return null
  const [paymentId] = (await findJournalRow(idempotencyKey))?.sourceIds ?? []
  if (!clientNo || !paymentId) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const logged = await isReservationLogged(clientNo, paymentId)
  if (!logged.ok) return logged
  return makeSuccess({ found: logged.value ? 'applied' : 'unproven', stored: {} })
}
