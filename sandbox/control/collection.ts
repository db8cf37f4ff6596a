import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { CalendarDate } from '@/lib/contracts/formats'
import type { Database } from '@/lib/database/open'
import { type Clock, dateOf } from '../clock'
import { collectionCases, collectionInvoices, collectionPostings, collectionSettlements } from '../database/collection-schema'
import { webhooksOut } from '../database/webhook-schema'
import type { Directory, Tenant } from '../directory'
import type { Wire } from '../faults/put'
import { notFound } from '../refusal'
import { settlementCreated } from '../services/collection/settlement-day'
import { settlementView } from '../services/collection/settlement-view'
import { isLoopback } from '../services/collection/webhook-address'
import { setEndpoint } from '../services/collection/webhook-endpoints'
import { announce, endpointsOf } from '../services/collection/webhook-outbox'
import { bodyOf } from './body'

type Parts = { db: Database; directory: Directory; clock: Clock; tenantOf: (context: Context) => Tenant }

const CollectionSettings = z.strictObject({ holdBatches: z.boolean() })
const Endpoint = z.strictObject({ url: z.string().refine(isLoopback, 'is no http address of this machine'), secret: z.string().min(16) })
const Announced = z.strictObject({ type: z.string(), data: z.looseObject({}) })
const Planted = z.strictObject({
  invoiceId: z.uuid(),
  amount: z.number(),
  settlementDate: CalendarDate.optional(),
  allocations: z
    .array(z.strictObject({ type: z.string(), amount: z.number() }))
    .min(1)
    .optional(),
})
const webhooksShown = 1000

/** What tests steer the collection area with: its ledger, held batches, settlements out of the blue, and where webhooks go. */
export function collectionControlRoutes(app: Hono<Wire>, { db, directory, clock, tenantOf }: Parts) {
  const at = '/sandbox/tenants/:clientNo'
  const organizationsOf = (tenant: Tenant) => directory.clientsOf(tenant.id).map(({ organizationId }) => organizationId)
  const nowOf = ({ settings }: Tenant) => clock.now() + settings.clockOffset

  app.post(`${at}/collection`, async (context) => {
    const tenant = tenantOf(context)
    await directory.change(tenant, await bodyOf(context, CollectionSettings))
    return context.json(tenant.settings)
  })

  /** All that is booked, in its order, and the source ids of all invoices. */
  app.get(`${at}/ledger`, async (context) => {
    const own = organizationsOf(tenantOf(context))
    const postings = await db
      .select()
      .from(collectionPostings)
      .where(inArray(collectionPostings.organizationId, own))
      .orderBy(asc(collectionPostings.seq))
    const { id: invoiceId, organizationId, uniqueSourceInvoiceId, batchId } = collectionInvoices
    const invoices = await db
      .select({ invoiceId, organizationId, uniqueSourceInvoiceId, batchId })
      .from(collectionInvoices)
      .where(inArray(organizationId, own))
      .orderBy(asc(collectionInvoices.seq))
    return context.json({ postings, invoices })
  })

  app.post(`${at}/settlements`, async (context) => {
    const tenant = tenantOf(context)
    const settlement = await plant(tenant, await bodyOf(context, Planted))
    await announce(db, tenant.id, settlementCreated(settlement), nowOf(tenant))
    return context.json(settlementView(settlement), 201)
  })

  app.put(`${at}/webhooks`, async (context) => {
    await setEndpoint(db, tenantOf(context).id, await bodyOf(context, Endpoint))
    return context.json({})
  })

  app.delete(`${at}/webhooks`, async (context) => {
    await setEndpoint(db, tenantOf(context).id, undefined)
    return context.json({})
  })

  /** Where webhooks go, and what became of the last ones, newest first. */
  app.get(`${at}/webhooks`, async (context) => {
    const tenant = tenantOf(context)
    const endpoints = (await endpointsOf(db, tenant.id)).map(({ url }) => url)
    const out = await db.select().from(webhooksOut).where(eq(webhooksOut.tenant, tenant.id)).orderBy(desc(webhooksOut.seq)).limit(webhooksShown)
    return context.json({ endpoints, webhooks: out })
  })

  /** Sends any webhook, as if something had happened. */
  app.post(`${at}/webhooks`, async (context) => {
    const tenant = tenantOf(context)
    await announce(db, tenant.id, await bodyOf(context, Announced), nowOf(tenant))
    return context.json({}, 202)
  })

  async function plant(tenant: Tenant, { invoiceId, amount, settlementDate, allocations }: z.output<typeof Planted>) {
    const [found] = await db
      .select({ invoice: collectionInvoices, caseNumber: collectionCases.caseNumber })
      .from(collectionInvoices)
      .innerJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
      .where(and(eq(collectionInvoices.id, invoiceId), inArray(collectionInvoices.organizationId, organizationsOf(tenant))))
    if (!found) throw notFound(`Invoice ${invoiceId}`)
    const { invoice, caseNumber } = found
    const parts = allocations ?? [{ type: 'CAPITAL', amount }]
    const of = { invoiceId, invoiceNumber: invoice.invoiceNumber ?? '', caseNumber }
    const [settlement] = await db
      .insert(collectionSettlements)
      .values({
        settlementId: randomUUID(),
        organizationId: invoice.organizationId,
        settlementDate: settlementDate ?? dateOf(nowOf(tenant)),
        caseNumber,
        currency: invoice.currency,
        data: {
          collectionType: 'REMINDER',
          customerReference: invoice.customerNumber,
          exchangeRate: 1,
          settlementAmount: String(amount),
          invoiceId,
          invoiceNumber: invoice.invoiceNumber,
          allocations: parts.map((part) => ({ ...of, type: part.type, amount: String(part.amount) })),
        },
      })
      .returning()
    return settlement!
  }
}
