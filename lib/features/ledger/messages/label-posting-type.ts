import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

export const postingTypes = ['INVOICE', 'INTEREST_NOTE', 'CREDIT_NOTE', 'PAYMENT'] as const

/** What was booked, in words; a type of which nobody knows the words as it came, null for none. */
export function labelPostingType(t: Translate, type: string | null | undefined): string | null {
  const code = type?.trim().toUpperCase()
  if (code && isAmong(postingTypes, code)) return t(`ledger.postingType.${code}`)
  return type?.trim() || null
}
