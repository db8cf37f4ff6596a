import 'server-only'

/** Operations that older desks called otherwise; their writes keep that name in the store. */
const olderNames: Readonly<Record<string, string>> = {
  linkByHand: 'joinByHand',
  unlinkByHand: 'unjoinByHand',
}

/** The names under which writes of some operations are stored. */
export const listStoredNames = (operations: readonly string[]): string[] =>
  operations.flatMap((name) => [name, ...(olderNames[name] ? [olderNames[name]] : [])])

/** What the operation of a stored write is called today. */
export const toCurrentName = (stored: string): string =>
  Object.keys(olderNames).find((name) => olderNames[name] === stored) ?? stored
