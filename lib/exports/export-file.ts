import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../env'
import { deleteExportsBefore } from './export-rows'
import { SeenNumbers } from './seen-numbers'

/** `download`: what a person gets. `rows`: the cells of an XLSX file on their way. `rids`: numbers that tell rows apart, 8 bytes each, until the end. */
const endings = { csv: '.csv', xlsx: '.xlsx', rows: '.rows', rids: '.rids' } as const

const folder = () => join(env().DESK_DATA_DIR, 'exports')

/** Where a file of an export stands. The id has passed its contract: a UUID. */
export const pathOf = (id: string, what: keyof typeof endings) => join(folder(), `${id}${endings[what]}`)

/** The file on disk is shorter than what was noted of it, or gone. */
export class FileLost extends Error {}

/** What a walk writes to: text at the end of its file, and the numbers that tell the same rows apart beside it. */
export type WalkFile = {
  seen: SeenNumbers
  /** Writes and waits until it is written: the next page is asked for after that. Gives the bytes of the text. */
  append: (text: string, numbers: readonly number[]) => Promise<number>
  close: () => Promise<void>
}

/** Opens the files of an export for one more walk: what stands in them after the noted bytes, and the noted numbers, is dropped first. */
export async function openWalkFile(id: string, what: 'csv' | 'rows', noted: { bytes: number; numbers: number }): Promise<WalkFile> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const text = await openCut(pathOf(id, what), noted.bytes)
  const rids = await openCut(pathOf(id, 'rids'), noted.numbers * 8).catch(async (error: unknown) => {
    await text.close()
    throw error
  })
  let room = Buffer.alloc(0)
  return {
    seen: await seenIn(pathOf(id, 'rids')),
    append: async (added, numbers) => {
      const length = Buffer.byteLength(added, 'utf8')
      // One place for every page: new ones would be given back late, and in pieces that the process cannot use for others.
      if (length > room.length) room = Buffer.allocUnsafeSlow(length * 2)
      room.write(added, 'utf8')
      await writeAll(rids, Buffer.from(Float64Array.from(numbers).buffer))
      await writeAll(text, room.subarray(0, length))
      return length
    },
    close: async () => {
      await text.datasync().finally(() => text.close())
      await rids.close()
    },
  }
}

async function openCut(path: string, bytes: number): Promise<FileHandle> {
  const file = await open(path, 'a', 0o600)
  if ((await file.stat()).size < bytes) {
    await file.close()
    throw new FileLost()
  }
  await file.truncate(bytes)
  return file
}

async function writeAll(file: FileHandle, bytes: Buffer) {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

async function seenIn(path: string): Promise<SeenNumbers> {
  const seen = new SeenNumbers()
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    const whole = bytes.length - (bytes.length % 8)
    for (let at = 0; at < whole; at += 8) {
      const rid = bytes.readDoubleLE(at)
      if (!Number.isNaN(rid)) seen.add(rid)
    }
    rest = bytes.subarray(whole)
  }
  return seen
}

/** Read at once for a digest, into one place: a stream takes a new one for each. */
const digestChunk = 256 * 1024

/** SHA-256 of the first bytes of a file, in hexadecimal digits. */
export async function digestOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  const room = Buffer.allocUnsafeSlow(digestChunk)
  const file = await open(path)
  try {
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await file.read(room, 0, Math.min(digestChunk, bytes - at), at)
      if (bytesRead === 0) break
      hash.update(room.subarray(0, bytesRead))
      at += bytesRead
    }
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

export const sizeOf = async (path: string) => (await stat(path)).size

/** What a walk needs no more once its file is whole. */
export const dropWorkFiles = (id: string) => Promise.all([rm(pathOf(id, 'rids'), { force: true }), rm(pathOf(id, 'rows'), { force: true })])

/** Erases exports that began more than `days` ago: rows, files, and files whose row is gone. */
export async function eraseOldExports(days: number): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000)
  for (const id of await deleteExportsBefore(before))
    for (const what of Object.keys(endings) as (keyof typeof endings)[]) await rm(pathOf(id, what), { force: true })
  for (const name of await readdir(folder()).catch(() => [])) {
    const path = join(folder(), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before.getTime()) await rm(path, { force: true })
  }
}
