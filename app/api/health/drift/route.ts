import { handleDriftRequest } from '@/lib/platform/http/handle-health-request'

export const dynamic = 'force-dynamic'

export function GET(request: Request) {
  return handleDriftRequest(request)
}
