import type { ParsedLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What was typed was taken as, such as `payment reference`. */
export const labelLookup = (t: Translate, as: ParsedLookup['as']): string =>
  t(`invoiceTracking.lookup.has.${as}`)

/** Why it was taken so, in one sentence. */
export function explainLookup(t: Translate, { why }: ParsedLookup): string {
  if (why.key === 'receiptLabel' || why.key === 'receiptForm')
    return t(`invoiceTracking.lookup.why.${why.key}`)
  return t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
}
