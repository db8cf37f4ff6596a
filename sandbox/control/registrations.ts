import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '@/lib/platform/database/open'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { listRegistrations } from '../services/distribution/registration-store'
import { parseControlBody } from './parse-body'

const EndingSetting = z.strictObject({
  ending: z.enum(['completed', 'failed', 'contradictory', 'held']).nullable(),
})

/** What bank agreements and companies of a tenant come to from now on, and those that there are. */
export function registerRegistrationControl(
  app: Hono<SandboxEnv>,
  { db, directory, tenantOf }: Parts,
) {
  app.post('/sandbox/tenants/:clientNo/registrations', async (context) => {
    const { ending } = await parseControlBody(context, EndingSetting)
    await directory.change(tenantOf(context), { registrationEnding: ending })
    return context.json({ ending })
  })

  app.get('/sandbox/tenants/:clientNo/registrations', async (context) =>
    context.json(await listRegistrations(db, { tenant: tenantOf(context).id })),
  )
}

type Parts = { db: Database; directory: Directory; tenantOf: (context: Context) => Tenant }
