import type { GlItem } from '@/lib/contracts/receivables/gl-items'
import type { AgingInterval } from '@/lib/features/ledger/domain/aging-intervals'
import { findLineAmount } from '@/lib/features/ledger/domain/open-amounts'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

export const postingTypes = [
  'INVOICE',
  'INTEREST_NOTE',
  'CREDIT_NOTE',
  'CREDITED',
  'PAYMENT',
] as const

/** What was booked, in words; a type of which nobody knows the words as it came, null for none. */
export function labelPostingType(t: Translate, type: string | null | undefined): string | null {
  const code = type?.trim().toUpperCase()
  if (code && isAmong(postingTypes, code)) return t(`ledger.postingType.${code}`)
  return type?.trim() || null
}

/** `Invoice, 1 250,00 NOK`; null where it tells too little for a name. */
export function describeGlItem(t: Translate, item: GlItem): string | null {
  const [type, amount] = [labelPostingType(t, item.postingType), findLineAmount(item)]
  if (type === null || amount === null) return type
  return t('ledger.item.title', {
    type,
    amount: [formatDecimal(amount), item.currency].filter(Boolean).join(' '),
  })
}

/** An interval of aging in words; by the service's own name where it says nothing of its days. */
export function labelInterval(t: Translate, { is, name, fromDays, toDays }: AgingInterval): string {
  if (is === 'undated') return t('ledger.aging.undated')
  if (is === 'unplaced') return name ?? t('ledger.aging.unnamed')
  if (toDays === null) return t('ledger.aging.from', { from: String(fromDays) })
  if (fromDays === null)
    return toDays === 0 ? t('ledger.aging.notDue') : t('ledger.aging.upTo', { to: String(toDays) })
  return t('ledger.aging.between', { from: String(fromDays), to: String(toDays) })
}
