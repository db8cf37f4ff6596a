import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import { openDesk } from '@/lib/platform/database/desk-database'
import type { sessions } from '@/lib/platform/database/schema'
import { createSharedReads } from './shared-reads'

/**
 * A row of the vault. Tokens in it are sealed. `pauses`: until when calls of its person wait, by
 * area, as the store had it when the row was read.
 */
export type SessionRow = typeof sessions.$inferSelect & { pauses?: Record<string, string> | null }

const rowsMax = 2_000

/** Next loads a module once a layer, so it hangs on globalThis. */
function getRows(): Map<string, Promise<SessionRow | null>> {
  const holder = globalThis as { duedeskSessions?: Map<string, Promise<SessionRow | null>> }
  holder.duedeskSessions ??= new Map()
  return holder.duedeskSessions
}

/** Those of this process on PostgreSQL, where another one may end a session at any time. */
function getSharedReads() {
  const holder = globalThis as {
    duedeskSessionReads?: ReturnType<typeof createSharedReads<SessionRow | null>>
  }
  holder.duedeskSessionReads ??= createSharedReads()
  return holder.duedeskSessionReads
}

/**
 * The row of a session: read once, then remembered until `forget`, because reading it costs more
 * than everything else of a request. Only for the embedded store, which no other process has open;
 * on PostgreSQL another one may end a session, so each request reads, with those that ask at the
 * same time.
 *
 * @param rowId the hash under which the session is stored. A session that is not there is not
 *   remembered.
 */
export async function readCachedSession(
  rowId: string,
  read: () => Promise<SessionRow | null>,
): Promise<SessionRow | null> {
  if ((await openDesk()).kind === 'postgresql') return getSharedReads()(rowId, read)
  const known = getRows().get(rowId)
  if (known) return known

  if (getRows().size >= rowsMax) getRows().clear()
  const reading = read()
  getRows().set(rowId, reading)
  const drop = () => getRows().get(rowId) === reading && getRows().delete(rowId)
  reading.then((row) => row ?? drop(), drop)
  return reading
}

/**
 * Every write to a session ends with this, once it is done: a read that began before it is not
 * remembered.
 */
export function forget(rowId: string): void {
  forgetRemembered(rowId)
  dropLookups(rowId)
}

/** The same for a write that means nothing to requests that are under way. */
export const forgetRemembered = (rowId: string): void => void getRows().delete(rowId)

type OpenRequest = {
  lookup: { rowId: string; row: Promise<SessionRow | null> } | null
  isOver: boolean
}

const createOpenRequest = (): OpenRequest => ({ lookup: null, isOver: false })

/** One for each page that is rendered. Outside of rendering it is a new one each time. */
const getRenderRequest = cache(createOpenRequest)

function getRequests() {
  const holder = globalThis as {
    duedeskRequests?: {
      current: AsyncLocalStorage<OpenRequest>
      open: Set<OpenRequest>
    }
  }
  holder.duedeskRequests ??= { current: new AsyncLocalStorage(), open: new Set() }
  return holder.duedeskRequests
}

/**
 * Runs the work of one request, in which the session is looked up once. What goes on after the work
 * has ended asks for itself.
 */
export async function withRequestSession<Value>(work: () => Promise<Value>): Promise<Value> {
  const { current, open } = getRequests()
  const request = createOpenRequest()
  open.add(request)
  try {
    return await current.run(request, work)
  } finally {
    request.isOver = true
    open.delete(request)
  }
}

/** The row of a session, looked up once in a request, and each time outside of one. */
export function lookUpOnce(
  rowId: string,
  look: () => Promise<SessionRow | null>,
): Promise<SessionRow | null> {
  const request = getRequests().current.getStore() ?? getRenderRequest()
  if (request.isOver) return look()
  if (request.lookup?.rowId === rowId) return request.lookup.row
  const lookup = { rowId, row: look() }
  request.lookup = lookup
  const drop = () => {
    if (request.lookup === lookup) request.lookup = null
  }
  lookup.row.then((row) => row ?? drop(), drop)
  return lookup.row
}

/** Lets every request of this process that is under way look the session up again. */
function dropLookups(rowId: string): void {
  for (const request of [...getRequests().open, getRenderRequest()])
    if (request.lookup?.rowId === rowId) request.lookup = null
}
