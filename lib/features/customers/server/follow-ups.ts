import 'server-only'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { FollowUp } from '@/lib/contracts/desk/receivables/customer-notes'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { customerFollowUps, customerNotes } from '@/lib/platform/database/work-schema'
import { isMasked } from '@/lib/shared/wire/masks'
import type { CustomerKey } from './customer-notes'

type StoredFollowUp = typeof customerFollowUps.$inferSelect

const isOfCustomer = ({ clientNo, customerNo }: CustomerKey) =>
  and(eq(customerFollowUps.clientNo, clientNo), eq(customerFollowUps.customerNo, customerNo))

/** Who has a customer; undefined where nobody has said so yet. */
export async function findFollowUp(of: CustomerKey): Promise<StoredFollowUp | undefined> {
  const db = await getDeskDatabase()
  const [row] = await db.select().from(customerFollowUps).where(isOfCustomer(of))
  return row
}

/** Who has some customers of a client. */
export async function findFollowUps(
  clientNo: string,
  customerNos: readonly string[],
): Promise<StoredFollowUp[]> {
  if (customerNos.length === 0) return []
  const db = await getDeskDatabase()
  return db
    .select()
    .from(customerFollowUps)
    .where(
      and(
        eq(customerFollowUps.clientNo, clientNo),
        inArray(customerFollowUps.customerNo, [...customerNos]),
      ),
    )
}

/**
 * Customers of a client whose day to look again has come, whose came first first: those that the
 * person has, and those that nobody has and that the person changed last. At most `limit`.
 *
 * @param today a calendar date.
 */
export async function listDueFollowUps(
  clientNo: string,
  { person, today, limit }: { person: string; today: string; limit: number },
): Promise<{ customerNo: string; followUpOn: string }[]> {
  const db = await getDeskDatabase()
  const { owner, followUpOn, customerNo } = customerFollowUps
  const rows = await db
    .select({ customerNo, followUpOn })
    .from(customerFollowUps)
    .where(
      and(
        eq(customerFollowUps.clientNo, clientNo),
        lte(followUpOn, today),
        or(eq(owner, person), and(isNull(owner), eq(customerFollowUps.person, person))),
      ),
    )
    .orderBy(asc(followUpOn), asc(customerNo))
    .limit(limit)
  return rows.flatMap((row) =>
    row.followUpOn === null ? [] : [{ ...row, followUpOn: row.followUpOn }],
  )
}

/** So many people are told at most. */
const peopleMax = 200

/** The people who have customers of a client, wrote of them, or changed something of the client. */
export async function listClientPeople(clientNo: string): Promise<string[]> {
  const db = await getDeskDatabase()
  const [owners, writers, authors] = await Promise.all([
    db
      .selectDistinct({ name: customerFollowUps.owner })
      .from(customerFollowUps)
      .where(and(eq(customerFollowUps.clientNo, clientNo), isNotNull(customerFollowUps.owner)))
      .limit(peopleMax),
    db
      .selectDistinct({ name: customerNotes.person })
      .from(customerNotes)
      .where(eq(customerNotes.clientNo, clientNo))
      .limit(peopleMax),
    db
      .selectDistinct({ name: journal.person })
      .from(journal)
      .where(eq(journal.clientNo, clientNo))
      .limit(peopleMax),
  ])
  const names = [...owners, ...writers, ...authors].flatMap(({ name }) => name ?? [])
  return [...new Set(names)].filter((name) => !isMasked(name)).sort()
}

/**
 * Stores who has a customer, unless it is not as it was seen: of two people who change it at once
 * one is stored. False: nothing was changed.
 */
export async function storeFollowUp(
  of: CustomerKey,
  { seen, next, person }: { seen: FollowUp; next: FollowUp; person: string },
): Promise<boolean> {
  const db = await getDeskDatabase()
  const change = { ...next, person, changedAt: new Date() }
  const isAsSeen = sql`${customerFollowUps.owner} is not distinct from ${seen.owner}::text and ${customerFollowUps.followUpOn} is not distinct from ${seen.followUpOn}::text`
  const isNothingSeen = seen.owner === null && seen.followUpOn === null
  const stored = isNothingSeen
    ? await db
        .insert(customerFollowUps)
        .values({ ...of, ...change })
        .onConflictDoUpdate({
          target: [customerFollowUps.clientNo, customerFollowUps.customerNo],
          set: change,
          setWhere: isAsSeen,
        })
        .returning({ person: customerFollowUps.person })
    : await db
        .update(customerFollowUps)
        .set(change)
        .where(and(isOfCustomer(of), isAsSeen))
        .returning({ person: customerFollowUps.person })
  return stored.length > 0
}
