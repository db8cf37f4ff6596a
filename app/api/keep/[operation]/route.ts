import { handleLocalWriteRequest } from '@/lib/gateway/answer-keep'

export async function POST(request: Request, { params }: RouteContext<'/api/keep/[operation]'>) {
  return handleLocalWriteRequest(request, (await params).operation)
}
