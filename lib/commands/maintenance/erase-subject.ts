import 'server-only'
import type { Database } from '@/lib/platform/database/open'
import { customerDecisions } from './customer-decisions'
import type { FoundRow, TableName } from './found-rows'
import type { Decisions, Holding } from './holding'
import { personDecisions } from './person-decisions'
import { type ErasureSubject, readNameSpellings, readPlaces } from './subject'

/**
 * What a table holds of a subject. `waiting`: rows of those that are being sent, which are left for
 * the next time.
 */
export type HoldingSummary = {
  table: TableName
  becomes: Holding<never>['becomes']
  rows: number
  waiting: number
  oldest: Date | null
  newest: Date | null
}

/** What the store holds of a subject, table by table; tables that hold nothing are left out. */
export async function summarizeHoldings(
  db: Database,
  subject: ErasureSubject,
): Promise<HoldingSummary[]> {
  return (await findHoldings(db, subject)).map(({ held }) => held)
}

/**
 * Erases what the store holds of a subject, all of it or nothing: rows that are theirs alone are
 * deleted, and rows that are evidence stay without them. May be run again, and while desks run on
 * PostgreSQL.
 *
 * @returns what was held of them, as `summarizeHoldings` tells it.
 */
export function eraseSubject(db: Database, subject: ErasureSubject): Promise<HoldingSummary[]> {
  return db.transaction(async (work) => {
    const holdings = await findHoldings(work, subject)
    for (const { erase } of holdings) await erase()
    return holdings.map(({ held }) => held)
  })
}

type ErasableHolding = { held: HoldingSummary; erase: () => Promise<void> }

async function findHoldings(db: Database, subject: ErasureSubject): Promise<ErasableHolding[]> {
  return subject.kind === 'customer'
    ? collectHoldings(db, customerDecisions, {
        ...subject,
        places: await readPlaces(db, subject.clientNo),
      })
    : collectHoldings(db, personDecisions, { names: await readNameSpellings(db, subject) })
}

/** Everything is found before anything is erased: one table may lead to another. */
async function collectHoldings<Of>(
  db: Database,
  decisions: Decisions<Of>,
  of: Of,
): Promise<ErasableHolding[]> {
  const holdings: ErasableHolding[] = []
  for (const [table, decision] of Object.entries(decisions) as [
    TableName,
    Decisions<Of>[TableName],
  ][]) {
    if (typeof decision === 'string') continue
    const rows = await decision.find(db, of)
    const free = rows.filter(({ waits }) => !waits)
    const counts = { rows: rows.length, waiting: rows.length - free.length }
    const held = { table, becomes: decision.becomes, ...counts, ...getAgeRange(rows) }
    if (rows.length > 0) holdings.push({ held, erase: () => decision.erase(db, free, of) })
  }
  return holdings
}

function getAgeRange(rows: readonly FoundRow[]): Pick<HoldingSummary, 'oldest' | 'newest'> {
  const times = rows
    .flatMap(({ at }) => at ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  return { oldest: times[0] ?? null, newest: times.at(-1) ?? null }
}
