import 'server-only'
import { makeSuccess } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { endOthers, readOwnSessions } from './own-sessions'

/**
 * A person's own sessions: always of the one who is signed in, never of one that an input names.
 */
export const sessionHandlers = {
  listSessions: async (_: unknown, { rowId, userName }: Session) => {
    const rows = await readOwnSessions(userName)
    const ownSessions = rows.map(({ id, browser, createdAt, lastActiveAt }) => ({
      browser,
      startedAt: createdAt.toISOString(),
      lastActiveAt: lastActiveAt.toISOString(),
      isCurrent: id === rowId,
    }))
    return makeSuccess({
      sessions: ownSessions.toSorted(
        (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
      ),
    })
  },
  endOtherSessions: async (_: unknown, { rowId, userName }: Session) =>
    makeSuccess({ ended: await endOthers(userName, rowId) }),
}
