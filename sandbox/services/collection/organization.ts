import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { companies } from '../../database/schema'
import type { Directory } from '../../directory'

/** An organization as its invoices name it (interface.md 2.7). */
export type Organization = { id: string; organizationNumber: string | null; name: string }

/** An organization by its client's name and the number of its first company. */
export async function readOrganization(
  db: Database,
  directory: Directory,
  organizationId: string,
): Promise<Organization> {
  const client = directory.clientOfOrganization(organizationId)
  const [company] = client
    ? await db
        .select()
        .from(companies)
        .where(eq(companies.companyId, client.companyIds[0] ?? -1))
    : []
  return {
    id: organizationId,
    organizationNumber: company?.organizationNumber ?? null,
    name: client?.name ?? organizationId,
  }
}

/**
 * Until the caller's transaction ends, nobody else changes anything of the organization: what
 * happens to its cases happens one after another.
 */
export async function lockOrganization(tx: Database, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}, 0))`)
}
