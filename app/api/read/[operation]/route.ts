import { handleReadRequest } from '@/lib/gateway/answer-read'

export async function POST(request: Request, { params }: RouteContext<'/api/read/[operation]'>) {
  return handleReadRequest(request, (await params).operation)
}
