import 'server-only'
import { mask } from '../database/mask'

/** A copy of an answer in which every value under one of the named fields is hidden. */
export function masked(value: unknown, sensitive: readonly string[]): unknown {
  if (sensitive.length === 0) return value
  if (Array.isArray(value)) return value.map((each) => masked(each, sensitive))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sensitive.includes(key) ? mask(key, inner) : masked(inner, sensitive)]))
}
