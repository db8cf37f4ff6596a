import type {
  ImportEffect,
  ImportedCustomer,
  StoredImport,
} from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import {
  addressGroup,
  compareSentFields,
  getValueAt,
  isHidden,
  isShown,
  listSentFields,
} from '@/lib/features/customers/domain/public'
import { isMasked } from '@/lib/shared/wire/masks'
import { getSentPath, hasBlank, sentFields } from './import-fields'
import type { StoredLookup } from './review-row'

/**
 * How a later read shows a customer of an import. `as-sent`: every field holds what was sent.
 * `differs`: some hold something else. `not-shown`: some are not shown, and none contradicts. `gone`:
 * there is no such customer. `unread`: it could not be read, which says nothing of it.
 */
export type LaterFinding = 'as-sent' | 'differs' | 'not-shown' | 'gone' | 'unread'

/** One field of an import beside what is stored now. */
export type LaterField = { path: string; sent: unknown; stored: unknown }

/** `fields`: those that hold something else, or, where none does, those that are not shown. */
export type LaterReading = { found: LaterFinding; fields: LaterField[] }

/** Compares what was sent of a customer with what is stored now. */
export function readLater(sent: StoredImport, lookup: StoredLookup | undefined): LaterReading {
  if (lookup?.is !== 'found')
    return { found: lookup?.is === 'missing' ? 'gone' : 'unread', fields: [] }
  const { other, unknown } = compare(sent, lookup.customer)
  const toFields = (paths: string[]) =>
    paths.map((path) => ({
      ...{ path, sent: getValueAt(sent.customer, path) },
      stored: getValueAt(lookup.customer, path) ?? null,
    }))
  if (other.length > 0) return { found: 'differs', fields: toFields(other) }
  return unknown.length > 0
    ? { found: 'not-shown', fields: toFields(unknown) }
    : { found: 'as-sent', fields: [] }
}

function compare({ customer, before }: StoredImport, stored: Customer) {
  const fields = listSentFields(customer as Partial<CustomerUpdate>).map(({ field, value }) => ({
    ...{ field, sent: value, before: before[field] },
  }))
  const compared = compareSentFields(fields, stored)
  const listWhere = (holds: (standing: string) => boolean) =>
    compared.filter(({ standing }) => holds(standing)).map(({ field }) => field)
  return {
    other: listWhere((standing) => standing === 'other' || standing === 'as-before'),
    unknown: listWhere((standing) => standing === 'unknown'),
  }
}

/** Why a customer is not sent a second time. */
export const behindVerdicts = [
  ...(['nothing', 'changed', 'exists', 'inBatch'] as const),
  ...(['unknown', 'hidden', 'gone', 'unread'] as const),
] as const

/**
 * What becomes of a customer that is sent a second time, or put back. `nothing`: it holds that
 * already. `changed`: somebody changed it since. `exists`: it was to be added, and is there with other
 * values. `inBatch`: another batch that may still run changes it. `hidden`: it holds what identifies a
 * person, which is in no browser. `unknown`: what stands there, or stood there before, is not shown.
 * `gone`: there is no such customer. `unread`: it could not be read.
 */
export type SecondVerdict =
  | { is: 'send'; customer: ImportedCustomer }
  | { is: (typeof behindVerdicts)[number] }

/** What a look found of a customer. */
export type LaterLookup = { lookup: StoredLookup | undefined; isInBatch: boolean }

/**
 * What sending a customer of an import again would send: the fields that do not hold what was sent.
 * Its address goes whole, and only where it still stands as it was shown before. One that was to be
 * added and is not there goes whole.
 */
export function planAgain(
  sent: StoredImport,
  found: LaterLookup,
  effect: ImportEffect,
): SecondVerdict {
  if (effect === 'create' && found.lookup?.is === 'missing') return planCreation(sent, found)
  const met = findStored(sent, found)
  if ('is' in met) return met
  const { other, unknown } = compare(sent, met.stored)
  const paths = [...other, ...unknown]
  if (paths.length === 0) return { is: 'nothing' }
  if (effect === 'create') return { is: 'exists' }
  if (paths.some((path) => isOtherThan(met.stored, path, sent.before[path])))
    return { is: 'changed' }
  return toVerdict(sent, met.stored, paths, (path) => getValueAt(sent.customer, path))
}

/**
 * What puts a customer of an import back: the values that stood there before, in place of those that
 * were sent. Whatever somebody changed since stays, with all of the customer.
 *
 * @param clearsUnshown whether a field of which no value was shown before is made blank.
 */
