import { handleLocalWriteRequest } from '@/lib/platform/http/handle-local-write-request'

export async function POST(request: Request, { params }: RouteContext<'/api/keep/[operation]'>) {
  return handleLocalWriteRequest(request, (await params).operation)
}
