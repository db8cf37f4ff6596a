import type { TextTable } from '@/lib/shared/tables/text-table'
import type { ImportField, ImportForms, ImportSources } from './import-fields'
import { detectDayForm, detectDecimalMark } from './value-forms'

/** So many cells of a kind are enough to tell its form, and read at once. */
const cellsMax = 3_000

/** Finds out how the columns of days and numbers are written. */
export function detectForms<Key extends string>(
  { records }: TextTable,
  fields: readonly ImportField<Key>[],
  sources: ImportSources<Key>,
): ImportForms {
  const listCells = (...kinds: ImportField<Key>['kind'][]) => {
    const columns = fields.flatMap(({ key, kind }) => {
      const source = sources[key]
      return kinds.includes(kind) && source?.from === 'column' ? [source.column] : []
    })
    const cells: string[] = []
    for (const { cells: texts } of records.slice(1))
      for (const column of columns) {
        const cell = texts[column]?.trim()
        if (cell) cells.push(cell)
        if (cells.length >= cellsMax) return cells
      }
    return cells
  }
  const { form: decimals, isGroupingProven } = detectDecimalMark(listCells('number'))
  return { days: detectDayForm(listCells('day', 'birthday')).form, decimals, isGroupingProven }
}
