import 'server-only'
import { seal } from '../database/sealed'

/** A copy of what is sent, in which every value under one of the named fields is encrypted: the journal is read by more people than may see them. */
export function withSealed(value: unknown, sensitive: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withSealed(each, sensitive))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      sensitive.includes(key) && inner != null ? { sealed: seal(JSON.stringify(inner)) } : withSealed(inner, sensitive),
    ]),
  )
}
