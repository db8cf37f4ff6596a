import 'server-only'
import { draftMax } from '../contracts/desk/kept'
import { answerPage } from './answer-page'

/** Answers `POST /api/keep/<operation>`: what a person keeps for themselves, by a route of its own (docs/decisions/0006). */
export const answerKeep = (request: Request, name: string): Promise<Response> =>
  answerPage(request, name, { effect: 'keep', bodyMax: draftMax + 1_000 })
