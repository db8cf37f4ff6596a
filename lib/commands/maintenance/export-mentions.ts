import 'server-only'
import { sql } from 'drizzle-orm'
import { unpackBytes } from '@/lib/features/exports/server/public'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import { hasCustomerNo, hasMention } from './mentions'

type Export = { id: string; kind: string; search: string }
type Chunk = { file: string; seq: number; length: number; body: Uint8Array }

/**
 * True when the filters of an export ask for a customer, or its file holds their number. Files of
 * the partner search have no such number. A workbook cannot be searched in pieces, and what no key
 * opens not at all: of those it is taken to be so.
 */
export async function isCustomerInExport(
  db: Database,
  { id, kind, search }: Export,
  customerNo: string,
): Promise<boolean> {
  const filters = unseal(search, placeIn.exportSearch(id))
  if (filters === null || hasMention(JSON.parse(filters), customerNo)) return true
  if (kind !== 'collectionInvoices') return false
  for await (const { body, ...chunk } of readExportChunks(db, id)) {
    if (chunk.file === 'xlsx') return true
    const bytes = await unpackBytes(Buffer.from(body), { exportId: id, ...chunk }, chunk.length)
    if (bytes === null || hasCustomerNo(bytes.toString('utf8'), customerNo)) return true
  }
  return false
}

/** One at a time, so that no more than one is held. */
async function* readExportChunks(db: Database, id: string): AsyncGenerator<Chunk> {
  const of = (await db.execute(
    sql`select file, seq from desk.export_chunk where export_id = ${id} order by file, seq`,
  )) as unknown as {
    rows: { file: string; seq: number }[]
  }
  for (const { file, seq } of of.rows) {
    const { rows } = (await db.execute(
      sql`select file, seq, length, body from desk.export_chunk where export_id = ${id} and file = ${file} and seq = ${seq}`,
    )) as unknown as { rows: Chunk[] }
    yield* rows
  }
}
