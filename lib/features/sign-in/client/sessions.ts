import { getOperationQuery } from '@/lib/client/operation-query'

export type { OwnSession } from '@/lib/contracts/desk/sessions'

/** The person's own sessions that live. */
export const sessionsQuery = getOperationQuery('listSessions', {})
