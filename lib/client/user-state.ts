import type { ColumnImport, ColumnList } from '@/lib/contracts/desk/user-state'
import type { Input } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import { routes } from '@/lib/shared/routes'
import { getOperationQuery } from './operation-query'
import { postJson } from './post-json'

/** The number of no client: nothing is kept under it for a person whose workspaces are known. */
export const noClient = '0'

/**
 * What the person typed here before. It is offered when a page opens: coming back to a window does
 * not ask again.
 */
export const getDraftQuery = (clientNo: string, subject: string) => ({
  ...getOperationQuery('getDraft', { params: { clientno: clientNo }, body: { subject } }),
  refetchOnWindowFocus: false,
})

/** The columns that the person has chosen for a list. */
export const getColumnsQuery = (list: ColumnList) =>
  getOperationQuery('getColumns', { body: { list } })

/** Which field the person has chosen for heads of files. */
export const getColumnMatchesQuery = (imports: ColumnImport) =>
  getOperationQuery('getColumnMatches', { body: { imports } })

/** What a person keeps for themselves; the compiler holds the names to the registry. */
export type UserStateOperation =
  | 'keepDraft'
  | 'dropDraft'
  | 'keepColumns'
  | 'keepColumnMatches'
  | 'keepLookups'
  | 'keepRecent'
  | 'lookAtView'

/** Browsers let 64 KiB outlive a page, all its requests together. */
const keepaliveBytesMax = 60_000

/**
 * Keeps something through the route of local writes, also from a page that is older than the desk. Never
 * throws.
 *
 * @param leaving true when the page may go away before the answer: the request then outlives it,
 *   unless it is too long for that.
 */
export async function saveUserState<Name extends UserStateOperation>(
  name: Name,
  input: Input<Name>,
  { leaving = false } = {},
): Promise<Result<null>> {
  const body = JSON.stringify(input)
  return postJson<null>(routes.localWrite(name), body, {
    keepalive: leaving && new TextEncoder().encode(body).length <= keepaliveBytesMax,
  })
}

let writer: string | undefined
let turn = 0

/**
 * Names this open page, and counts its changes: the store lets no earlier change of a page
 * overwrite a later one.
 */
export function createWriteStamp(): { writer: string; turn: number } {
  writer ??= crypto.randomUUID()
  turn += 1
  return { writer, turn }
}
