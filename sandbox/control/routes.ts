import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { operationNamed } from '@/lib/contracts/registry'
import type { Database } from '@/lib/database/open'
import type { Clock } from '../clock'
import type { StoredCustomer } from '../database/stored-customer'
import type { Directory, Tenant } from '../directory'
import { Fault, type Faults } from '../faults/faults'
import type { Wire } from '../faults/put'
import type { Recorder } from '../recorder'
import { invalid, notFound } from '../refusal'
import { addTenant } from '../seed/tenant'
import type { SettlementDays } from '../services/collection/settlement-day'
import type { Tokens } from '../services/identity/tokens'
import { customerOf, putCustomers } from '../services/receivables/customer-store'
import { bodyOf } from './body'
import { bookedRoute } from './booked'
import { collectionControlRoutes } from './collection'
import { collectionFaultRoute } from './collection-fault'
import { onlyLoopback } from './only-loopback'
import { requestControlRoute } from './requests'
import { secretsOf } from './secrets'
import { shapesRoute } from './shapes'
import { transactionControlRoutes } from './transactions'

type Parts = { db: Database; directory: Directory; faults: Faults; recorder: Recorder; tokens: Tokens; clock: Clock; days: SettlementDays }

const ClockSetting = z.union([z.object({ now: z.iso.datetime({ offset: true }) }), z.object({ advanceSeconds: z.number() })])
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
export function controlRoutes(app: Hono<Wire>, { db, directory, faults, recorder, tokens, clock, days }: Parts) {
  app.use('/sandbox/*', onlyLoopback)

  app.post('/sandbox/tenants', async (context) => {
    const made = await addTenant(db, directory, clock.now())
    const tenant = directory.tenantOfClient(Number(made.clientNo))
    if (tenant) await days.begin(tenant)
    return context.json(made, 201)
  })

  app.get('/sandbox/tenants/:clientNo', (context) => {
    const tenant = tenantOf(context)
    return context.json({
      tenant: tenant.id,
      settings: tenant.settings,
      now: nowOf(tenant),
      clients: directory.clientsOf(tenant.id),
      faults: faults.of(tenant.id),
    })
  })

  app.post('/sandbox/tenants/:clientNo/clock', async (context) => {
    const tenant = tenantOf(context)
    const wanted = await bodyOf(context, ClockSetting)
    const clockOffset = 'now' in wanted ? Date.parse(wanted.now) - clock.now() : tenant.settings.clockOffset + wanted.advanceSeconds * 1000
    await directory.change(tenant, { clockOffset })
    return context.json({ now: nowOf(tenant) })
  })

  app.post('/sandbox/tenants/:clientNo/clearing', async (context) => {
    const { behaviour } = await bodyOf(context, ClearingSetting)
    await directory.change(tenantOf(context), { clearing: behaviour })
    return context.json({ clearing: behaviour })
  })

  app.post('/sandbox/tenants/:clientNo/tokens', async (context) => {
    const tenant = tenantOf(context)
    const { revokeAll, revokeRefresh, ...settings } = await bodyOf(context, TokenSettings)
    await directory.change(tenant, {
      ...settings,
      accessGeneration: tenant.settings.accessGeneration + (revokeAll ? 1 : 0),
      refreshGeneration: tenant.settings.refreshGeneration + (revokeRefresh ? 1 : 0),
    })
    return context.json(tenant.settings)
  })

  app.post('/sandbox/tenants/:clientNo/faults', async (context) => {
    const tenant = tenantOf(context)
    const fault = await bodyOf(context, Fault)
    if (!operationNamed(fault.operation)) throw invalid('There is no such operation', { operation: fault.operation })
    faults.set(tenant.id, fault)
    return context.json({ faults: faults.of(tenant.id) })
  })

  app.delete('/sandbox/tenants/:clientNo/faults', (context) => {
    faults.clear(tenantOf(context).id)
    return context.json({ faults: [] })
  })

  app.get('/sandbox/tenants/:clientNo/requests', (context) => context.json(recorder.requestsOf(tenantOf(context))))

  app.get('/sandbox/tenants/:clientNo/customers/:customerNo', async (context) => {
    const customer = await customerOf(db, clientNoOf(context), context.req.param('customerNo'))
    if (!customer) throw notFound('The customer')
    return context.json(customer)
  })

  app.put('/sandbox/tenants/:clientNo/customers/:customerNo', async (context) => {
    tenantOf(context)
    const data = (await bodyOf(context, z.record(z.string(), z.unknown()))) as StoredCustomer
    await putCustomers(db, clientNoOf(context), [{ customerNo: context.req.param('customerNo'), data }])
    return context.json(data)
  })

  transactionControlRoutes(app, { db, directory, clock, tenantOf })
  requestControlRoute(app, { db, directory, clock, tenantOf })
  collectionControlRoutes(app, { db, directory, clock, tenantOf })
  collectionFaultRoute(app, { directory, tenantOf })
  shapesRoute(app, { directory, tenantOf })
  bookedRoute(app, { db, directory, tenantOf })

  app.get('/sandbox/tenants/:clientNo/secrets', async (context) => {
    return context.json(await secretsOf(db, directory.clientsOf(tenantOf(context).id)))
  })

  app.get('/sandbox/secrets', async (context) => context.json({ ...(await secretsOf(db)), tokens: tokens.issued }))

  const nowOf = (tenant: Tenant) => new Date(clock.now() + tenant.settings.clockOffset).toISOString()
  const clientNoOf = (context: Context) => Number(context.req.param('clientNo'))

  function tenantOf(context: Context): Tenant {
    const tenant = directory.tenantOfClient(clientNoOf(context))
    if (!tenant) throw notFound('The tenant')
    return tenant
  }
}
