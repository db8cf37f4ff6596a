import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { exportChunks } from '@/lib/platform/database/export-schema'
import { type ExportNote, updateRunningExport } from './export-rows'
import { packBytes, unpackBytes } from './packed-bytes'
import { SeenNumbers } from './seen-numbers'

/**
 * What chunks make up: `csv` or `xlsx`, which a person gets, or the `rows` of a workbook on their
 * way.
 */
export type ChunkedFile = (typeof exportChunks.$inferSelect)['file']

/** Less is stored of a file than was noted of it. */
export class FileLost extends Error {}

/** A piece of a file, as a run writes it. */
export type NewChunk = { file: ChunkedFile; seq: number; text: string; numbers: readonly number[] }

/**
 * Stores a piece of a file together with how far its run has come: both or neither.
 *
 * @returns false when the export is cancelled or another run has it; then nothing is stored.
 */
export async function storePage(
  run: { id: string; worker: string },
  note: ExportNote,
  { file, seq, text, numbers }: NewChunk,
): Promise<boolean> {
  const bytes = Buffer.from(text, 'utf8')
  const body = await packBytes(bytes, { exportId: run.id, file, seq })
  return updateRunningExport(run, note, async (work) => {
    if (bytes.length === 0) return
    const own = numbers.length > 0 ? Buffer.from(Float64Array.from(numbers).buffer) : null
    await work
      .insert(exportChunks)
      .values({ exportId: run.id, file, seq, length: bytes.length, body, numbers: own })
  })
}

/**
 * Stores a whole file in place of what stood there of it, unless another run has the export.
 * False: it has.
 */
export async function storeFile(
  run: { id: string; worker: string },
  file: ChunkedFile,
  pieces: AsyncIterable<Buffer>,
): Promise<boolean> {
  return updateRunningExport(run, {}, async (work) => {
    await work
      .delete(exportChunks)
      .where(and(eq(exportChunks.exportId, run.id), eq(exportChunks.file, file)))
    let seq = 0
    for await (const piece of pieces) {
      await work.insert(exportChunks).values({
        exportId: run.id,
        file,
        seq,
        length: piece.length,
        body: await packBytes(piece, { exportId: run.id, file, seq }),
        numbers: null,
      })
      seq += 1
    }
  })
}

/**
 * The bytes of a file, piece by piece in order; nothing where none is stored.
 *
 * @throws FileLost at a piece that was sealed under another key, or stood elsewhere.
 */
export async function* readChunks(exportId: string, file: ChunkedFile): AsyncGenerator<Buffer> {
  for await (const chunk of readChunkRows(exportId, file)) {
    const bytes = await unpackBytes(chunk.body, chunk, chunk.length)
    if (bytes === null) throw new FileLost()
    yield bytes
  }
}

/** A chunk is read when it is asked for, so that no more than one is held. */
async function* readChunkRows(exportId: string, file: ChunkedFile) {
  const db = await getDeskDatabase()
  let last = -1
  for (;;) {
    const [chunk] = await db
      .select()
      .from(exportChunks)
      .where(
        and(
          eq(exportChunks.exportId, exportId),
          eq(exportChunks.file, file),
          gt(exportChunks.seq, last),
        ),
      )
      .orderBy(asc(exportChunks.seq))
      .limit(1)
    if (!chunk) return
    last = chunk.seq
    yield chunk
  }
}

/** The bytes of a file that are stored. */
export async function sumStoredBytes(exportId: string, file: ChunkedFile): Promise<number> {
  const db = await getDeskDatabase()
  const [found] = await db
    .select({ bytes: sql<number>`cast(coalesce(sum(${exportChunks.length}), 0) as float8)` })
    .from(exportChunks)
    .where(and(eq(exportChunks.exportId, exportId), eq(exportChunks.file, file)))
  return found!.bytes
}

/**
 * The numbers of the rows that an export holds, for a run that goes on with it.
 *
 * @throws FileLost when less, or more, is stored than was noted.
 */
export async function readSeenNumbers(
  exportId: string,
  file: ChunkedFile,
  noted: { bytes: number; numbers: number },
): Promise<SeenNumbers> {
  if ((await sumStoredBytes(exportId, file)) !== noted.bytes) throw new FileLost()
  const seen = new SeenNumbers()
  const db = await getDeskDatabase()
  const chunks = await db
    .select({ numbers: exportChunks.numbers })
    .from(exportChunks)
    .where(and(eq(exportChunks.exportId, exportId), eq(exportChunks.file, file)))
  let count = 0
  for (const { numbers } of chunks) {
    for (let at = 0; numbers && at < numbers.length; at += 8) {
      const number = numbers.readDoubleLE(at)
      count += 1
      if (!Number.isNaN(number)) seen.add(number)
    }
  }
  if (count !== noted.numbers) throw new FileLost()
  return seen
}

/** SHA-256 of a stored file, in hexadecimal digits. */
export async function hashChunks(exportId: string, file: ChunkedFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of readChunks(exportId, file)) hash.update(bytes)
  return hash.digest('hex')
}

/** Drops what a run needs no more once its file is whole. */
export async function deleteWorkChunks(exportId: string): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(exportChunks)
    .where(and(eq(exportChunks.exportId, exportId), eq(exportChunks.file, 'rows')))
  await db.update(exportChunks).set({ numbers: null }).where(eq(exportChunks.exportId, exportId))
}
