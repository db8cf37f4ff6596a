import 'server-only'
import { driftReport } from '../upstream/drift/drift'
import { mayKnowMore } from './answer-ready'

/**
 * Answers `GET /api/health/drift`: at which operations the service was not as the contract says since this process started, without values. It is told to
 * whom the detail of readiness is told, and is not there for anybody else.
 */
export function answerDrift(request: Request): Response {
  if (!mayKnowMore(request)) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return Response.json({ operations: driftReport() }, { headers: { 'cache-control': 'no-store' } })
}
