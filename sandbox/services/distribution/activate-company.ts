import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { registrations } from '../../database/registration-schema'
import { companies } from '../../database/schema'
import type { Directory } from '../../directory'
import { isSettled, type Registration } from './registration-store'

/** Beyond the companies of the seed and of every tenant, which follow from their clients. */
const firstCompanyId = 1_000_000

/**
 * Gives a company that has become active its number, and makes it available in the partner part:
 * for the first client of its tenant. Tokens tell of it from the next sign-in on.
 */
export async function activateCompany(
  { db, directory }: { db: Database; directory: Directory },
  row: Registration,
  now: number,
): Promise<Registration> {
  if (row.companyId !== null || row.ending === 'failed' || !isSettled(row, now)) return row
  const [client] = directory.clientsOf(row.tenant)
  if (!client) return row
  const companyId = firstCompanyId + row.id
  const { Name, CountryCode } = row.data as { Name: string; CountryCode: string }
  await db.transaction(async (tx) => {
    await tx
      .insert(companies)
      .values({
        ...{ companyId, name: Name, organizationNumber: row.organizationNumber },
        countryCode: CountryCode,
      })
      .onConflictDoNothing()
    await tx.update(registrations).set({ companyId }).where(eq(registrations.id, row.id))
  })
  if (!client.companyIds.includes(companyId))
    await directory.giveCompanies(client.clientNo, [...client.companyIds, companyId])
  return { ...row, companyId }
}
