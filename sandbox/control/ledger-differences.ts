import { and, asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '@/lib/platform/database/open'
import { arPostings, differingLedgers, ledgerDifferences } from '../database/ledger-schema'
import type { Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { notFound } from '../refusal'
import { parseControlBody } from './parse-body'

const Difference = z.strictObject({
  ledger: z.enum(differingLedgers),
  arItemId: z.int(),
  amount: z.number(),
})

/**
 * Makes one ledger of a client count so much more for an item, from its document on; an empty list
 * ends all. The client's items were read before.
 */
export function registerLedgerDifferenceControl(
  app: Hono<SandboxEnv>,
  { db, tenantOf }: { db: Database; tenantOf: (context: Context) => Tenant },
) {
  app.post('/sandbox/tenants/:clientNo/ledger-differences', async (context) => {
    tenantOf(context)
    const clientNo = Number(context.req.param('clientNo'))
    const wanted = await parseControlBody(context, z.array(Difference))
    await db.transaction(async (tx) => {
      await tx.delete(ledgerDifferences).where(eq(ledgerDifferences.clientNo, clientNo))
      for (const { ledger, arItemId, amount } of wanted) {
        const [first] = await tx
          .select({ postingId: arPostings.postingId })
          .from(arPostings)
          .where(and(eq(arPostings.clientNo, clientNo), eq(arPostings.arItemId, arItemId)))
          .orderBy(asc(arPostings.postingId))
          .limit(1)
        if (!first) throw notFound(`Receivable item ${arItemId}`)
        await tx
          .insert(ledgerDifferences)
          .values({ clientNo, ledger, postingId: first.postingId, amount: String(amount) })
      }
    })
    return context.json(wanted)
  })
}
