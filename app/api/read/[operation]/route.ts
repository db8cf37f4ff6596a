import { answerRead } from '@/lib/gateway/answer-read'

export async function POST(request: Request, { params }: RouteContext<'/api/read/[operation]'>) {
  return answerRead(request, (await params).operation)
}