export function planUndo(
  sent: StoredImport,
  found: LaterLookup,
  clearsUnshown: boolean,
): SecondVerdict {
  const met = findStored(sent, found)
  if ('is' in met) return met
  const { other, unknown } = compare(sent, met.stored)
  if (other.length > 0) return { is: 'changed' }
  if (unknown.length > 0) return { is: 'unknown' }
  const paths = listSentFields(sent.customer as Partial<CustomerUpdate>)
    .map(({ field }) => field)
    .filter((path) => isOtherThan(met.stored, path, sent.before[path] ?? null))
  const unshown = paths.filter((path) => !isShown(sent.before[path]))
  if (unshown.length > 0 && (!clearsUnshown || !unshown.every(hasBlankAt))) return { is: 'unknown' }
  if (paths.length === 0) return { is: 'nothing' }
  return toVerdict(sent, met.stored, paths, (path) =>
    isShown(sent.before[path]) ? sent.before[path] : getBlankOf(sent, path),
  )
}

/** Whether a customer's own read shows none of what stood there before: what is asked once for all. */
export const hasUnshownBefore = ({ customer, before }: StoredImport): boolean =>
  listSentFields(customer as Partial<CustomerUpdate>).some(({ field }) => !isShown(before[field]))

function planCreation(sent: StoredImport, { isInBatch }: LaterLookup): SecondVerdict {
  if (isInBatch) return { is: 'inBatch' }
  if (hasMask(sent)) return { is: 'hidden' }
  if (hasBlotted(sent)) return { is: 'unknown' }
  const { line, name, customer, before, keepsAddress } = sent
  return {
    is: 'send',
    customer: {
      line,
      name,
      before,
      keepsAddress,
      customer: customer as CustomerUpdate,
      isNew: true,
    },
  }
}

function findStored(
  sent: StoredImport,
  { lookup, isInBatch }: LaterLookup,
): { stored: Customer } | Exclude<SecondVerdict, { is: 'send' }> {
  if (lookup?.is !== 'found') return { is: lookup?.is === 'missing' ? 'gone' : 'unread' }
  if (isInBatch) return { is: 'inBatch' }
  if (hasMask(sent)) return { is: 'hidden' }
  return hasBlotted(sent) ? { is: 'unknown' } : { stored: lookup.customer }
}

const hasMask = ({ customer }: StoredImport): boolean =>
  listSentFields(customer as Partial<CustomerUpdate>).some(({ value }) => isMasked(value))

/** Whether an earlier import sent what a service had blotted out. */
const hasBlotted = ({ customer }: StoredImport): boolean =>
  listSentFields(customer as Partial<CustomerUpdate>).some(({ value }) => isHidden(value))

/** Whether a field is shown to hold something else than a value; null: none was shown. */
function isOtherThan(stored: Customer, path: string, value: unknown): boolean {
  if (value === undefined) return false
  const [met] = compareSentFields([{ field: path, sent: value ?? '' }], stored)
  return met?.standing === 'other'
}

function hasBlankAt(path: string): boolean {
  const field = sentFields.find((each) => getSentPath(each) === path)
  return field !== undefined && hasBlank(field)
}

const getBlankOf = ({ customer }: StoredImport, path: string) =>
  Array.isArray(getValueAt(customer, path)) ? [] : ''

function toVerdict(
  { line, name, customerNo }: StoredImport,
  stored: Customer,
  paths: readonly string[],
  getValue: (path: string) => unknown,
): SecondVerdict {
  const lines = addressGroup.map((each) => `postalAddress.${each}`)
  const movesAddress = paths.some((path) => lines.includes(path))
  const shown = (path: string) => getValueAt(stored, path) ?? null
  if (movesAddress && lines.some((path) => shown(path) === null)) return { is: 'unknown' }
  const all = movesAddress ? [...new Set([...paths, ...lines])] : paths
  const customer: Record<string, unknown> = { customerNo }
  for (const path of all) put(customer, path, paths.includes(path) ? getValue(path) : shown(path))
  return {
    is: 'send',
    customer: {
      ...{ line, name, keepsAddress: movesAddress, customer: customer as CustomerUpdate },
      before: Object.fromEntries(all.map((path) => [path, shown(path)])),
    },
  }
}

function put(target: Record<string, unknown>, path: string, value: unknown) {
  const [outer = '', inner] = path.split('.')
  target[outer] = inner ? { ...(target[outer] as object | undefined), [inner]: value } : value
}
