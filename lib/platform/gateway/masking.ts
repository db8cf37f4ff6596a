import 'server-only'
import { mask, toMaskOwner } from '@/lib/platform/database/mask'

/**
 * An answer in which every value under one of the named fields is hidden, in whatever case a service
 * writes their names. The answer itself is left as it is: what holds such a value is copied, and the
 * rest is the same, because most of a long list has nothing to hide. The mark of each tells it from others of the same customer alone.
 *
 * @param place the client or the organization that the answer is of, blank where it is of none;
 *   null for masks without a mark.
 */
export function maskFields(
  value: unknown,
  sensitive: readonly string[],
  place: string | null,
): unknown {
  return sensitive.length === 0 ? value : maskDeep(value, createFinder(sensitive), place, null)
}

/** Finds which sensitive field a name is of. Names come again in each row, so each is judged once. */
function createFinder(sensitive: readonly string[]): (name: string) => string | undefined {
  const fields = new Map(sensitive.map((field) => [toPlainName(field), field]))
  const found = new Map<string, string | undefined>()
  return (name) => {
    if (!found.has(name)) found.set(name, fields.get(toPlainName(name)))
    return found.get(name)
  }
}

const toPlainName = (name: string) => name.toLowerCase().replace(/[_-]/g, '')

function maskDeep(
  value: unknown,
  findField: ReturnType<typeof createFinder>,
  place: string | null,
  owner: string | null,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const subject = findSubject(value as Record<string, unknown>) ?? owner
  return replaceParts(value, (key, inner) => {
    const field = Array.isArray(value) ? undefined : findField(key)
    return field === undefined
      ? maskDeep(inner, findField, place, subject)
      : mask(field, inner, place === null ? null : toMaskOwner(place, subject))
  })
}

/** A copy with what is shown in place of each part, or the value itself where that is the same. */
function replaceParts(value: object, shownOf: (key: string, part: unknown) => unknown): object {
  let copy: Record<string, unknown> | null = null
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    const shown = shownOf(key, part)
    if (shown === part) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[key] = shown
  }
  return copy ?? value
}

/**
 * Whose values stand in an object: its customer's, or where it names none those of the thing that
 * it is.
 */
function findSubject({ customerNo, customerNumber, id }: Record<string, unknown>): string | null {
  const number = customerNo ?? customerNumber
  if (typeof number === 'string' && number !== '') return number
  return typeof id === 'string' && id !== '' ? `id ${id}` : null
}
