import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { arItems } from '../database/sent-schema'
import { addItems, removeItems } from './ar-items'
import { addRequests, removeRequests } from './requests'
import { seedClients } from './seed'
import { addSentOfCases } from './sent-of-cases'

/**
 * Fills what ties the areas together, once transactions and cases are there: invoices that were both sent and handed over, requests, receivable items. A
 * store that has some keeps them, unless either of the two was made anew.
 */
export async function seedLedger(db: Database, { now, anew }: { now: number; anew: boolean }): Promise<void> {
  const [some] = await db.select({ id: arItems.arItemId }).from(arItems).where(eq(arItems.clientNo, seedClients[0]!.clientNo)).limit(1)
  if (some && !anew) return
  await db.transaction(async (tx) => {
    const clientNos = seedClients.map(({ clientNo }) => clientNo)
    await removeItems(tx, clientNos)
    await removeRequests(
      tx,
      seedClients.flatMap(({ companyIds }) => companyIds),
    )
    for (const client of seedClients) {
      const { organizationId, companyIds, name: company } = client
      await addSentOfCases(tx, { organizationId, companyId: companyIds[0]!, company }, now)
      await addItems(tx, client, now)
    }
    await addRequests(tx, { ...seedClients[0]!, now }, true)
  })
  await db.execute(sql`vacuum (analyze) sandbox.ar_items, sandbox.send_requests`)
}
