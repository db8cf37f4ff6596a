import { handleReadinessRequest } from '@/lib/gateway/answer-ready'

export const dynamic = 'force-dynamic'

export async function GET(request: Request) {
  return handleReadinessRequest(request)
}
