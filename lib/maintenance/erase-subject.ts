import 'server-only'
import type { Database } from '../database/open'
import type { Found, TableName } from './found-rows'
import type { Decisions, Holding } from './holding'
import { ofCustomer } from './of-customer'
import { ofPerson } from './of-person'
import { placesOf, type Subject, writingsOf } from './subject'

/** What a table holds of a subject. `waiting`: rows of those that are being sent, which are left for the next time. */
export type Held = { table: TableName; becomes: Holding<never>['becomes']; rows: number; waiting: number; oldest: Date | null; newest: Date | null }

/** What the store holds of a subject, table by table; tables that hold nothing are left out. */
export async function heldOf(db: Database, subject: Subject): Promise<Held[]> {
  return (await holdingsOf(db, subject)).map(({ held }) => held)
}

/**
 * Erases what the store holds of a subject, all of it or nothing: rows that are theirs alone are deleted, and rows that are evidence stay without them. May
 * be run again, and while desks run on PostgreSQL.
 *
 * @returns what was held of them, as `heldOf` tells it.
 */
export function eraseSubject(db: Database, subject: Subject): Promise<Held[]> {
  return db.transaction(async (work) => {
    const holdings = await holdingsOf(work, subject)
    for (const { erase } of holdings) await erase()
    return holdings.map(({ held }) => held)
  })
}

type FoundHolding = { held: Held; erase: () => Promise<void> }

async function holdingsOf(db: Database, subject: Subject): Promise<FoundHolding[]> {
  return subject.kind === 'customer'
    ? found(db, ofCustomer, { ...subject, places: await placesOf(db, subject.clientNo) })
    : found(db, ofPerson, { names: await writingsOf(db, subject) })
}

/** Everything is found before anything is erased: one table may lead to another. */
async function found<Of>(db: Database, decisions: Decisions<Of>, of: Of): Promise<FoundHolding[]> {
  const holdings: FoundHolding[] = []
  for (const [table, decision] of Object.entries(decisions) as [TableName, Decisions<Of>[TableName]][]) {
    if (typeof decision === 'string') continue
    const rows = await decision.find(db, of)
    const free = rows.filter(({ waits }) => !waits)
    const counts = { rows: rows.length, waiting: rows.length - free.length }
    const held = { table, becomes: decision.becomes, ...counts, ...agesOf(rows) }
    if (rows.length > 0) holdings.push({ held, erase: () => decision.erase(db, free, of) })
  }
  return holdings
}

function agesOf(rows: readonly Found[]): Pick<Held, 'oldest' | 'newest'> {
  const times = rows.flatMap(({ at }) => at ?? []).sort((one, other) => one.getTime() - other.getTime())
  return { oldest: times[0] ?? null, newest: times.at(-1) ?? null }
}
