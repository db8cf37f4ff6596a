import { eq, max } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { registrations } from '../../database/registration-schema'
import { companies } from '../../database/schema'
import type { Directory } from '../../directory'
import { isSettled, type Registration } from './registration-store'

/**
 * Gives a company that has become active its number, and makes it available in the partner part:
 * for the first client of its tenant. Tokens tell of it from the next sign-in on.
 */
export async function activateCompany(
  { db, directory }: { db: Database; directory: Directory },
  row: Registration,
  now: number,
): Promise<Registration> {
  if (row.companyId !== null || row.fate === 'failed' || !isSettled(row, now)) return row
  const [client] = directory.clientsOf(row.tenant)
  if (!client) return row
  const companyId = await db.transaction(async (tx) => {
    const [last] = await tx.select({ id: max(companies.companyId) }).from(companies)
    const next = (last?.id ?? 0) + 1
    const { Name, CountryCode } = row.data as { Name: string; CountryCode: string }
    await tx.insert(companies).values({
      companyId: next,
      name: Name,
      organizationNumber: row.organizationNumber,
      countryCode: CountryCode,
    })
    await tx.update(registrations).set({ companyId: next }).where(eq(registrations.id, row.id))
    return next
  })
  await directory.giveCompanies(client.clientNo, [...client.companyIds, companyId])
  return { ...row, companyId }
}
