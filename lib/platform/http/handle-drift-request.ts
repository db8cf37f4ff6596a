import 'server-only'
import { listDrifts } from '@/lib/platform/upstream/drift/drift'
import { maySeeHealthDetail } from './handle-readiness-request'

/**
 * Answers `GET /api/health/drift`: at which operations the service was not as the contract says
 * since this process started, without values. It is told to whom the detail of readiness is told,
 * and is not there for anybody else.
 */
export function handleDriftRequest(request: Request): Response {
  if (!maySeeHealthDetail(request))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return Response.json({ operations: listDrifts() }, { headers: { 'cache-control': 'no-store' } })
}
