import type { ExportKind } from '@/lib/contracts/desk/export-files'
import { exportKinds } from './export-kinds'

type Search = Record<string, unknown>

const isSet = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/** The filters of a search, without its order and paging, and without those that are left open. */
export function pickExportFilters(kind: ExportKind, search: Search): Search {
  const { fixed, changeable } = exportKinds[kind]
  return Object.fromEntries(
    [...fixed, ...changeable]
      .filter((name) => isSet(search[name]))
      .map((name) => [name, search[name]]),
  )
}

/**
 * Filters by what an upstream may change: a row can come under one, or leave it, while it is
 * read.
 */
export const listChangeableFilters = (kind: ExportKind, search: Search) =>
  exportKinds[kind].changeable.filter((name) => isSet(search[name]))

/** Filters by what stands once and for all. */
export const listFixedFilters = (kind: ExportKind, search: Search) =>
  exportKinds[kind].fixed.filter((name) => isSet(search[name]))
