import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { DateTime } from '@/lib/contracts/formats'
import type { Database } from '@/lib/database/open'
import { type Clock, wall } from '../clock'
import { rowsOf } from '../database/rows'
import { type NewTransaction, transactionColumns } from '../database/stored-transaction'
import type { Directory, Tenant } from '../directory'
import type { Wire } from '../faults/put'
import { invalid, notFound } from '../refusal'
import { companiesOfSeed } from '../seed/companies'
import { ordinaryTransaction } from '../seed/transactions'
import { wallTimeOf } from '../services/partner/conditions'
import { summaryRow, summaryRowColumns } from '../services/partner/summary-row'
import { addTransactions, changeTransaction } from '../services/partner/transaction-store'
import { bodyOf } from './body'

type Parts = { db: Database; directory: Directory; clock: Clock; tenantOf: (context: Context) => Tenant }

const ofType = { text: z.string(), timestamp: DateTime.transform(wallTimeOf), float8: z.number(), int: z.int(), bigint: z.int(), smallint: z.int() }

/** Fields of a transaction as a test gives them: those of the wire, with Direction as its code. */
export const Given = z
  .strictObject({
    ...Object.fromEntries(Object.entries(transactionColumns).map(([field, [, type]]) => [field, ofType[type].nullish()])),
    leavesOut: z.boolean().optional(),
  })
  .transform((given) => given as Partial<NewTransaction>)

const PartnerSettings = z.strictObject({ summaryWithoutRows: z.boolean().optional(), partnerTokens: z.boolean().optional() })

/** What tests steer the partner area with: the transactions of a tenant, and how its search and its tokens behave. */
export function transactionControlRoutes(app: Hono<Wire>, { db, directory, clock, tenantOf }: Parts) {
  const at = '/sandbox/tenants/:clientNo/transactions'
  const companyIdsOf = (tenant: Tenant) => directory.clientsOf(tenant.id).flatMap(({ companyIds }) => companyIds)

  app.post('/sandbox/tenants/:clientNo/partner', async (context) => {
    const tenant = tenantOf(context)
    await directory.change(tenant, await bodyOf(context, PartnerSettings))
    return context.json(tenant.settings)
  })

  app.get(at, async (context) => {
    const found = await db.execute(sql`
      select ${summaryRowColumns}, parent_transaction_rid::float8 as "ParentTransactionRid" from sandbox.transactions
      where company_id = any(${sql.param(companyIdsOf(tenantOf(context)))}::int[]) order by row_id`)
    return context.json(rowsOf<Record<string, unknown>>(found).map(summaryRow))
  })

  app.post(at, async (context) => {
    const tenant = tenantOf(context)
    const own = companyIdsOf(tenant)
    const given = await bodyOf(context, z.array(Given).min(1))
    const now = clock.now() + tenant.settings.clockOffset
    const rows = given.map((fields) => ({ ...plausible(own[0]!, now), ...fields }))
    if (rows.some(({ CompanyId }) => !own.includes(CompanyId))) throw invalid('A company belongs to somebody else', { CompanyId: own.join(', ') })
    return context.json(await addTransactions(db, () => rows), 201)
  })

  app.put(`${at}/:rid`, async (context) => {
    const own = companyIdsOf(tenantOf(context))
    const isChanged = await changeTransaction(db, { rid: Number(context.req.param('rid')), companyIds: own }, await bodyOf(context, Given))
    if (!isChanged) throw notFound('The transaction')
    return context.json({})
  })
}

/** A transaction that went well just now. */
export function plausible(companyId: number, now: number): NewTransaction {
  const ordinary = ordinaryTransaction({ seed: 1, companies: companiesOfSeed.slice(0, 1), customerNames: {}, count: 1, now }, 0)
  const time = wall(now)
  return {
    ...ordinary,
    CompanyId: companyId,
    DirectionCode: 1,
    LogTime: time,
    DeliveryTime: time,
    ChannelUpdateTime: time,
    InvoiceDate: time.slice(0, 10),
    Status: 'OK',
    ActualChannel: ordinary.RequestedChannel ?? null,
    ChannelStatus: 'Delivered',
    LogText: null,
  }
}
