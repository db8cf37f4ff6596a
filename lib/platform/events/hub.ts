import 'server-only'
import { openDesk } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { readEventsAfter, readLastSeq, type StoredEvent } from './event-store'
import { listen } from './listener'

/** Where a process hears of events, whoever stored them: each once, in order. */
export type EventHub = {
  subscribe: (onEvent: (stored: StoredEvent) => void, onClose?: () => void) => () => void
  /** Looks for what is new. */
  wake: () => void
  close: () => Promise<void>
}

const page = 500
/** A telling can be lost with a connection that nobody has found broken yet. */
const lookAnywayMs = 25_000

/**
 * Opens a hub over a store. One look for all subscribers: many tellings at once cost one.
 *
 * @param url of the PostgreSQL that other processes share. Without one there is no other process.
 */
export async function openHub(db: Database, url?: string): Promise<EventHub> {
  const subscribers = new Map<(stored: StoredEvent) => void, (() => void) | undefined>()
  let last = await readLastSeq(db)
  let looking: Promise<void> | null = null
  let more = false

  async function dispatchNew() {
    try {
      while (more) {
        more = false
        const found = await readEventsAfter(db, last, page)
        for (const stored of found) {
          last = stored.seq
          for (const onEvent of subscribers.keys()) onEvent(stored)
        }
        more ||= found.length === page
      }
    } catch (error) {
      log().error(
        { event: 'looking', code: (error as { cause?: { code?: string } }).cause?.code },
        'events',
      )
    }
    looking = null
  }

  function scheduleDispatch() {
    more = true
    looking ??= dispatchNew()
  }

  const stopListening = url ? listen(url, scheduleDispatch) : null
  const timer = setInterval(scheduleDispatch, lookAnywayMs).unref()
  return {
    subscribe(onEvent, onClose) {
      subscribers.set(onEvent, onClose)
      return () => void subscribers.delete(onEvent)
    },
    wake: scheduleDispatch,
    async close() {
      clearInterval(timer)
      for (const onClose of [...subscribers.values()]) onClose?.()
      subscribers.clear()
      await stopListening?.()
      await looking
    },
  }
}

type Holder = { duedeskEvents?: Promise<EventHub> }

/**
 * The hub of this process, opened by whoever first listens: Next loads a module once a layer, so it
 * hangs on globalThis.
 */
export function getEventHub(): Promise<EventHub> {
  const holder = globalThis as Holder
  holder.duedeskEvents ??= openDesk()
    .then(({ db }) => openHub(db, getEnv().DATABASE_URL))
    .catch((error: unknown) => {
      holder.duedeskEvents = undefined
      throw error
    })
  return holder.duedeskEvents
}

/** Tells this process that something was stored, if anybody listens here. */
export const notifyHub = () => void (globalThis as Holder).duedeskEvents?.then(({ wake }) => wake())

/** Ends every stream of this process: browsers go on with another one. */
export async function closeEventHub(): Promise<void> {
  const holder = globalThis as Holder
  const open = holder.duedeskEvents
  holder.duedeskEvents = undefined
  await (await open)?.close()
}
