import { handleReadinessRequest } from '@/lib/platform/http/handle-readiness-request'

export const dynamic = 'force-dynamic'

export async function GET(request: Request) {
  return handleReadinessRequest(request)
}
