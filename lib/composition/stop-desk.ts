import 'server-only'
import { beginStop, settleStore } from '@/lib/platform/database/keep-open'
import { closeEventHub } from '@/lib/platform/events/hub'
import { getMaxWriteMs } from '@/lib/platform/gateway/execute-once'

const closeMs = 5_000

/** After so long a stop is cut off, as a kill would. */
export const getMaxStopMs = () => getMaxWriteMs() + closeMs

/**
 * What a process does that is told to end: the streams of events end, and workers take nothing
 * more. Once the open requests have their answers, scripts/server/close-server.mjs closes the store
 * by `duedeskCloseStore`, which first waits for writes and refreshes that are on their way.
 */
export function stopDesk(close: () => Promise<void>): void {
  const holder = globalThis as { duedeskCloseStore?: () => Promise<void> }
  if (holder.duedeskCloseStore) return
  const giveUpAt = Date.now() + getMaxWriteMs()
  beginStop()
  const hubClosed = closeEventHub().catch(() => {})
  holder.duedeskCloseStore = async () => {
    await hubClosed
    await settleStore(giveUpAt - Date.now())
    await close().catch(() => {})
  }
}
