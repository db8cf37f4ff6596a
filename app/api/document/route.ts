import { documentFailureWords } from '@/lib/format/where-document-words'
import { answerDocument } from '@/lib/gateway/answer-document'

export async function GET(request: Request) {
  return answerDocument(request, documentFailureWords)
}
