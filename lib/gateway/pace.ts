import 'server-only'
import type { Operation } from '../contracts/operation'
import { failed, type Result } from '../contracts/result'
import { env } from '../env'
import { log } from '../log'
import type { Session } from '../session/current-session'

type Kind = 'REVEALS_PER_MINUTE' | 'READS_PER_MINUTE' | 'WRITES_PER_MINUTE'
type Bucket = { left: number; at: number; isLogged: boolean }

const minuteMs = 60_000
const bucketsMax = 10_000

/**
 * Lets a person go on at the pace that the settings allow, on each process: a minute's worth at once, then as it fills again. Null, or how long to wait.
 * Who goes faster stands in the log, once for each time.
 */
export function tooFast({ userName }: Pick<Session, 'userName'>, operation: Operation): Result<never> | null {
  const kind: Kind = operation.reveals ? 'REVEALS_PER_MINUTE' : operation.effect === 'read' ? 'READS_PER_MINUTE' : 'WRITES_PER_MINUTE'
  const most = env()[kind]
  const bucket = bucketOf(`${kind} ${userName}`, most)
  if (bucket.left >= 1) {
    bucket.left -= 1
    bucket.isLogged = false
    return null
  }
  const retryAfter = Math.max(1, Math.ceil(((1 - bucket.left) * minuteMs) / most / 1000))
  if (!bucket.isLogged) log().warn({ event: 'pace', setting: kind, operation: operation.name, person: userName, retryAfter }, 'gateway')
  bucket.isLogged = true
  return failed({ kind: 'throttled', code: 'pace', retryAfter })
}

function bucketOf(key: string, most: number): Bucket {
  const now = Date.now()
  if (buckets().size >= bucketsMax) buckets().clear()
  const bucket = buckets().get(key) ?? { left: most, at: now, isLogged: false }
  bucket.left = Math.min(most, bucket.left + ((now - bucket.at) * most) / minuteMs)
  bucket.at = now
  buckets().set(key, bucket)
  return bucket
}

/** Next loads a module once a layer, so it hangs on globalThis. */
function buckets(): Map<string, Bucket> {
  const holder = globalThis as { duedeskBuckets?: Map<string, Bucket> }
  holder.duedeskBuckets ??= new Map()
  return holder.duedeskBuckets
}
