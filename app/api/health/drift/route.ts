import { handleDriftRequest } from '@/lib/gateway/answer-drift'

export const dynamic = 'force-dynamic'

export function GET(request: Request) {
  return handleDriftRequest(request)
}
