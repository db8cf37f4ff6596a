import 'server-only'
import { answerPage } from './answer-page'

/** Answers `POST /api/read/<operation>`: read operations only. */
export const answerRead = (request: Request, name: string): Promise<Response> => answerPage(request, name, { effect: 'read', bodyMax: 100_000 })
