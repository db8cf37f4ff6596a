import { toPlainNumber } from '@/lib/shared/references/organization-number'
import type { CompanyRow } from './combine-companies'

/** The companies in whose name, number or id a text is found; with differences alone where asked. */
export function filterCompanies(
  rows: readonly CompanyRow[],
  typed: string,
  onlyDifferent: boolean,
): CompanyRow[] {
  const text = typed.trim().toLowerCase()
  const digits = toPlainNumber(text)
  return rows.filter(
    ({ name, number, id, differences }) =>
      (!onlyDifferent || differences.length > 0) &&
      (text === '' ||
        (name ?? '').toLowerCase().includes(text) ||
        (digits !== '' && toPlainNumber(number ?? '').includes(digits)) ||
        String(id ?? '') === digits),
  )
}
