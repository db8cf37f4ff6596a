import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { isSendOperation } from '@/lib/contracts/distribution/send'
import type { Failure, Result } from '@/lib/contracts/result'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import { listFieldOutcomes, maskSealed } from './field-outcomes'
import { toCurrentName } from './older-names'
import { unsealRow } from './sealed-payload'
import type { JournalRow } from './write-journal'
import { readWrittenBatch } from './written-batch'

/** A stored row as a person reads it. */
export function toJournalEntry(stored: JournalRow): JournalEntry {
  const row = unsealRow(stored)
  const failure = findFailure(row.outcome)
  const overdue = row.state === 'sending' && row.deadlineAt.getTime() < Date.now()
  const batch = readWrittenBatch(row)
  return {
    idempotencyKey: row.idempotencyKey,
    operation: toCurrentName(row.operation),
    area: row.area,
    person: row.person,
    clientNo: row.clientNo,
    organizationId: row.organizationId,
    target: row.target,
    state: overdue ? 'unknown' : row.state,
    sentAt: row.sentAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt.toISOString(),
    status: failure?.status ?? null,
    code: failure?.code ?? (overdue ? 'deadline' : null),
    message: failure?.message ?? null,
    requestId: row.requestId,
    reasons: listReasons(failure),
    warnings: listWarnings(row.outcome),
    fields: batch ? [] : listFieldOutcomes(row),
    batch,
    look: toLook(row),
    record: toOutcomeNote(row),
  }
}

/**
 * What a write sent, with masks in place of what is sealed; null where nothing is left of it, and
 * where it is of too many rows to be shown.
 */
export function readSentInput(stored: JournalRow): SentInput | null {
  const row = unsealRow(stored)
  if (row.payload === null || readWrittenBatch(row)) return null
  return maskSealed(row, row.payload) as SentInput
}

/** What an operation was asked with. */
export type SentInput = { params?: unknown; query?: unknown; body?: unknown }

/**
 * What a person recorded of a write, its note opened; null in place of a note that was erased, or
 * cannot be opened.
 */
export function toOutcomeNote({
  idempotencyKey,
  record,
  recordNote,
}: JournalRow): JournalEntry['record'] {
  return (
    record && {
      ...record,
      note: recordNote === null ? null : unseal(recordNote, placeIn.recordNote(idempotencyKey)),
    }
  )
}

/** The last look, without the values that it saw; of a sent document, how its delivery ended. */
function toLook({ look, operation }: JournalRow): JournalEntry['look'] {
  if (!look) return null
  const { delivery } = look.stored as { delivery?: Delivery }
  return {
    ...{ at: look.at, person: look.person, found: look.found },
    ...(isSendOperation(operation) && delivery && { delivery: delivery.is }),
  }
}

function findFailure(outcome: unknown): Failure | null {
  const result = outcome as Result<unknown> | null
  return result && !result.ok ? result.failure : null
}

/** Why it was refused, beyond the code and the message that stand with it. */
function listReasons(failure: Failure | null): JournalEntry['reasons'] {
  if (!failure) return []
  const fields = Object.entries(failure.fields ?? {}).map(([field, message]) => ({
    field,
    code: null,
    message,
  }))
  const others = (failure.reasons ?? []).filter(
    ({ code, message }) =>
      (code ?? failure.code) !== failure.code || (message ?? failure.message) !== failure.message,
  )
  return [
    ...fields,
    ...others.map(({ code = null, message = null }) => ({ field: null, code, message })),
  ]
}

function listWarnings(outcome: unknown): JournalEntry['warnings'] {
  const result = outcome as Result<{ warnings?: JournalEntry['warnings'] | null } | null> | null
  return (result?.ok && result.value?.warnings) || []
}
