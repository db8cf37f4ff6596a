import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { findOperation } from '@/lib/contracts/registry'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../clock'
import type { StoredCustomer } from '../database/stored-customer'
import type { Directory, Tenant } from '../directory'
import { Fault, type Faults } from '../faults/faults'
import type { SandboxEnv } from '../faults/reply'
import type { Recorder } from '../recorder'
import { badRequest, notFound } from '../refusal'
import { addTenant } from '../seed/tenant'
import type { SettlementDays } from '../services/collection/settlements/settlement-days'
import type { Tokens } from '../services/identity/tokens'
import { findCustomer, putCustomers } from '../services/receivables/customers/customer-store'
import { registerBookingCountControl } from './booking-counts'
import { registerCollectionControls } from './collection'
import { registerCollectionFaultControl } from './collection-fault'
import { registerLedgerDifferenceControl } from './ledger-differences'
import { parseControlBody } from './parse-body'
import { registerRegistrationControl } from './registrations'
import { registerRequestControl } from './requests'
import { requireLoopback } from './require-loopback'
import { readSecrets } from './secrets'
import { registerShapesControl } from './shapes'
import { registerTransactionControls } from './transactions'

type Parts = {
  db: Database
  directory: Directory
  faults: Faults
  recorder: Recorder
  tokens: Tokens
  clock: Clock
  days: SettlementDays
}

const ClockSetting = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advanceSeconds: z.number() }),
])
const ClearingSetting = z.object({ behaviour: z.enum(['applied', 'ignored']) })
const TokenSettings = z.object({
  tokenSeconds: z.int().min(1).nullish(),
  opaqueTokens: z.boolean().optional(),
  withoutRefreshToken: z.boolean().optional(),
  withoutClaims: z.boolean().optional(),
  revokeAll: z.boolean().optional(),
  revokeRefresh: z.boolean().optional(),
})

/** What tests steer the sandbox with. No part of the upstream; served to the same machine only. */
export function registerControlRoutes(
  app: Hono<SandboxEnv>,
  { db, directory, faults, recorder, tokens, clock, days }: Parts,
) {
  app.use('/sandbox/*', requireLoopback)

  app.post('/sandbox/tenants', async (context) => {
    const made = await addTenant(db, directory, clock.now())
    const tenant = directory.tenantOfClient(Number(made.clientNo))
    if (tenant) await days.begin(tenant)
    return context.json(made, 201)
  })

  app.get('/sandbox/tenants/:clientNo', (context) => {
    const tenant = getTenant(context)
    return context.json({
      tenant: tenant.id,
      settings: tenant.settings,
      now: formatTenantNow(tenant),
      clients: directory.clientsOf(tenant.id),
      faults: faults.of(tenant.id),
    })
  })

  app.post('/sandbox/tenants/:clientNo/clock', async (context) => {
    const tenant = getTenant(context)
    const wanted = await parseControlBody(context, ClockSetting)
    const clockOffset =
      'now' in wanted
        ? Date.parse(wanted.now) - clock.now()
        : tenant.settings.clockOffset + wanted.advanceSeconds * 1000
    await directory.change(tenant, { clockOffset })
    return context.json({ now: formatTenantNow(tenant) })
  })

  app.post('/sandbox/tenants/:clientNo/clearing', async (context) => {
    const { behaviour } = await parseControlBody(context, ClearingSetting)
    await directory.change(getTenant(context), { clearing: behaviour })
    return context.json({ clearing: behaviour })
  })

  app.post('/sandbox/tenants/:clientNo/tokens', async (context) => {
    const tenant = getTenant(context)
    const { revokeAll, revokeRefresh, ...settings } = await parseControlBody(context, TokenSettings)
    await directory.change(tenant, {
      ...settings,
      accessGeneration: tenant.settings.accessGeneration + (revokeAll ? 1 : 0),
      refreshGeneration: tenant.settings.refreshGeneration + (revokeRefresh ? 1 : 0),
    })
    return context.json(tenant.settings)
  })

  app.post('/sandbox/tenants/:clientNo/faults', async (context) => {
    const tenant = getTenant(context)
    const fault = await parseControlBody(context, Fault)
    if (!findOperation(fault.operation))
      throw badRequest('There is no such operation', { operation: fault.operation })
    faults.set(tenant.id, fault)
    return context.json({ faults: faults.of(tenant.id) })
  })

  app.delete('/sandbox/tenants/:clientNo/faults', (context) => {
    faults.clear(getTenant(context).id)
    return context.json({ faults: [] })
  })

  app.post('/sandbox/tenants/:clientNo/faults/let-go', (context) => {
    const tenant = getTenant(context)
    faults.letGo(tenant.id)
    return context.json({ faults: faults.of(tenant.id) })
  })

  app.get('/sandbox/tenants/:clientNo/requests', (context) =>
    context.json(recorder.requestsOf(getTenant(context))),
  )

  app.get('/sandbox/tenants/:clientNo/customers/:customerNo', async (context) => {
    const customer = await findCustomer(db, parseClientNo(context), context.req.param('customerNo'))
    if (!customer) throw notFound('The customer')
    return context.json(customer)
  })

  app.put('/sandbox/tenants/:clientNo/customers/:customerNo', async (context) => {
    getTenant(context)
    const data = (await parseControlBody(
      context,
      z.record(z.string(), z.unknown()),
    )) as StoredCustomer
    await putCustomers(db, parseClientNo(context), [
      { customerNo: context.req.param('customerNo'), data },
    ])
    return context.json(data)
  })

  registerTransactionControls(app, { db, directory, clock, tenantOf: getTenant })
  registerRequestControl(app, { db, directory, clock, tenantOf: getTenant })
  registerRegistrationControl(app, { db, directory, tenantOf: getTenant })
  registerCollectionControls(app, { db, directory, clock, tenantOf: getTenant })
  registerCollectionFaultControl(app, { directory, tenantOf: getTenant })
  registerLedgerDifferenceControl(app, { db, tenantOf: getTenant })
  registerShapesControl(app, { directory, tenantOf: getTenant })
  registerBookingCountControl(app, { db, directory, tenantOf: getTenant })

  app.get('/sandbox/tenants/:clientNo/secrets', async (context) => {
    return context.json(await readSecrets(db, directory.clientsOf(getTenant(context).id)))
  })

  app.get('/sandbox/secrets', async (context) =>
    context.json({ ...(await readSecrets(db)), tokens: tokens.issued }),
  )

  const formatTenantNow = (tenant: Tenant) =>
    new Date(clock.now() + tenant.settings.clockOffset).toISOString()
  const parseClientNo = (context: Context) => Number(context.req.param('clientNo'))

  function getTenant(context: Context): Tenant {
    const tenant = directory.tenantOfClient(parseClientNo(context))
    if (!tenant) throw notFound('The tenant')
    return tenant
  }
}
