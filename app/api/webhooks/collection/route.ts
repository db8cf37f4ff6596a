import { handleWebhookRequest } from '@/lib/gateway/answer-webhook'

export async function POST(request: Request) {
  return handleWebhookRequest(request)
}
