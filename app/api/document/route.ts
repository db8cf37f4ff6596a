import { describeDocumentFailure } from '@/lib/features/invoice-tracking/messages/describe-document-failure'
import { handleDocumentRequest } from '@/lib/platform/http/handle-document-request'

export async function GET(request: Request) {
  return handleDocumentRequest(request, describeDocumentFailure)
}
