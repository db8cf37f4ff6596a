import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { arPostings, ledgerDifferences } from '../database/ledger-schema'
import { arItems, sendRequests } from '../database/sent-schema'
import type { Directory } from '../directory'
import { sendCaseInvoices } from './collection/case-transactions'
import { seedClients } from './seed'
import { addRequests } from './send-requests'

/**
 * Fills what ties the areas together, once transactions and cases are there: invoices that were
 * both sent and handed over, and requests. A store that has some keeps them, unless either of the
 * two was made anew: then receivable items and their postings follow from the new ones.
 */
export async function seedSentInvoices(
  db: Database,
  directory: Directory,
  { now, isReseeded }: { now: number; isReseeded: boolean },
): Promise<void> {
  const requests = inArray(
    sendRequests.companyId,
    seedClients.flatMap(({ companyIds }) => companyIds),
  )
  const [some] = await db
    .select({ receiptId: sendRequests.receiptId })
    .from(sendRequests)
    .where(requests)
    .limit(1)
  if (some && !isReseeded) return
  await db.transaction(async (tx) => {
    await tx.delete(sendRequests).where(requests)
    const clientNos = seedClients.map(({ clientNo }) => clientNo)
    await tx.delete(ledgerDifferences).where(inArray(ledgerDifferences.clientNo, clientNos))
    await tx.delete(arPostings).where(inArray(arPostings.clientNo, clientNos))
    await tx.delete(arItems).where(inArray(arItems.clientNo, clientNos))
    await sendCaseInvoices(tx, now)
    await addRequests(tx, { ...seedClients[0]!, now }, true)
  })
  await directory.change(directory.tenantOfClient(seedClients[0]!.clientNo)!, {
    movesRequests: true,
  })
  await db.execute(sql`vacuum (analyze) sandbox.transactions, sandbox.send_requests`)
}
