import type { InvoiceRow } from '@/lib/features/invoice-registration/domain/invoice-file'
import type { InvoiceFormValues } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { InvoiceFinding } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { RegistrationStatus } from '@/lib/features/invoice-registration/domain/invoice-registration-status'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'
import { parseDecimal } from '@/lib/shared/numbers/number-input'

/** What is to be said of a field, without its name. */
export const describeInvoiceFinding = (
  t: Translate,
  { why }: InvoiceFinding,
  entry: InvoiceFormValues,
) =>
  t(`invoiceRegistration.finding.${why}`, {
    value: String(parseDecimal(entry.originalInvoiceAmount ?? '') ?? ''),
  })

/** Why a row ends as it does, in words. */
export function describeRowEnd(t: Translate, row: InvoiceRow, end: RegistrationStatus): string {
  if (row.fate === 'double' && end === 'double')
    return t(`invoiceRegistration.run.double.${row.double.by}`, { line: String(row.double.line) })
  if (end === 'known' || end === 'untold' || end === 'open')
    return t(`invoiceRegistration.run.why.${end}`)
  const said = row.findings.filter(({ is }) => is === (end === 'refused' ? 'refused' : 'warned'))
  const extra = row.extraCells ? [t('invoiceRegistration.run.why.extraCells')] : []
  const words = said.map((each) =>
    t('invoiceRegistration.run.why.finding', {
      field: t(`invoiceRegistration.field.${each.field}`),
      words: describeInvoiceFinding(t, each, row.entry),
    }),
  )
  return [...extra, ...words].join(' ') || t('invoiceRegistration.run.why.valid')
}

/** Sums by currency in one line: `1 250,50 NOK, 7,00 SEK`. */
export const formatTotals = (totals: readonly CurrencyTotal[]) =>
  totals
    .flatMap(({ currency, total }) =>
      total === null ? [] : [`${formatDecimal(total)} ${currency ?? ''}`.trim()],
    )
    .join(', ')
