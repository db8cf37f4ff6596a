import type { Customer, CustomerUpdate } from '../contracts/receivables/customers'
import { type CustomerUnit, customerUnits, unitOfPath } from './customer-units'
import { cleanedEmail } from './email-clean-up'

/** A field of a request under its path, such as `postalAddress.cityName`. */
export type SentField = { field: string; value: unknown }

/** The fields that an update sends, one a row. What only names the customer is left out; null and absent say nothing. */
export const sentFields = ({ customerNo: _, ...update }: Partial<CustomerUpdate>): SentField[] =>
  leavesOf(update).filter(({ value }) => value != null)

/** Every field of a customer as it was read, under its path. */
export const storedFields = (customer: Customer): Record<string, unknown> =>
  Object.fromEntries(leavesOf(customer).map(({ field, value }) => [field, value]))

function leavesOf(subject: object, path = ''): SentField[] {
  return Object.entries(subject).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? leavesOf(value, field) : [{ field, value }]
  })
}

/** The value under a path such as `postalAddress.cityName`; undefined where there is none. */
export function valueAt(subject: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at == null ? undefined : (at as Record<string, unknown>)[key]), subject)
}

/** True when `stored` is what an upstream keeps of what was `sent`: the same value, blank for absent, or the cleaned e-mail addresses. */
export function holdsWhatWasSent(field: string, sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent)) {
    const kept = (Array.isArray(stored) ? stored : []) as unknown[]
    const clean = (value: unknown) => (field === 'emailAddressDocument' && typeof value === 'string' ? cleanedEmail(value) : value)
    return sent.length === kept.length && sent.every((value, at) => value === kept[at] || clean(value) === kept[at])
  }
  return sent === stored || (sent === '' && stored == null)
}

/** Units of an update, in the order of the page, and how a read afterwards shows them. */
export type Seen = { sent: CustomerUnit[]; different: CustomerUnit[]; cleaned: CustomerUnit[] }

/**
 * Compares what was sent with a read that followed: `different` are units that hold something else than was sent, `cleaned` those whose e-mail
 * addresses were cleaned and else hold it. Both sides are masked, so that a sensitive value is compared without being seen.
 */
export function seenAfter(fields: { field: string; sent?: unknown }[], read: unknown): Seen {
  const unitsWhere = (says: (field: string, sent: unknown, stored: unknown) => boolean) => {
    const named = new Set(fields.filter(({ field, sent }) => says(field, sent, valueAt(read, field))).map(({ field }) => unitOfPath(field)))
    return customerUnits.filter((unit) => named.has(unit))
  }
  return {
    sent: unitsWhere(() => true),
    different: unitsWhere((field, sent, stored) => !holdsWhatWasSent(field, sent, stored)),
    cleaned: unitsWhere((field, sent, stored) => Array.isArray(sent) && holdsWhatWasSent(field, sent, stored) && !same(sent, stored ?? [])),
  }
}

/** What a read says of a write: the values in the fields that it sent, and whether they are those sent or those before. */
export type Found = { found: 'applied' | 'not-applied' | 'partly'; stored: Record<string, unknown> }

/**
 * Compares what was sent with what a read shows, field by field. A field whose sent value stood there before proves nothing and is passed
 * over; when none is left, nothing is proven.
 *
 * @param fields each with the value sent and, where known, the one before.
 */
export function foundAfter(fields: { field: string; sent?: unknown; before?: unknown }[], read: unknown): Found {
  const stored = Object.fromEntries(fields.map(({ field }) => [field, valueAt(read, field) ?? null]))
  const telling = fields.filter(({ field, sent, before }) => before === undefined || !holdsWhatWasSent(field, sent, before))
  if (telling.length === 0) return { found: 'partly', stored }
  const applied = telling.filter(({ field, sent }) => holdsWhatWasSent(field, sent, stored[field])).length
  const found =
    applied === telling.length
      ? 'applied'
      : applied === 0 && telling.every(({ field, before }) => same(stored[field], before))
        ? 'not-applied'
        : 'partly'
  return { found, stored }
}

const same = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)
