import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { DateTime } from '@/lib/contracts/formats'
import type { Database } from '@/lib/platform/database/open'
import { type Clock, toUtcWallTime } from '../clock'
import { getResultRows } from '../database/result-rows'
import { type NewTransaction, transactionColumns } from '../database/stored-transaction'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { badRequest, notFound } from '../refusal'
import { allSeedCompanies } from '../seed/companies'
import { makeOrdinaryTransaction } from '../seed/transactions'
import { normalizeWallTime } from '../services/partner/conditions'
import { summaryRowColumns, toSummaryRow } from '../services/partner/summary-row'
import { addTransactions, changeTransaction } from '../services/partner/transaction-store'
import { parseControlBody } from './parse-body'

type Parts = {
  db: Database
  directory: Directory
  clock: Clock
  tenantOf: (context: Context) => Tenant
}

const schemaByType = {
  text: z.string(),
  timestamp: DateTime.transform(normalizeWallTime),
  float8: z.number(),
  int: z.int(),
  bigint: z.int(),
  smallint: z.int(),
}

/** Fields of a transaction as a test gives them: those of the wire, with Direction as its code. */
export const TransactionInput = z
  .strictObject({
    ...Object.fromEntries(
      Object.entries(transactionColumns).map(([field, [, type]]) => [
        field,
        schemaByType[type].nullish(),
      ]),
    ),
    leavesOut: z.boolean().optional(),
  })
  .transform((given) => given as Partial<NewTransaction>)

const PartnerSettings = z.strictObject({
  summaryWithoutRows: z.boolean().optional(),
  partnerTokens: z.boolean().optional(),
})

/**
 * What tests steer the partner area with: the transactions of a tenant, and how its search and its
 * tokens behave.
 */
export function registerTransactionControls(
  app: Hono<SandboxEnv>,
  { db, directory, clock, tenantOf }: Parts,
) {
  const basePath = '/sandbox/tenants/:clientNo/transactions'
  const listCompanyIds = (tenant: Tenant) =>
    directory.clientsOf(tenant.id).flatMap(({ companyIds }) => companyIds)

  app.post('/sandbox/tenants/:clientNo/partner', async (context) => {
    const tenant = tenantOf(context)
    await directory.change(tenant, await parseControlBody(context, PartnerSettings))
    return context.json(tenant.settings)
  })

  app.get(basePath, async (context) => {
    const found = await db.execute(sql`
      select ${summaryRowColumns}, parent_transaction_rid::float8 as "ParentTransactionRid" from sandbox.transactions
      where company_id = any(${sql.param(listCompanyIds(tenantOf(context)))}::int[]) order by row_id`)
    return context.json(getResultRows<Record<string, unknown>>(found).map(toSummaryRow))
  })

  app.post(basePath, async (context) => {
    const tenant = tenantOf(context)
    const own = listCompanyIds(tenant)
    const given = await parseControlBody(context, z.array(TransactionInput).min(1))
    const now = clock.now() + tenant.settings.clockOffset
    const rows = given.map((fields) => ({ ...makeDeliveredTransaction(own[0]!, now), ...fields }))
    if (rows.some(({ CompanyId }) => !own.includes(CompanyId)))
      throw badRequest('A company belongs to somebody else', { CompanyId: own.join(', ') })
    return context.json(await addTransactions(db, () => rows), 201)
  })

  app.put(`${basePath}/:rid`, async (context) => {
    const own = listCompanyIds(tenantOf(context))
    const isChanged = await changeTransaction(
      db,
      { rid: Number(context.req.param('rid')), companyIds: own },
      await parseControlBody(context, TransactionInput),
    )
    if (!isChanged) throw notFound('The transaction')
    return context.json({})
  })
}

/** A transaction that went well just now. */
export function makeDeliveredTransaction(companyId: number, now: number): NewTransaction {
  const ordinary = makeOrdinaryTransaction(
    { seedNumber: 1, companies: allSeedCompanies.slice(0, 1), customerNames: {}, count: 1, now },
    0,
  )
  const time = toUtcWallTime(now)
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
