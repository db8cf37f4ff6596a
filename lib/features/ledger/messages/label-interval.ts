import type { AgingInterval } from '@/lib/features/ledger/domain/aging-intervals'
import type { Translate } from '@/lib/shared/i18n/translate'

/** An interval of aging in words; by the service's own name where it says nothing of its days. */
export function labelInterval(t: Translate, { is, name, fromDays, toDays }: AgingInterval): string {
  if (is === 'undated') return t('ledger.aging.undated')
  if (is === 'unplaced') return name ?? t('ledger.aging.unnamed')
  if (toDays === null) return t('ledger.aging.from', { from: String(fromDays) })
  if (fromDays === null)
    return toDays === 0 ? t('ledger.aging.notDue') : t('ledger.aging.upTo', { to: String(toDays) })
  return t('ledger.aging.between', { from: String(fromDays), to: String(toDays) })
}
