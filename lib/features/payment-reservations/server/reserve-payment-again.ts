'use server'

import { ResendRequest } from '@/lib/contracts/desk/batches'
import type { ReservationOutcome } from '@/lib/contracts/desk/receivables/payment-reservations'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { isReservationLogged } from './find-reservation'
import { finishReservation } from './finish-reservation'

/**
 * Sends a reservation once more, under the same paymentId, because a person asks for it: only after
 * it surely never left, or after a person has recorded that it is not there. It looks first, and
 * what is found is not sent, nor anything beside another reservation on the same item whose outcome
 * is not known.
 */
export const reservePaymentAgain = defineWrite({
  name: 'reservePaymentAgain',
  operations: ['createPaymentReservation'],
  input: ResendRequest,
  run: reserveOnceMore,
})

async function reserveOnceMore({
  idempotencyKey,
  userName,
}: ResendRequest): Promise<Result<ReservationOutcome>> {
  const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!entry.ok) return entry
  const { operation, person, state, requestId, record, clientNo } = entry.value
  if (person !== userName) return makeFailure({ kind: 'forbidden', code: 'other-person' })
  const isOpen = ['unknown', 'not-applied', 'not-sent'].includes(state)
  if (operation !== 'createPaymentReservation' || !isOpen)
    return makeFailure({ kind: 'conflict', code: 'not-open' })
  const row = await findJournalRow(idempotencyKey)
  const payload = unsealFields(row?.payload, idempotencyKey)
  const [paymentId] = row?.sourceIds ?? []
  if (!payload || !paymentId || !clientNo) return makeFailure({ kind: 'conflict', code: 'erased' })
  const names = { idempotencyKey, clientNo, paymentId }
  const subjects = Object.values(row?.before ?? {}).map(String)
  const mayBeThere = state !== 'not-sent'
  if (mayBeThere) {
    const logged = await isReservationLogged(clientNo, paymentId)
    if (logged.ok && logged.value)
      return finishReservation(names, makeFailure({ kind: 'unknown-outcome' }))
    if (record?.found !== 'not-applied')
      return makeFailure({ kind: 'conflict', code: 'may-be-there' })
  }
  return finishReservation(
    names,
    await executeOperation(operation, payload as Input<typeof operation>, {
      idempotencyKey,
      again: { after: requestId, mayBeThere },
      ...(subjects.length > 0 && { alone: subjects }),
    }),
  )
}
