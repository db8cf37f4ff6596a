import { handleEventsRequest } from '@/lib/platform/http/handle-events-request'

export const dynamic = 'force-dynamic'

export async function GET(request: Request) {
  return handleEventsRequest(request)
}
