import { answerExport } from '@/lib/gateway/answer-export'

export async function GET(request: Request, { params }: RouteContext<'/api/export/[exportId]'>) {
  return answerExport(request, (await params).exportId)
}
