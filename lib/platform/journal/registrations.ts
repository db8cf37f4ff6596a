import 'server-only'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Registration } from '@/lib/contracts/desk/registrations'
import type { Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { readSentInput, toJournalEntry } from './journal-entry'
import {
  isAfter,
  isVisibleTo,
  type JournalPosition,
  type JournalScope,
  newestFirst,
} from './journal-filter'
import type { JournalRow } from './write-journal'

type Question = JournalPosition & { limit?: number; idempotencyKey?: string }

/** The registrations of one operation that a reader may see, newest first. */
export async function readRegistrations(
  reader: JournalScope,
  operation: string,
  { limit = 100, idempotencyKey, ...place }: Question,
): Promise<{ entries: Registration[]; more: boolean }> {
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        isVisibleTo(reader),
        eq(journal.operation, operation),
        idempotencyKey ? eq(journal.idempotencyKey, idempotencyKey) : undefined,
        isAfter(place),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1)
  return { entries: rows.slice(0, limit).map(toRegistration), more: rows.length > limit }
}

/** A stored row as a registration: what was sent, masked, and the last that was answered of it. */
function toRegistration(row: JournalRow): Registration {
  const { fields: _, batch: _batch, warnings: _warnings, look, ...entry } = toJournalEntry(row)
  const seen = row.look?.stored as { answer?: Registration['answer'] } | undefined
  const outcome = row.outcome as Result<Registration['answer']> | null
  return {
    ...entry,
    sent: (readSentInput(row)?.body ?? null) as Registration['sent'],
    answer: seen?.answer ?? (outcome?.ok ? outcome.value : null),
    checkedAt: look?.at ?? null,
  }
}

/**
 * Keeps how a registration that was taken has ended. One that is settled already stays so; what a
 * person recorded stands too.
 */
export async function noteRegistrationEnd(
  idempotencyKey: string,
  state: 'done' | 'refused' | 'accepted',
  { answer, person }: { answer: unknown; person: string },
): Promise<void> {
  const found = ({ done: 'applied', refused: 'not-applied', accepted: 'unproven' } as const)[state]
  const checked = { at: new Date().toISOString(), person, found, stored: { answer } }
  const settled: SQL = sql`case when ${journal.state} = 'accepted' then ${state} else ${journal.state} end`
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({ look: checked, state: settled })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        inArray(journal.state, ['accepted', 'done']),
        isNull(journal.record),
      ),
    )
}
