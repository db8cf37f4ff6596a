import type { Hono } from 'hono'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { addresses } from '../addresses'
import type { Wire } from '../faults/put'
import { docsPage } from './docs-page'
import { openApiOf, type PublicArea } from './document'

/** `/openapi/<area>.json` for machines, `/docs` for people. */
export function openApiRoutes(app: Hono<Wire>, implemented: ReadonlySet<string>) {
  const all = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
  for (const area of Object.keys(addresses) as PublicArea[]) {
    const document = openApiOf(
      area,
      all.filter((operation) => operation.area === area),
      implemented,
    )
    app.get(`/openapi/${area}.json`, (context) => context.json(document))
  }
  app.get('/docs', async (context) => context.html(await docsPage(all, implemented)))
}
