import 'server-only'
import { handleOperationRequest } from './handle-operation-request'

/** Answers `POST /api/read/<operation>`: read operations only. */
export const handleReadRequest = (request: Request, name: string): Promise<Response> =>
  handleOperationRequest(request, name, { effect: 'read', bodyMax: 100_000 })
