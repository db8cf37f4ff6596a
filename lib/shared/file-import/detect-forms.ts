import type { TextTable } from '@/lib/shared/tables/text-table'
import { detectDayForm } from './day-forms'
import type { ImportField, ImportForms, ImportSources } from './import-fields'
import { detectDecimalMark } from './number-forms'

/** So many cells of a kind, from all over the file, are enough to tell its form. */
const cellsMax = 1_000

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
    const step = Math.ceil(((records.length - 1) * columns.length) / cellsMax)
    return records
      .filter((_, at) => at > 0 && (at - 1) % step === 0)
      .flatMap(({ cells }) => columns.map((column) => cells[column]?.trim() ?? ''))
      .filter((cell) => cell !== '')
  }
  const { form: decimals, isGroupingProven } = detectDecimalMark(listCells('number'))
  return { days: detectDayForm(listCells('day', 'birthday')).form, decimals, isGroupingProven }
}
