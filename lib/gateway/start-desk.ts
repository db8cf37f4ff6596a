import 'server-only'
import { join } from 'node:path'
import { openDesk } from '../database/desk-database'
import { FolderLocked } from '../database/lock'
import { closeToOthers, keepToOwner } from '../database/private-files'
import { getEnv, SettingsError } from '../env'
import { closeEventHub } from '../events/hub'
import { eraseOldEvents } from '../events/publish'
import { eraseOldExports } from '../exports/erase-exports'
import { erasePayloads } from '../journal/erase-journal'
import { eraseOldDrafts } from '../kept/kept-rows'
import { log } from '../log'
import { logDrift } from '../upstream/drift/drift'
import { loadOverrides } from '../upstream/overrides/overrides'
import { eraseUnusedRows } from './erase-unused-rows'
import { listInsecureSettings } from './open-doors'
import { eraseOldPauses } from './pauses'
import { eraseOldPolls } from './poll-across-processes'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

/** Parses the settings and opens the store; ends the process with one clear line when either fails. Closes the store when the process is told to end. */
export async function startDesk(): Promise<void> {
  try {
    keepToOwner()
    const { DATABASE_URL, DESK_DATA_DIR, EXPORT_DAYS, JOURNAL_PAYLOAD_DAYS, RIGHTS, RIGHTS_MAP, RIGHT_TO_REVEAL } = getEnv()
    closeFiles(DESK_DATA_DIR)
    for (const warning of listInsecureSettings(getEnv())) log().warn(warning, 'open door')
    loadOverrides()
    const { kind, close } = await openDesk()
    log().info({ store: kind }, 'store open')
    log().info({ rights: RIGHTS, mapped: RIGHTS_MAP.length, revealedBy: RIGHT_TO_REVEAL ?? 'who may read' }, 'rights')
    const logEraseError = (error: unknown) => log().error({ error: String(error), setting: DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR' }, 'erase')
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
    setInterval(() => Promise.all([eraseOldPolls(), eraseOldPauses()]).catch(logEraseError), minuteMs).unref()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => closeDesk(close))
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`)
    process.exit(1)
  }
}

/** Ends the streams of events and closes the store. scripts/desk-server.mjs waits for it before it ends the process. */
function closeDesk(close: () => Promise<void>) {
  const closing = closeEventHub()
    .then(close)
    .catch(() => {})
  ;(globalThis as { duedeskClosed?: Promise<void> }).duedeskClosed = closing
}

/** Files of an earlier start may be open to who else uses the machine: they are closed, and a line says so. */
function closeFiles(dataFolder: string) {
  for (const part of ['desk', 'exports']) {
    const { closed, open } = closeToOthers(join(dataFolder, part))
    if (closed > 0)
      log().warn({ setting: 'DESK_DATA_DIR', part, files: closed }, 'files were open to other users of this machine, and are closed now')
    if (open > 0) log().error({ setting: 'DESK_DATA_DIR', part, files: open }, 'files are open to other users of this machine, and cannot be closed')
  }
}

function describeStartError(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const setting = process.env.DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR'
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return error instanceof FolderLocked ? `DESK_DATA_DIR: ${message}` : `${setting}: the desk's store cannot be opened: ${message}`
}
