import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { isSealedWithOldKey, seal, unseal } from '@/lib/platform/database/sealed'
import { isSealed, resealFields, sealRow, unsealRow } from '@/lib/platform/journal/sealed-payload'
import { type SealedTable, sealedTables } from './sealed-tables'
import { isRow, visitRows } from './visit-rows'

/**
 * What was sealed anew in a table, and what cannot be opened by any key of the list: that stays as
 * it is.
 */
export type Resealed = { table: string; sealed: number; closed: number }

/**
 * Seals every text of the store anew that an older key sealed, or that is bound to no place. May be
 * run again, and while desks run on PostgreSQL.
 */
export async function resealStore(db: Database): Promise<Resealed[]> {
  const done: Resealed[] = []
  for (const table of sealedTables) done.push(await resealTable(db, table))
  done.push(await resealJournal(db))
  return done
}

async function resealTable(db: Database, { name, key, columns }: SealedTable): Promise<Resealed> {
  const sum: Resealed = { table: name, sealed: 0, closed: 0 }
  await visitRows(db, { name, key, columns: Object.keys(columns) }, async (row) => {
    for (const [column, placeOf] of Object.entries(columns)) {
      const sealed = row[column]
      if (typeof sealed !== 'string' || sealed === '' || !isSealedWithOldKey(sealed)) continue
      const plain = unseal(sealed, placeOf(row))
      if (plain === null) sum.closed += 1
      else {
        const set = sql`${sql.identifier(column)} = ${seal(plain, placeOf(row))}`
        await db.execute(
          sql`update desk.${sql.identifier(name)} set ${set} where ${isRow(key, row)} and ${sql.identifier(column)} = ${sealed}`,
        )
        sum.sealed += 1
      }
    }
  })
  return sum
}

async function resealJournal(db: Database): Promise<Resealed> {
  const sum: Resealed = { table: 'journal', sealed: 0, closed: 0 }
  await visitRows(
    db,
    { name: 'journal', key: ['idempotency_key'], columns: ['payload', 'before'] },
    async (row) => {
      const stored = {
        idempotencyKey: String(row.idempotency_key),
        payload: row.payload,
        before: row.before as Record<string, unknown> | null,
      }
      if (![stored.payload, stored.before].some((value) => value !== null && needsReseal(value)))
        return
      const open = unsealRow(stored)
      const payload =
        open.payload === null ? null : resealFields(open.payload, stored.idempotencyKey)
      if (
        (stored.payload !== null && payload === null) ||
        (stored.before !== null && open.before === null)
      ) {
        sum.closed += 1
        return
      }
      const next = sealRow({ ...open, payload })
      const ids =
        next.payloadIds === null
          ? sql`null`
          : sql`array(select jsonb_array_elements_text(${JSON.stringify(next.payloadIds)}::jsonb))`
      await db.execute(sql`
      update desk.journal set payload = ${toJson(next.payload)}::json, before = ${toJson(next.before)}::jsonb, payload_ids = ${ids}
      where idempotency_key = ${stored.idempotencyKey} and (payload is null) = ${payload === null}`)
      sum.sealed += 1
    },
  )
  return sum
}

const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

const needsReseal = (value: unknown) => !isSealed(value) || isSealedWithOldKey(value.sealed)
