import type * as z from 'zod'

/**
 * The least that an answer may hold by its contract: fields absent or null in turn, and one that no
 * contract knows. Rows of a list stay, with their first field only, because a list of rows without
 * names must be shown too.
 */
export function toMinimalBody(schema: z.ZodType | null, body: unknown): unknown {
  if (!schema || !isRecord(body)) return body
  let least: Record<string, unknown> = { ...body, unknownField: { nested: ['of nobody'] } }
  for (const [index, key] of Object.keys(body).entries()) {
    const value = body[key]
    const next = isRows(value)
      ? { ...least, [key]: value.map(pickFirstField) }
      : index % 2 === 0
        ? omitKey(least, key)
        : { ...least, [key]: null }
    if (schema.safeParse(next).success) least = next
  }
  return least
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

function pickFirstField(row: Record<string, unknown>) {
  const key = 'customerNo' in row ? 'customerNo' : Object.keys(row)[0]
  return { ...(key && { [key]: row[key] }), unknownField: null }
}

function omitKey(record: Record<string, unknown>, key: string) {
  const { [key]: _, ...others } = record
  return others
}
