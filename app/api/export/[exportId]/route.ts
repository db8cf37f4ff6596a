import { handleExportRequest } from '@/lib/features/exports/server/handle-export-request'

export async function GET(request: Request, { params }: RouteContext<'/api/export/[exportId]'>) {
  return handleExportRequest(request, (await params).exportId)
}
