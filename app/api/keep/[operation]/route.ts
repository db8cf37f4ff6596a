import { answerKeep } from '@/lib/gateway/answer-keep'

export async function POST(request: Request, { params }: RouteContext<'/api/keep/[operation]'>) {
  return answerKeep(request, (await params).operation)
}
