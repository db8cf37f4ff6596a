import type { Hono } from 'hono'
import type { Wire } from '../faults/put'

export function openApiRoutes(_app: Hono<Wire>, _implemented: ReadonlySet<string>) {}
