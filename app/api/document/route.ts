import { getT } from '@/lib/composition/translation'
import { describeDocumentFailure } from '@/lib/features/invoice-tracking/messages/describe-document-failure'
import { handleDocumentRequest } from '@/lib/platform/http/handle-document-request'

export async function GET(request: Request) {
  const t = await getT()
  return handleDocumentRequest(request, (failure) => describeDocumentFailure(t, failure))
}
