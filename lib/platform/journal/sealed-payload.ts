import 'server-only'
import { placeIn } from '@/lib/platform/database/places'
import type { journal } from '@/lib/platform/database/schema'
import { makeKeyedDigest, seal, unseal } from '@/lib/platform/database/sealed'

/**
 * A copy of what is sent, in which every value under one of the named fields is encrypted: the
 * journal is read by more people than may see them.
 */
export function sealFields(
  value: unknown,
  sensitive: readonly string[],
  idempotencyKey: string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => sealFields(each, sensitive, idempotencyKey))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      sensitive.includes(key) && inner != null
        ? { sealed: seal(JSON.stringify(inner), placeIn.payloadField(idempotencyKey, key)) }
        : sealFields(inner, sensitive, idempotencyKey),
    ]),
  )
}

/**
 * The copy with its values opened again, as it was sent; null where one of them cannot be opened,
 * or where nothing is left.
 */
export function unsealFields(payload: unknown, idempotencyKey: string): unknown {
  try {
    return unsealValues(payload, '', idempotencyKey) ?? null
  } catch (error) {
    if (error instanceof SealedElsewhere) return null
    throw error
  }
}

class SealedElsewhere extends Error {}

function unsealValues(value: unknown, field: string, idempotencyKey: string): unknown {
  if (Array.isArray(value)) return value.map((each) => unsealValues(each, field, idempotencyKey))
  if (typeof value !== 'object' || value === null) return value
  if (isSealed(value)) {
    const text = unseal(value.sealed, placeIn.payloadField(idempotencyKey, field))
    if (text === null) throw new SealedElsewhere()
    return JSON.parse(text)
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, unsealValues(inner, key, idempotencyKey)]),
  )
}

/**
 * The copy with each of its values sealed anew for its place; null where one of them cannot be
 * opened.
 */
export function resealFields(payload: unknown, idempotencyKey: string): unknown {
  const names = listSealedNames(payload)
  const open = unsealFields(payload, idempotencyKey)
  return open === null ? null : sealFields(open, names, idempotencyKey)
}

function listSealedNames(value: unknown, name = ''): string[] {
  if (isSealed(value)) return [name]
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value)
    ? value.flatMap((each) => listSealedNames(each, name))
    : Object.entries(value).flatMap(([key, each]) => listSealedNames(each, key))
}

/** True for what stands in the place of a value that is sealed. */
export const isSealed = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' &&
  value !== null &&
  'sealed' in value &&
  typeof value.sealed === 'string'

type PayloadRow = Pick<typeof journal.$inferSelect, 'idempotencyKey' | 'payload' | 'before'>

/**
 * A row as it is stored: what was sent and what stood there before as one sealed text each, and the
 * ids in what was sent by names that tell nothing.
 */
export function sealRow<Row extends PayloadRow>(row: Row): Row & { payloadIds: string[] | null } {
  const { idempotencyKey, payload, before } = row
  return {
    ...row,
    payload:
      payload == null
        ? payload
        : { sealed: seal(JSON.stringify(payload), placeIn.payload(idempotencyKey)) },
    before:
      before == null
        ? before
        : { sealed: seal(JSON.stringify(before), placeIn.before(idempotencyKey)) },
    payloadIds: payload == null ? null : listIds([payload, before]).map(hashPayloadId),
  }
}

/**
 * A stored row as it was written; null in place of what cannot be opened. Rows of an older desk,
 * and rows that are open, stay what they are.
 */
export function unsealRow<Row extends PayloadRow>(row: Row): Row {
  const { idempotencyKey, payload, before } = row
  return {
    ...row,
    payload: isSealed(payload)
      ? parseJson(unseal(payload.sealed, placeIn.payload(idempotencyKey)))
      : payload,
    before: isSealed(before)
      ? parseJson(unseal(before.sealed, placeIn.before(idempotencyKey)))
      : before,
  }
}

const parseJson = (text: string | null) => (text === null ? null : JSON.parse(text))

/** What a stored row calls an id that was sent. */
export const hashPayloadId = (id: string) => makeKeyedDigest(`payload id ${id}`).slice(0, 22)

const idName = /(id|caseNumber|invoiceNumber|invoiceNo|documentNo|organizationNumber)$|^reference$/i

/**
 * Every text under a name that ends in `id`, of an invoice or of our own, the numbers of cases,
 * invoices and organizations, and references such as that of a letter, by which people look for a
 * write.
 */
function listIds(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return idName.test(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const inner = Array.isArray(value)
    ? value.flatMap((each) => listIds(each, name))
    : Object.entries(value).flatMap(([key, each]) => listIds(each, key))
  return [...new Set(inner)]
}
