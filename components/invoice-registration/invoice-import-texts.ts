import type { ImportTexts } from '@/components/file-import/import-texts'
import type { InvoiceField } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { Refusal, Warning } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { describeChoice } from './one-invoice/new-invoice-labels'

const wholeRow = ['double', 'known', 'untold'] as const

/** What an import calls the fields of an invoice, and what it says of them. */
export const createInvoiceTexts = (t: Translate): ImportTexts<InvoiceField> => ({
  field: (key) => t(`invoiceRegistration.field.${key}`),
  choice: (_, value) => describeChoice(t, value),
  finding: ({ field, why, values }) =>
    field === null && isAmong(wholeRow, why)
      ? t(`invoiceRegistration.whole.${why}`)
      : t(`invoiceRegistration.finding.${why as Refusal | Warning}`, {
          value: String(parseDecimal(values[0] ?? '') ?? ''),
        }),
})
