import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What this process makes from here on is its owner's alone: folders 0700, files 0600. Programs
 * that it starts inherit it.
 */
export const keepToOwner = () => void process.umask(0o077)

/**
 * How many files and folders others could read or change: closed by now, or still open because this
 * system does not let us.
 */
export type ClosedCounts = { closed: number; open: number }

/**
 * Takes from everybody but their owner what the files under a folder let them do, the folder
 * included. Stores that were made earlier may be open, and the embedded store makes its files for
 * everybody whatever the umask says.
 */
export function closeToOthers(place: string): ClosedCounts {
  const sum = { closed: 0, open: 0 }
  if (process.platform !== 'win32') closeFileTree(place, sum)
  return sum
}

function closeFileTree(place: string, sum: ClosedCounts) {
  const stat = lstatSync(place, { throwIfNoEntry: false })
  if (!stat || !(stat.isDirectory() || stat.isFile())) return
  if (stat.isDirectory()) for (const name of listNames(place)) closeFileTree(join(place, name), sum)
  if ((stat.mode & 0o077) === 0) return
  try {
    chmodSync(place, stat.mode & 0o700)
  } catch {}
  if (((lstatSync(place, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) === 0) sum.closed += 1
  else sum.open += 1
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
