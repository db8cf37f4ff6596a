import { handleExportRequest } from '@/lib/gateway/answer-export'

export async function GET(request: Request, { params }: RouteContext<'/api/export/[exportId]'>) {
  return handleExportRequest(request, (await params).exportId)
}
