import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { CalendarDate } from '@/lib/contracts/formats'
import type { Database } from '@/lib/platform/database/open'
import { type Clock, toCalendarDate } from '../clock'
import {
  collectionCases,
  collectionInvoices,
  collectionPostings,
  collectionSettlements,
} from '../database/collection-schema'
import { webhooksOut } from '../database/webhook-schema'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { notFound } from '../refusal'
import { toSettlementEvent } from '../services/collection/settlements/settlement-days'
import { toSettlement } from '../services/collection/settlements/settlement-queries'
import { isLoopback } from '../services/collection/webhooks/webhook-address'
import { setEndpoint } from '../services/collection/webhooks/webhook-endpoints'
import { announce, listEndpoints } from '../services/collection/webhooks/webhook-outbox'
import { parseControlBody } from './parse-body'

type Parts = {
  db: Database
  directory: Directory
  clock: Clock
  tenantOf: (context: Context) => Tenant
}

const CollectionSettings = z.strictObject({ holdBatches: z.boolean() })
const Endpoint = z.strictObject({
  url: z.string().refine(isLoopback, 'is no http address of this machine'),
  secret: z.string().min(16),
})
const WebhookInput = z.strictObject({ type: z.string(), data: z.looseObject({}) })
const SettlementInput = z.strictObject({
  invoiceId: z.uuid(),
  amount: z.number(),
  settlementDate: CalendarDate.optional(),
  allocations: z
    .array(z.strictObject({ type: z.string(), amount: z.number() }))
    .min(1)
    .optional(),
})
const maxWebhooksListed = 1000

/**
 * What tests steer the collection area with: its ledger, held batches, settlements out of the blue,
 * and where webhooks go.
 */
export function registerCollectionControls(
  app: Hono<SandboxEnv>,
  { db, directory, clock, tenantOf }: Parts,
) {
  const basePath = '/sandbox/tenants/:clientNo'
  const listOrganizationIds = (tenant: Tenant) =>
    directory.clientsOf(tenant.id).map(({ organizationId }) => organizationId)
  const getTenantNow = ({ settings }: Tenant) => clock.now() + settings.clockOffset

  app.post(`${basePath}/collection`, async (context) => {
    const tenant = tenantOf(context)
    await directory.change(tenant, await parseControlBody(context, CollectionSettings))
    return context.json(tenant.settings)
  })

  /** All that is booked, in its order, and the source ids of all invoices. */
  app.get(`${basePath}/ledger`, async (context) => {
    const own = listOrganizationIds(tenantOf(context))
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

  app.post(`${basePath}/settlements`, async (context) => {
    const tenant = tenantOf(context)
    const settlement = await insertSettlement(
      tenant,
      await parseControlBody(context, SettlementInput),
    )
    await announce(db, tenant.id, toSettlementEvent(settlement), getTenantNow(tenant))
    return context.json(toSettlement(settlement), 201)
  })

  app.put(`${basePath}/webhooks`, async (context) => {
    await setEndpoint(db, tenantOf(context).id, await parseControlBody(context, Endpoint))
    return context.json({})
  })

  app.delete(`${basePath}/webhooks`, async (context) => {
    await setEndpoint(db, tenantOf(context).id, undefined)
    return context.json({})
  })

  /** Where webhooks go, and what became of the last ones, newest first. */
  app.get(`${basePath}/webhooks`, async (context) => {
    const tenant = tenantOf(context)
    const endpoints = (await listEndpoints(db, tenant.id)).map(({ url }) => url)
    const out = await db
      .select()
      .from(webhooksOut)
      .where(eq(webhooksOut.tenant, tenant.id))
      .orderBy(desc(webhooksOut.seq))
      .limit(maxWebhooksListed)
    return context.json({ endpoints, webhooks: out })
  })

  /** Sends any webhook, as if something had happened. */
  app.post(`${basePath}/webhooks`, async (context) => {
    const tenant = tenantOf(context)
    await announce(
      db,
      tenant.id,
      await parseControlBody(context, WebhookInput),
      getTenantNow(tenant),
    )
    return context.json({}, 202)
  })

  async function insertSettlement(
    tenant: Tenant,
    { invoiceId, amount, settlementDate, allocations }: z.output<typeof SettlementInput>,
  ) {
    const [found] = await db
      .select({ invoice: collectionInvoices, caseNumber: collectionCases.caseNumber })
      .from(collectionInvoices)
      .innerJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
      .where(
        and(
          eq(collectionInvoices.id, invoiceId),
          inArray(collectionInvoices.organizationId, listOrganizationIds(tenant)),
        ),
      )
    if (!found) throw notFound(`Invoice ${invoiceId}`)
    const { invoice, caseNumber } = found
    const parts = allocations ?? [{ type: 'CAPITAL', amount }]
    const of = { invoiceId, invoiceNumber: invoice.invoiceNumber ?? '', caseNumber }
    const [settlement] = await db
      .insert(collectionSettlements)
      .values({
        settlementId: randomUUID(),
        organizationId: invoice.organizationId,
        settlementDate: settlementDate ?? toCalendarDate(getTenantNow(tenant)),
        caseNumber,
        currency: invoice.currency,
        data: {
          collectionType: 'REMINDER',
          customerReference: invoice.customerNumber,
          exchangeRate: 1,
          settlementAmount: String(amount),
          invoiceId,
          invoiceNumber: invoice.invoiceNumber,
          allocations: parts.map((part) => ({
            ...of,
            type: part.type,
            amount: String(part.amount),
          })),
        },
      })
      .returning()
    return settlement!
  }
}
