import type { Context, Hono } from 'hono'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { Shapes } from '../shapes/shapes'
import { parseControlBody } from './parse-body'

/**
 * Says how the tenant's service differs from the usual one, in place of what was said before: `{}`
 * is the usual one.
 */
export function registerShapesControl(
  app: Hono<SandboxEnv>,
  { directory, tenantOf }: { directory: Directory; tenantOf: (context: Context) => Tenant },
) {
  app.post('/sandbox/tenants/:clientNo/shapes', async (context) => {
    const tenant = tenantOf(context)
    const shapes = await parseControlBody(context, Shapes)
    await directory.change(tenant, { shapes })
    return context.json({ shapes })
  })
}
