import { handleLocalWriteRequest } from '@/lib/platform/http/handle-operation-request'

export async function POST(
  request: Request,
  { params }: RouteContext<'/api/local-write/[operation]'>,
) {
  return handleLocalWriteRequest(request, (await params).operation)
}
