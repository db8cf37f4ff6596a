import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Work that goes on after the request that began it, as the person of that request's session. The
 * request came from an own page, and what it asked for was stored before it was answered.
 */
export type Acting = { sessionId: string; bulkActionId: string }

/** Next loads a module once a layer, so it hangs on globalThis. */
function getStorage(): AsyncLocalStorage<Acting> {
  const holder = globalThis as { duedeskActing?: AsyncLocalStorage<Acting> }
  holder.duedeskActing ??= new AsyncLocalStorage()
  return holder.duedeskActing
}

/**
 * Runs work as the person of a session that lives: every check of a request applies, with the
 * rights that the session has by now, but that of the page it comes from. It keeps no session alive.
 */
export const actAs = <Value>(acting: Acting, work: () => Promise<Value>): Promise<Value> =>
  getStorage().run(acting, work)

/** On whose behalf this runs, or null within a request. */
export const findActing = (): Acting | null => getStorage().getStore() ?? null
