import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Directory, Tenant } from '../directory'
import type { Wire } from '../faults/put'
import { bodyOf } from './body'

const CollectionFault = z
  .strictObject({
    field: z.enum(['originalInvoiceAmount', 'originalAmount', 'currentAmount', 'remainingAmount', 'paidAmount', 'creditedAmount']),
    by: z.number(),
  })
  .nullable()

/** Bends one amount of the tenant's collection invoices and cases in answers, so that their sums do not add up; `null` ends it. */
export function collectionFaultRoute(app: Hono<Wire>, { directory, tenantOf }: { directory: Directory; tenantOf: (context: Context) => Tenant }) {
  app.post('/sandbox/tenants/:clientNo/collection-fault', async (context) => {
    const collectionFault = await bodyOf(context, CollectionFault)
    await directory.change(tenantOf(context), { collectionFault })
    return context.json({ collectionFault })
  })
}
