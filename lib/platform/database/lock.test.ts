import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderLocked, lockFolder } from './lock'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duedesk-lock-'))
  folder = join(root, 'data', 'desk')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const holdBy = (pid: number | string) => {
  lockFolder(folder)()
  writeFileSync(`${folder}.lock`, String(pid))
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid!
}

describe('the lock around a folder', () => {
  test('is refused to a second opener, who is told which folder and which process', () => {
    lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderLocked)
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
  })

  test('is free again once it was given back', () => {
    lockFolder(folder)()
    expect(existsSync(`${folder}.lock`)).toBe(false)
    lockFolder(folder)()
  })

  test('is refused while the process that has it lives', () => {
    holdBy(process.ppid)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`)
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.ppid))
  })

  test('is taken over from a process that is gone', async () => {
    holdBy(await endedProcess())
    lockFolder(folder)
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  })

  test('is taken over from a killed process whose number we have now', () => {
    holdBy(process.pid)
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderLocked)
    release()
  })

  test.each(['', 'not a number', '0'])('is taken over when its file holds %j', (text) => {
    holdBy(text)
    lockFolder(folder)
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  })

  test('leaves nothing else behind', () => {
    lockFolder(folder)
    expect(existsSync(`${folder}.lock.${process.pid}`)).toBe(false)
  })

  test.skipIf(process.getuid?.() === 0)(
    'fails with the reason of the file system where nothing may be written',
    () => {
      chmodSync(root, 0o500)
      expect(() => lockFolder(folder)).toThrow(/EACCES/)
      chmodSync(root, 0o700)
    },
  )

  test('fails with the reason of the file system where a file stands in the way', () => {
    writeFileSync(join(root, 'data'), '')
    expect(() => lockFolder(folder)).toThrow(/EEXIST|ENOTDIR/)
  })
})
