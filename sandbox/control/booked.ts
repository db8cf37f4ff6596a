import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '@/lib/database/open'
import { collectionInvoices, collectionPostings } from '../database/collection-schema'
import type { Directory, Tenant } from '../directory'
import type { Wire } from '../faults/put'
import { invalid } from '../refusal'
import { fromGuids } from '../shapes/guids'

const Wanted = z.union([
  z.strictObject({ invoiceId: z.guid() }),
  z.strictObject({ invoiceNumber: z.string().min(1) }),
  z.strictObject({ sourceId: z.string().min(1) }),
])

type Parts = { db: Database; directory: Directory; tenantOf: (context: Context) => Tenant }

/**
 * Counts what the service booked: of one invoice, by its id (a GUID too) or its number, or under one source id of ours. What a desk tells is true
 * if it agrees with this.
 */
export function bookedRoute(app: Hono<Wire>, { db, directory, tenantOf }: Parts) {
  app.get('/sandbox/tenants/:clientNo/booked', async (context) => {
    const own = directory.clientsOf(tenantOf(context).id).map(({ organizationId }) => organizationId)
    const parsed = Wanted.safeParse(fromGuids(context.req.query()))
    if (!parsed.success) throw invalid('Nothing is named', { query: 'invoiceId, invoiceNumber or sourceId' })

    const ofPostings = postingsWhere(own, parsed.data)
    const invoices = await db.$count(collectionInvoices, and(inArray(collectionInvoices.organizationId, own), invoiceWhere(parsed.data)))
    return context.json({ corrections: await ofPostings('correction'), payments: await ofPostings('payment'), invoices })
  })

  function postingsWhere(own: string[], wanted: z.output<typeof Wanted>) {
    const where = 'sourceId' in wanted ? eq(collectionPostings.uniqueSourceId, wanted.sourceId) : inArray(collectionPostings.invoiceId, idsOf(wanted))
    return (kind: 'correction' | 'payment') =>
      db.$count(collectionPostings, and(inArray(collectionPostings.organizationId, own), eq(collectionPostings.kind, kind), where))
  }

  const idsOf = (wanted: z.output<typeof Wanted>) => db.select({ id: collectionInvoices.id }).from(collectionInvoices).where(invoiceWhere(wanted))
}

function invoiceWhere(wanted: z.output<typeof Wanted>): SQL | undefined {
  if ('invoiceId' in wanted) return eq(collectionInvoices.id, wanted.invoiceId)
  if ('invoiceNumber' in wanted) return eq(collectionInvoices.invoiceNumber, wanted.invoiceNumber)
  return eq(collectionInvoices.uniqueSourceInvoiceId, wanted.sourceId)
}
