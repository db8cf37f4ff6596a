import { handleEventsRequest } from '@/lib/gateway/answer-events'

export const dynamic = 'force-dynamic'

export async function GET(request: Request) {
  return handleEventsRequest(request)
}
