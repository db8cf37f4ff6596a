import { handleDriftRequest } from '@/lib/platform/http/handle-drift-request'

export const dynamic = 'force-dynamic'

export function GET(request: Request) {
  return handleDriftRequest(request)
}
