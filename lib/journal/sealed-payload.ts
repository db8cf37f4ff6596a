import 'server-only'
import { seal, unseal } from '../database/sealed'

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

/** The copy with its values opened again, as it was sent; null where one of them cannot be opened, or where nothing is left. */
export function withUnsealed(payload: unknown): unknown {
  try {
    return opened(payload) ?? null
  } catch (error) {
    if (error instanceof SealedElsewhere) return null
    throw error
  }
}

class SealedElsewhere extends Error {}

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  if ('sealed' in value && typeof value.sealed === 'string') {
    const text = unseal(value.sealed)
    if (text === null) throw new SealedElsewhere()
    return JSON.parse(text)
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, opened(inner)]))
}
