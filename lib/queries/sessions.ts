import { getOperationQuery } from './operation-query'

export type { OwnSession } from '../contracts/desk/sessions'

/** The person's own sessions that live. */
export const sessionsQuery = getOperationQuery('listSessions', {})
