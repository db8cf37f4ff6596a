import { describeDocumentFailure } from '@/lib/format/where-document-words'
import { handleDocumentRequest } from '@/lib/gateway/answer-document'

export async function GET(request: Request) {
  return handleDocumentRequest(request, describeDocumentFailure)
}
