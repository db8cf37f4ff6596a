import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { registrations } from '../../database/registration-schema'

export type Registration = typeof registrations.$inferSelect
type NewRegistration = Omit<typeof registrations.$inferInsert, 'id'>

/** Seconds after which a registration has come to its end, by its tenant's clock. */
export const settledAfter = 8

export async function addRegistration(db: Database, row: NewRegistration): Promise<Registration> {
  const [added] = await db.insert(registrations).values(row).returning()
  return added!
}

/** The registrations of a tenant, newest first, as far as they are of a kind and fit a condition. */
export const listRegistrations = (
  db: Database,
  { tenant, kind, ...asked }: Pick<Registration, 'tenant'> & Partial<Registration>,
): Promise<Registration[]> =>
  db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.tenant, tenant),
        kind && eq(registrations.kind, kind),
        asked.id === undefined ? undefined : eq(registrations.id, asked.id),
        asked.organizationNumber === undefined
          ? undefined
          : eq(registrations.organizationNumber, asked.organizationNumber),
      ),
    )
    .orderBy(desc(registrations.id))

/** Whether it has come to its end by now. */
export const isSettled = ({ ending, receivedAt }: Registration, now: number) =>
  ending !== 'held' && now - receivedAt >= settledAfter * 1000
