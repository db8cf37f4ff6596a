import { handleWebhookRequest } from '@/lib/platform/http/handle-webhook-request'

export async function POST(request: Request) {
  return handleWebhookRequest(request)
}
