import { handleReadinessRequest } from '@/lib/platform/http/handle-health-request'

export const dynamic = 'force-dynamic'

export async function GET(request: Request) {
  return handleReadinessRequest(request)
}
