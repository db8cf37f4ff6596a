import { getLogItemsQuery } from '@/lib/features/log-items/client/public'

/** The kinds of lines by which actions and reports are followed. */
export const followedTypes = ['ACTION', 'REPORT'] as const

/** The reads of the log by which the actions and reports of a client are followed. */
export const listFollowedQueries = (clientNo: string) =>
  followedTypes.map((type) => getLogItemsQuery(clientNo, { type }))
