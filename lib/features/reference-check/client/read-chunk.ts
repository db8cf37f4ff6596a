import { read } from '@/lib/client/read'
import type { ReferenceKind } from '@/lib/features/reference-check/domain/pasted-references'
import {
  buildChunkSearch,
  type Chunk,
  withAnswer,
} from '@/lib/features/reference-check/domain/reference-chunks'
import type { Limits } from '@/lib/shared/wire/limits'

/**
 * Asks for the next page of a chunk of pasted references, in the person's own companies.
 *
 * @throws OperationFailed as the read does.
 */
export const readChunk = async (
  chunk: Chunk,
  kind: ReferenceKind,
  limits: Limits,
  signal: AbortSignal,
): Promise<Chunk> =>
  withAnswer(
    chunk,
    await read('searchInvoiceSummary', { body: buildChunkSearch(chunk, kind, limits) }, { signal }),
  )
