import type { ParsedLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'

/** What was typed was taken as, such as `payment reference`. */
export const labelLookup = (as: ParsedLookup['as']): string => t(`where.lookup.has.${as}`)

/** Why it was taken so, in one sentence. */
export function explainLookup({ why }: ParsedLookup): string {
  if (why.key === 'receiptLabel' || why.key === 'receiptForm')
    return t(`where.lookup.why.${why.key}`)
  return t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
}
