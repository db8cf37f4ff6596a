import 'server-only'
import type { Reader } from '../journal/read-journal'
import type { Session } from '../session/current-session'

/** Whose rows of the journal the person of a session may see: the own ones and those of the workspaces. */
export function readerOf({ userName, workspaces }: Session): Reader {
  const named = <Name extends 'clientNo' | 'organizationId'>(name: Name) =>
    workspaces?.map((each) => each[name]).filter((value) => value !== null) ?? null
  return { person: userName, clients: named('clientNo'), organizations: named('organizationId') }
}
