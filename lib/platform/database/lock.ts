import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Why a folder could not be locked; `holder` is the process that has it. */
export class FolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly holder: number,
  ) {
    super(`${folder} is in use by process ${holder}`)
    this.name = 'FolderLocked'
  }
}

/**
 * Takes the one lock around a PGlite folder, which takes none itself: a second opener loses
 * acknowledged rows. A lock whose process is gone is taken over. Returns what releases it.
 *
 * @throws FolderLocked when a living process has it; the file system's error when the folder cannot
 *   be written.
 */
export function lockFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    if (claimLock(file)) {
      getOwnLocks().add(file)
      return () => release(file)
    }
    const holder = findHolder(file)
    if (holder !== null && isAlive(holder, file)) throw new FolderLocked(folder, holder)
    rmSync(file, { force: true })
  }
}

/** The lock files of this process. Next loads a module once a layer, so they hang on globalThis. */
function getOwnLocks(): Set<string> {
  const holder = globalThis as { duedeskLocks?: Set<string> }
  holder.duedeskLocks ??= new Set()
  return holder.duedeskLocks
}

function release(file: string) {
  getOwnLocks().delete(file)
  rmSync(file, { force: true })
}

/**
 * The file appears with its holder's number in it, so that nobody takes a lock just made for one
 * whose holder is gone.
 */
function claimLock(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function findHolder(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

/**
 * In a container a new process often has the number of the one that was killed: our own number
 * counts only where we hold the lock.
 */
function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return getOwnLocks().has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
