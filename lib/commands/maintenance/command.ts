import { openDesk } from '@/lib/platform/database/desk-database'
import { FolderLocked } from '@/lib/platform/database/lock'
import type { Database } from '@/lib/platform/database/open'
import { SettingsError } from '@/lib/platform/env'
import { eraseSubject, type HoldingSummary, summarizeHoldings } from './erase-subject'
import { resealStore } from './reseal'
import { readSubject } from './subject'

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

type Work = (db: Database) => Promise<void>

/** The commands by name. Each reads what follows it before the store is opened. */
const commands: Record<string, (args: string[]) => Work> = {
  reseal: () => async (db) => {
    const done = await resealStore(db)
    for (const { table, sealed, closed } of done)
      printLine(
        `${table}: ${sealed} sealed anew${closed > 0 ? `, ${closed} cannot be opened by any key` : ''}`,
      )
    if (done.every(({ closed }) => closed === 0))
      printLine('DESK_OPEN_UNBOUND=no may be set, and earlier keys be left out but the last')
  },
  held: (args) => {
    const { subject } = readSubject(args)
    return async (db) => printHoldings(await summarizeHoldings(db, subject))
  },
  erase: (args) => {
    const { subject, isMeant } = readSubject(args)
    return async (db) => {
      const holdings = isMeant
        ? await eraseSubject(db, subject)
        : await summarizeHoldings(db, subject)
      printHoldings(holdings)
      if (holdings.length > 0)
        printLine(
          isMeant ? 'Erased.' : 'Nothing is erased yet. Run the same with --yes to erase this.',
        )
      if (!holdings.some(({ waiting }) => waiting > 0)) return
      printLine('Writes that are being sent are left. Run this again in a few minutes.')
      process.exitCode = 1
    }
  },
}

/** Says what is held of a subject, and nothing of what it is. */
function printHoldings(held: readonly HoldingSummary[]) {
  if (held.length === 0) return printLine('Nothing is held.')
  const lines = held.map(({ table, rows, becomes, waiting, oldest, newest }) => [
    ...[table, String(rows), formatTime(oldest), formatTime(newest), becomes],
    waiting > 0 ? `${waiting} being sent` : '',
  ])
  const table = [['table', 'rows', 'oldest', 'newest', 'erased as', ''], ...lines]
  const widths = table[0]!.map((_, at) => Math.max(...table.map((line) => line[at]!.length)))
  for (const line of table)
    printLine(
      line
        .map((cell, at) => (at === 1 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
}

const formatTime = (time: Date | null) => time?.toISOString().slice(0, 16).replace('T', ' ') ?? '–'

/**
 * `npm run desk:…`: work on the store of the desk that is no request of anybody. The first word
 * says which.
 */
async function main([name = '', ...args]: string[]) {
  if (!Object.hasOwn(commands, name)) throw new SettingsError(`${name}: is no command of the desk`)
  const work = commands[name]!(args)
  const { db, close } = await openDesk()
  try {
    await work(db)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const line =
    error instanceof FolderLocked
      ? `DESK_DATA_DIR: ${error.message}: stop the desk first`
      : error instanceof Error
        ? error.message.split('\n')[0]
        : error
  process.stderr.write(`${line}\n`)
  process.exit(1)
})
