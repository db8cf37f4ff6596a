import 'server-only'
import type * as z from 'zod'
import { findListField } from '@/lib/contracts/list-schema'

type Json = Record<string, unknown>
type FoundList = { ok: true; value: unknown } | { ok: false; fields: Record<string, string> }

/** Lists that a wrapper may hold beside its rows, and that are none. */
const notRows = /^(errors?|warnings?|links?|_links|messages?|violations|fields|included)$/i
/**
 * What a wrapper calls its way to more rows. Without it in the contract nobody knows how to read
 * on.
 */
const moreRows = /next|more|cursor|continu|skiptoken/i

/**
 * An answer with its rows where the contract has them. They are recognised in a bare list, and in
 * the only list of records that another object holds (`{Items: […]}`, `{data: {items: […]}}`).
 * Where there may be others, or more pages than can be asked for, it cannot be read. An answer that
 * holds no list and nothing else that is unknown stays as it is: it told no rows.
 */
export function findList(schema: z.ZodType, value: unknown): FoundList {
  const place = findListField(schema)
  if (place === null || value === null || typeof value !== 'object') return { ok: true, value }
  if (Array.isArray(value)) return { ok: true, value: place === '' ? value : { [place]: value } }
  const answer = value as Json
  if (place === '') return findRowsIn(answer, place) ?? { ok: true, value }
  const rows = answer[place]
  if (Array.isArray(rows) || rows === null) return { ok: true, value }
  if (isObject(rows)) {
    const inner = findRowsIn(rows, place)
    return inner?.ok
      ? { ok: true, value: { ...answer, [place]: inner.value } }
      : { ok: true, value }
  }
  if (rows !== undefined) return { ok: true, value }
  const found = findRowsIn(answer, place)
  return found?.ok
    ? { ok: true, value: { ...answer, [place]: found.value } }
    : (found ?? { ok: true, value })
}

/**
 * The only list of records in an object, or in the only object that it holds; null where there is
 * nothing that may be one.
 */
function findRowsIn(wrapper: Json, place: string, depth = 0): FoundList | null {
  const unreadable: FoundList = {
    ok: false,
    fields: {
      [place || '(list)']: 'is not where it belongs, and what may be it is not the only one',
    },
  }
  const entries = Object.entries(wrapper).filter(([name]) => name !== 'summary')
  const lists = entries.filter(([name, held]) => Array.isArray(held) && !notRows.test(name))
  const objects = entries.filter(([, held]) => isObject(held))
  const saysMore = entries.some(
    ([name, held]) =>
      moreRows.test(name) && held !== null && held !== undefined && held !== false && held !== '',
  )
  const hasErrors = entries.some(
    ([name, held]) =>
      /^errors?$/i.test(name) &&
      (Array.isArray(held) ? held.length > 0 : held !== null && held !== undefined),
  )
  if (lists.length === 0 && objects.length === 0) return hasErrors ? unreadable : null
  const [only] = lists
  if (lists.length === 1 && only && (only[1] as unknown[]).every(isObject))
    return saysMore || hasErrors ? unreadable : { ok: true, value: only[1] }
  const inner =
    objects.length === 1 && lists.length === 0 && depth < 1
      ? findRowsIn(objects[0]![1] as Json, place, depth + 1)
      : null
  return inner ?? unreadable
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
