import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '@/lib/platform/database/open'
import { collectionInvoices, collectionPostings } from '../database/collection-schema'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { badRequest } from '../refusal'
import { toUuids } from '../shapes/guids'

const BookingQuery = z.union([
  z.strictObject({ invoiceId: z.guid() }),
  z.strictObject({ invoiceNumber: z.string().min(1) }),
  z.strictObject({ sourceId: z.string().min(1) }),
])

type Parts = { db: Database; directory: Directory; tenantOf: (context: Context) => Tenant }

/**
 * Counts what the service booked: of one invoice, by its id (a GUID too) or its number, or under
 * one source id of ours. What a desk tells is true if it agrees with this.
 */
export function registerBookingCountControl(
  app: Hono<SandboxEnv>,
  { db, directory, tenantOf }: Parts,
) {
  app.get('/sandbox/tenants/:clientNo/booked', async (context) => {
    const own = directory
      .clientsOf(tenantOf(context).id)
      .map(({ organizationId }) => organizationId)
    const parsed = BookingQuery.safeParse(toUuids(context.req.query()))
    if (!parsed.success)
      throw badRequest('Nothing is named', { query: 'invoiceId, invoiceNumber or sourceId' })

    const countPostings = createPostingCounter(own, parsed.data)
    const invoices = await db.$count(
      collectionInvoices,
      and(inArray(collectionInvoices.organizationId, own), toInvoiceCondition(parsed.data)),
    )
    return context.json({
      corrections: await countPostings('correction'),
      payments: await countPostings('payment'),
      invoices,
    })
  })

  function createPostingCounter(own: string[], wanted: z.output<typeof BookingQuery>) {
    const where =
      'sourceId' in wanted
        ? eq(collectionPostings.uniqueSourceId, wanted.sourceId)
        : inArray(collectionPostings.invoiceId, selectInvoiceIds(wanted))
    return (kind: 'correction' | 'payment') =>
      db.$count(
        collectionPostings,
        and(
          inArray(collectionPostings.organizationId, own),
          eq(collectionPostings.kind, kind),
          where,
        ),
      )
  }

  const selectInvoiceIds = (wanted: z.output<typeof BookingQuery>) =>
    db
      .select({ id: collectionInvoices.id })
      .from(collectionInvoices)
      .where(toInvoiceCondition(wanted))
}

function toInvoiceCondition(wanted: z.output<typeof BookingQuery>): SQL | undefined {
  if ('invoiceId' in wanted) return eq(collectionInvoices.id, wanted.invoiceId)
  if ('invoiceNumber' in wanted) return eq(collectionInvoices.invoiceNumber, wanted.invoiceNumber)
  return eq(collectionInvoices.uniqueSourceInvoiceId, wanted.sourceId)
}
