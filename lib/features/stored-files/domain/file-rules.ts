import type { FileRules } from './check-file'
import { normalizeTypes } from './file-types'

/** The keys of a client's configuration that tell what files it takes (assumed). */
export const fileConfigKeys = { types: 'FileTypes', bytes: 'FileMaxBytes' } as const

/** Most bytes of a file that goes through the desk: what one body may hold (next.config.ts). */
export const fileBytesMax = 4_000_000

type Config = { values?: readonly unknown[] | null } | null | undefined

/**
 * What a client takes, of what its configuration tells. A list that was not read, that is empty, or of
 * which not every type is understood is no list: the service decides. No bytes at all are no limit.
 *
 * @param most bytes that the desk itself can send.
 */
export function toFileRules(types: Config, bytes: Config, most: number): FileRules {
  const listed = Array.isArray(types?.values) ? normalizeTypes(types.values) : []
  const [told] = Array.isArray(bytes?.values) ? bytes.values : []
  const limit = /^\d{1,12}$/.test(String(told ?? '')) ? Number(told) : 0
  return {
    types: listed?.length ? listed : null,
    bytesMax: limit > 0 ? Math.min(limit, most) : most,
  }
}
