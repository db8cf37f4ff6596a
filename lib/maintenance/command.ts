import { openDesk } from '../database/desk-database'
import { FolderLocked } from '../database/lock'
import type { Database } from '../database/open'
import { SettingsError } from '../env'
import { eraseSubject, type Held, heldOf } from './erase-subject'
import { resealStore } from './reseal'
import { readSubject } from './subject'

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Work = (db: Database) => Promise<void>

/** The commands by name. Each reads what follows it before the store is opened. */
const commands: Record<string, (args: string[]) => Work> = {
  reseal: () => async (db) => {
    const done = await resealStore(db)
    for (const { table, sealed, closed } of done) say(`${table}: ${sealed} sealed anew${closed > 0 ? `, ${closed} cannot be opened by any key` : ''}`)
    if (done.every(({ closed }) => closed === 0)) say('DESK_OPEN_UNBOUND=no may be set, and earlier keys be left out but the last')
  },
  held: (args) => {
    const { subject } = readSubject(args)
    return async (db) => sayHeld(await heldOf(db, subject))
  },
  erase: (args) => {
    const { subject, isMeant } = readSubject(args)
    return async (db) => {
      const held = isMeant ? await eraseSubject(db, subject) : await heldOf(db, subject)
      sayHeld(held)
      if (held.length > 0) say(isMeant ? 'Erased.' : 'Nothing is erased yet. Run the same with --yes to erase this.')
      if (!held.some(({ waiting }) => waiting > 0)) return
      say('Writes that are being sent are left. Run this again in a few minutes.')
      process.exitCode = 1
    }
  },
}

/** Says what is held of a subject, and nothing of what it is. */
function sayHeld(held: readonly Held[]) {
  if (held.length === 0) return say('Nothing is held.')
  const lines = held.map(({ table, rows, becomes, waiting, oldest, newest }) => [
    ...[table, String(rows), wordOf(oldest), wordOf(newest), becomes],
    waiting > 0 ? `${waiting} being sent` : '',
  ])
  const table = [['table', 'rows', 'oldest', 'newest', 'erased as', ''], ...lines]
  const widths = table[0]!.map((_, at) => Math.max(...table.map((line) => line[at]!.length)))
  for (const line of table)
    say(
      line
        .map((cell, at) => (at === 1 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
}

const wordOf = (time: Date | null) => time?.toISOString().slice(0, 16).replace('T', ' ') ?? '–'

/** `npm run desk:…`: work on the store of the desk that is no request of anybody. The first word says which. */
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
