import 'server-only'
import pg from 'pg'
import { log } from '@/lib/platform/log'
import { channel } from './event-store'

const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Listens on a connection of its own until the returned call, and connects again, ever more seldom,
 * when it breaks. `onNews` is called for everything that is told, and after each connecting,
 * because what was told in between did not arrive.
 *
 * @param url of the PostgreSQL.
 */
export function listen(url: string, onNews: () => void): () => Promise<void> {
  let failures = 0
  let closed = false
  let client: pg.Client
  let again: NodeJS.Timeout | undefined

  async function connect() {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    client = mine
    let broken = false
    const handleDisconnect = (error?: unknown) => {
      if (broken) return
      broken = true
      void mine.end().catch(() => {})
      if (closed) return
      log().warn(
        { event: 'listening', code: (error as { code?: string } | undefined)?.code },
        'events',
      )
      again = setTimeout(connect, Math.min(longestPauseMs, firstPauseMs * 2 ** failures++))
    }
    mine.on('error', handleDisconnect)
    mine.on('end', handleDisconnect)
    mine.on('notification', onNews)
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      failures = 0
      onNews()
    } catch (error) {
      handleDisconnect(error)
    }
  }

  void connect()
  return async () => {
    closed = true
    clearTimeout(again)
    await client.end().catch(() => {})
  }
}
