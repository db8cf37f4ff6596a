import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { files } from '../../../database/file-schema'

export type FileRow = typeof files.$inferSelect
type Listed = Omit<FileRow, 'content'>

/** What a list shows of a file: all but its content. */
const listed = {
  fileId: files.fileId,
  clientNo: files.clientNo,
  fileName: files.fileName,
  contentType: files.contentType,
  fileSize: files.fileSize,
  createdAt: files.createdAt,
  createdBy: files.createdBy,
}

const buildCondition = (clientNo: number, fileName: string | undefined) =>
  and(
    eq(files.clientNo, clientNo),
    fileName === undefined ? undefined : eq(files.fileName, fileName),
  )

/** Files of a client without their content, newest first. */
export const listStoredFiles = (
  db: Database,
  clientNo: number,
  fileName: string | undefined,
  { size, from }: { size: number; from: number },
): Promise<Listed[]> =>
  db
    .select(listed)
    .from(files)
    .where(buildCondition(clientNo, fileName))
    .orderBy(desc(files.createdAt), desc(files.fileId))
    .limit(size)
    .offset(from)

export async function countStoredFiles(db: Database, clientNo: number, fileName?: string) {
  const [row] = await db
    .select({ total: count() })
    .from(files)
    .where(buildCondition(clientNo, fileName))
  return row!.total
}

export async function findStoredFile(db: Database, clientNo: number, fileId: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.clientNo, clientNo), eq(files.fileId, fileId)))
  return row
}

export const storeFiles = async (db: Database, rows: FileRow[]) =>
  void (rows.length > 0 && (await db.insert(files).values(rows)))
