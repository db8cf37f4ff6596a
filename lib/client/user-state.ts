import type { ColumnImport, ColumnList } from '@/lib/contracts/desk/user-state'
import type { Input, OperationName } from '@/lib/contracts/registry'
import type { Result, Write } from '@/lib/contracts/result'
import { routes } from '@/lib/shared/routes'
import { getOperationQuery } from './operation-query'
import { postJson } from './post-json'

/** The number of no client: nothing is kept under it for a person whose workspaces are known. */
export const noClient = '0'

/**
 * What the person typed here before. It is offered when a page opens: coming back to a window does
 * not ask again.
 */
export const getDraftQuery = (clientNo: string, draftKey: string) => ({
  ...getOperationQuery('getDraft', { params: { clientno: clientNo }, body: { subject: draftKey } }),
  refetchOnWindowFocus: false,
})

/** The columns that the person has chosen for a list. */
export const getColumnsQuery = (list: ColumnList) =>
  getOperationQuery('getColumns', { body: { list } })

/** Which field the person has chosen for heads of files. */
export const getColumnMatchesQuery = (imports: ColumnImport) =>
  getOperationQuery('getColumnMatches', { body: { imports } })

/** What the person looked up last. */
export const getLookupsQuery = () => getOperationQuery('getLookups', {})

/** What a person typed or chose, and keeps for themselves; the compiler holds the names to the registry. */
export type UserStateOperation =
  | 'keepDraft'
  | 'dropDraft'
  | 'keepColumns'
  | 'keepColumnMatches'
  | 'keepLookups'

/** What a page notes of its person by itself: what they opened or looked at. */
type NotedOperation = 'keepRecent' | 'visitView'

/** Browsers let 64 KiB outlive a page, all its requests together. */
const keepaliveBytesMax = 60_000

type Leaving = {
  /**
   * True when the page may go away before the answer: the request then outlives it, unless it is too
   * long for that.
   */
  leaving?: boolean
}

/**
 * Keeps something through the route of local writes, also from a page that is older than the desk. Never
 * throws. Whoever calls it tells its person where it failed, as `useWrite` does (`toLocalWrite`).
 */
export const saveUserState = <Name extends UserStateOperation>(
  name: Name,
  input: Input<Name>,
  { leaving }: Leaving = {},
): Promise<Result<null>> => postUserState(name, input, { leaving })

/**
 * Notes what the person opened or looked at. That it could not be noted is told by nobody: it is a
 * convenience, and the page is about something else. Nobody asked for it, so it keeps no session
 * alive. Never throws.
 */
export async function noteSilently<Name extends NotedOperation>(
  name: Name,
  input: Input<Name>,
  { leaving }: Leaving = {},
): Promise<void> {
  await postUserState(name, input, { leaving, isBackground: true })
}

function postUserState(
  name: OperationName,
  input: object,
  { leaving = false, isBackground = false }: Leaving & { isBackground?: boolean },
): Promise<Result<null>> {
  const body = JSON.stringify(input)
  return postJson<null>(routes.localWrite(name), body, {
    keepalive: leaving && new TextEncoder().encode(body).length <= keepaliveBytesMax,
    isBackground,
  })
}

/** Keeping something as a write of a page. */
export const toLocalWrite =
  <Name extends UserStateOperation>(name: Name): Write<Input<Name>, null> =>
  (arrived) =>
    saveUserState(name, arrived as Input<Name>)

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
