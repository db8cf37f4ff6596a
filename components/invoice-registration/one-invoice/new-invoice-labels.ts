import type { InvoiceFormValues } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { InvoiceFinding } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
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

const choices = [
  ...(['COMPANY', 'PRIVATE', 'PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE'] as const),
  ...(['DEBT_COLLECTION', 'yes', 'no'] as const),
]

/** A value that is chosen among a few, in words. */
export const describeChoice = (t: Translate, value: string): string =>
  isAmong(choices, value) ? t(`invoiceRegistration.choice.${value}`) : value
