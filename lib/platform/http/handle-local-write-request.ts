import 'server-only'
import { draftMax } from '@/lib/contracts/desk/user-state'
import { handleOperationRequest } from './handle-operation-request'

/**
 * Answers `POST /api/local-write/<operation>`: what a person keeps for themselves, by a route of its own
 * (docs/decisions/0006).
 */
export const handleLocalWriteRequest = (request: Request, name: string): Promise<Response> =>
  handleOperationRequest(request, name, { effect: 'local-write', bodyMax: draftMax + 1_000 })
