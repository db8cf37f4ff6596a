import 'server-only'
import type { FieldPath, Move } from './move-fields'

/** A path parameter or a query key of ours that travels elsewhere on the other side. */
export type Carried = { from: 'params' | 'query'; name: string }

/**
 * How a service offers one operation, where that differs from the contract. Everything left out is
 * as the contract says.
 */
export type Override = {
  /** False: the service does not have it. It is never asked for. */
  isOffered: boolean
  method?: string
  path?: string
  contentType?: string
  /** Names of query keys: what of ours is sent under which name of theirs. */
  query: readonly (Carried & { as: string })[]
  /** Fields of the body, ours to theirs. */
  body: readonly Move[]
  /** What of ours goes into the body besides. */
  intoBody: readonly (Carried & { to: FieldPath })[]
  /** Fields of a successful answer, theirs to ours. */
  answer: readonly Move[]
  /** Statuses of a success, theirs to the one of ours that means the same. */
  statuses: ReadonlyMap<number, number>
}

/** As the contract says. */
export const noOverride: Override = {
  isOffered: true,
  query: [],
  body: [],
  intoBody: [],
  answer: [],
  statuses: new Map(),
}
