import 'server-only'
import { join } from 'node:path'
import { resumeBulkActions } from '@/lib/features/bulk-actions/server/bulk-action-workers'
import { eraseOldExports } from '@/lib/features/exports/server/store/erase-exports'
import { openDesk } from '@/lib/platform/database/desk-database'
import { FolderLocked } from '@/lib/platform/database/lock'
import { closeToOthers, keepToOwner } from '@/lib/platform/database/private-files'
import { getEnv, SettingsError } from '@/lib/platform/env'
import { eraseOldEvents } from '@/lib/platform/events/publish'
import { eraseOldPauses } from '@/lib/platform/gateway/pauses'
import { eraseOldPolls } from '@/lib/platform/gateway/poll-across-processes'
import { listInsecureSettings } from '@/lib/platform/http/insecure-settings'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
import { log } from '@/lib/platform/log'
import { logDrift } from '@/lib/platform/upstream/drift/drift'
import { loadOverrides } from '@/lib/platform/upstream/overrides/overrides'
import { eraseOldDrafts } from '@/lib/platform/user-state/user-state'
import { eraseUnusedRows } from './erase-unused-rows'
import { getMaxStopMs, stopDesk } from './stop-desk'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Parses the settings and opens the store; ends the process with one clear line when either fails.
 * Prepares the end when the process is told to end.
 */
export async function startDesk(): Promise<void> {
  try {
    keepToOwner()
    const {
      DATABASE_URL,
      DESK_DATA_DIR,
      EXPORT_DAYS,
      JOURNAL_PAYLOAD_DAYS,
      RIGHTS,
      RIGHTS_MAP,
      RIGHT_TO_REVEAL,
    } = getEnv()
    closeFiles(DESK_DATA_DIR)
    for (const warning of listInsecureSettings(getEnv())) log().warn(warning, 'open door')
    loadOverrides()
    const { kind, close } = await openDesk()
    log().info({ store: kind }, 'store open')
    log().info(
      { rights: RIGHTS, mapped: RIGHTS_MAP.length, revealedBy: RIGHT_TO_REVEAL ?? 'who may read' },
      'rights',
    )
    const logEraseError = (error: unknown) =>
      log().error(
        { error: String(error), setting: DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR' },
        'erase',
      )
    const erase = () =>
      Promise.all([
        erasePayloads(JOURNAL_PAYLOAD_DAYS),
        eraseOldDrafts(JOURNAL_PAYLOAD_DAYS),
        eraseOldExports(EXPORT_DAYS),
        eraseOldEvents(),
        eraseUnusedRows(),
      ]).catch(logEraseError)
    await erase()
    setInterval(erase, dayMs).unref()
    setInterval(logDrift, hourMs).unref()
    setInterval(
      () => Promise.all([eraseOldPolls(), eraseOldPauses()]).catch(logEraseError),
      minuteMs,
    ).unref()
    await resumeBulkActions(kind === 'pglite')
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        stopDesk(close)
        setTimeout(() => process.exit(1), getMaxStopMs()).unref()
      })
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`)
    process.exit(1)
  }
}

/**
 * Files of an earlier start may be open to who else uses the machine: they are closed, and a line
 * says so.
 */
function closeFiles(dataFolder: string) {
  for (const part of ['desk', 'exports']) {
    const { closed, open } = closeToOthers(join(dataFolder, part))
    if (closed > 0)
      log().warn(
        { setting: 'DESK_DATA_DIR', part, files: closed },
        'files were open to other users of this machine, and are closed now',
      )
    if (open > 0)
      log().error(
        { setting: 'DESK_DATA_DIR', part, files: open },
        'files are open to other users of this machine, and cannot be closed',
      )
  }
}

function describeStartError(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const setting = process.env.DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR'
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return error instanceof FolderLocked
    ? `DESK_DATA_DIR: ${message}`
    : `${setting}: the desk's store cannot be opened: ${message}`
}
