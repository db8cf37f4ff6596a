import 'server-only'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { sealBytes, unsealBytes } from '@/lib/platform/database/sealed'

const deflateAsync = promisify(deflateRaw)
const inflateAsync = promisify(inflateRaw)

/** Which chunk of which file: what is sealed for it opens nowhere else. */
export type ChunkPosition = { exportId: string; file: string; seq: number }

const toSealPlace = ({ exportId, file, seq }: ChunkPosition) => ({
  table: 'export_chunk',
  column: 'body',
  row: `${exportId}/${file}/${seq}`,
})

/**
 * Bytes as a chunk of an export holds them: the fastest deflate, because lists say the same over
 * and over, then sealed for their place.
 */
export const packBytes = async (bytes: Buffer, place: ChunkPosition): Promise<Buffer> =>
  sealBytes(await deflateAsync(bytes, { level: 1 }), toSealPlace(place))

/**
 * Gives back what `packBytes` was given for the same place, never more than `length`, which the
 * chunk tells; null where it cannot be opened.
 */
export async function unpackBytes(
  packed: Buffer,
  place: ChunkPosition,
  length: number,
): Promise<Buffer | null> {
  const opened = unsealBytes(packed, toSealPlace(place))
  return opened && inflateAsync(opened, { maxOutputLength: Math.max(length, 1) })
}
