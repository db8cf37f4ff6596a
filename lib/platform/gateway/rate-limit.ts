import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import type { Session } from '@/lib/platform/session/current-session'

type RateSetting = 'REVEALS_PER_MINUTE' | 'READS_PER_MINUTE' | 'WRITES_PER_MINUTE'
type Bucket = { left: number; at: number; isLogged: boolean }

const minuteMs = 60_000
const bucketsMax = 10_000

/**
 * Lets a person go on at the pace that the settings allow, on each process: a minute's worth at
 * once, then as it fills again. Null, or how long to wait. Who goes faster stands in the log, once
 * for each time.
 */
export function checkRateLimit(
  { userName }: Pick<Session, 'userName'>,
  operation: Operation,
): Result<never> | null {
  const kind: RateSetting = operation.reveals
    ? 'REVEALS_PER_MINUTE'
    : operation.effect === 'read'
      ? 'READS_PER_MINUTE'
      : 'WRITES_PER_MINUTE'
  const most = getEnv()[kind]
  const bucket = getBucket(`${kind} ${userName}`, most)
  if (bucket.left >= 1) {
    bucket.left -= 1
    bucket.isLogged = false
    return null
  }
  const retryAfter = Math.max(1, Math.ceil(((1 - bucket.left) * minuteMs) / most / 1000))
  if (!bucket.isLogged)
    log().warn(
      { event: 'pace', setting: kind, operation: operation.name, person: userName, retryAfter },
      'gateway',
    )
  bucket.isLogged = true
  return makeFailure({ kind: 'throttled', code: 'pace', retryAfter })
}

function getBucket(key: string, most: number): Bucket {
  const now = Date.now()
  if (getAllBuckets().size >= bucketsMax) getAllBuckets().clear()
  const bucket = getAllBuckets().get(key) ?? { left: most, at: now, isLogged: false }
  bucket.left = Math.min(most, bucket.left + ((now - bucket.at) * most) / minuteMs)
  bucket.at = now
  getAllBuckets().set(key, bucket)
  return bucket
}

/** Next loads a module once a layer, so it hangs on globalThis. */
function getAllBuckets(): Map<string, Bucket> {
  const holder = globalThis as { duedeskBuckets?: Map<string, Bucket> }
  holder.duedeskBuckets ??= new Map()
  return holder.duedeskBuckets
}
