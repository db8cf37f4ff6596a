import 'server-only'
import { openDesk } from '../database/desk-database'
import { FolderLocked } from '../database/lock'
import { env, SettingsError } from '../env'
import { closeEvents } from '../events/hub'
import { eraseOldEvents } from '../events/publish'
import { eraseOldExports } from '../exports/export-file'
import { erasePayloads } from '../journal/write-journal'
import { eraseOldDrafts } from '../kept/kept-rows'
import { log } from '../log'
import { eraseOldPolls } from './poll-across-processes'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Parses the settings and opens the store; ends the process with one clear line when either fails. Closes the store when the process is told to end. */
export async function startDesk(): Promise<void> {
  try {
    const { DATABASE_URL, EXPORT_DAYS, JOURNAL_PAYLOAD_DAYS } = env()
    const { kind, close } = await openDesk()
    log().info({ store: kind }, 'store open')
    const failing = (error: unknown) => log().error({ error: String(error), setting: DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR' }, 'erase')
    const erase = () =>
      Promise.all([erasePayloads(JOURNAL_PAYLOAD_DAYS), eraseOldDrafts(JOURNAL_PAYLOAD_DAYS), eraseOldExports(EXPORT_DAYS), eraseOldEvents()]).catch(
        failing,
      )
    await erase()
    setInterval(erase, dayMs).unref()
    setInterval(() => eraseOldPolls().catch(failing), minuteMs).unref()
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(
        signal,
        () =>
          void closeEvents()
            .then(close)
            .catch(() => {}),
      )
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exit(1)
  }
}

function lineOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const setting = process.env.DATABASE_URL ? 'DATABASE_URL' : 'DESK_DATA_DIR'
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return error instanceof FolderLocked ? `DESK_DATA_DIR: ${said}` : `${setting}: the desk's store cannot be opened: ${said}`
}
