import { answerWebhook } from '@/lib/gateway/answer-webhook'

export async function POST(request: Request) {
  return answerWebhook(request)
}
