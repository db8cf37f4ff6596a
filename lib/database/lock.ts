import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

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
 * Takes the one lock around a PGlite folder, which takes none itself: a second opener loses acknowledged rows. A lock whose process is gone is
 * taken over. Returns what releases it.
 *
 * @throws FolderLocked when a living process has it; the file system's error when the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    if (claimed(file)) return () => rmSync(file, { force: true })

    const holder = holderOf(file)
    if (holder !== null && isAlive(holder)) throw new FolderLocked(folder, holder)
    rmSync(file, { force: true })
  }
}

function claimed(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function holderOf(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
