import type { Hono } from 'hono'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { addresses } from '../addresses'
import type { SandboxEnv } from '../faults/reply'
import { renderDocsPage } from './docs-page'
import { buildOpenApiDocument, type PublicArea } from './document'

/** `/openapi/<area>.json` for machines, `/docs` for people. */
export function registerOpenApiRoutes(app: Hono<SandboxEnv>, implemented: ReadonlySet<string>) {
  const all = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
  for (const area of Object.keys(addresses) as PublicArea[]) {
    const document = buildOpenApiDocument(
      area,
      all.filter((operation) => operation.area === area),
      implemented,
    )
    app.get(`/openapi/${area}.json`, (context) => context.json(document))
  }
  app.get('/docs', async (context) => context.html(await renderDocsPage(all, implemented)))
}
