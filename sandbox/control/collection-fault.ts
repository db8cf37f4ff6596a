import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { parseControlBody } from './parse-body'

const CollectionFault = z
  .strictObject({
    field: z.enum([
      'originalInvoiceAmount',
      'originalAmount',
      'currentAmount',
      'remainingAmount',
      'paidAmount',
      'creditedAmount',
    ]),
    by: z.number(),
  })
  .nullable()

/**
 * Bends one amount of the tenant's collection invoices and cases in answers, so that their sums do
 * not add up; `null` ends it.
 */
export function registerCollectionFaultControl(
  app: Hono<SandboxEnv>,
  { directory, tenantOf }: { directory: Directory; tenantOf: (context: Context) => Tenant },
) {
  app.post('/sandbox/tenants/:clientNo/collection-fault', async (context) => {
    const collectionFault = await parseControlBody(context, CollectionFault)
    await directory.change(tenantOf(context), { collectionFault })
    return context.json({ collectionFault })
  })
}
