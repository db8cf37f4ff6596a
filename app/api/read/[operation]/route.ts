import { handleReadRequest } from '@/lib/platform/http/handle-operation-request'

export async function POST(request: Request, { params }: RouteContext<'/api/read/[operation]'>) {
  return handleReadRequest(request, (await params).operation)
}
