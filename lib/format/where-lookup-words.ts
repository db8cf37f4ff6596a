import type { ParsedLookup } from '../domain/where/understood-lookup'
import { t } from './translate-where-page'

/** What was typed was taken as, such as `payment reference`. */
export const labelLookup = (as: ParsedLookup['as']): string => t(`where.lookup.has.${as}`)

/** Why it was taken so, in one sentence. */
export function explainLookup({ why }: ParsedLookup): string {
  if (why.key === 'receiptLabel' || why.key === 'receiptForm') return t(`where.lookup.why.${why.key}`)
  return t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
}
