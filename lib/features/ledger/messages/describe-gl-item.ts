import type { GlItem } from '@/lib/contracts/receivables/gl-items'
import { findLineAmount } from '@/lib/features/ledger/domain/open-amounts'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { labelPostingType } from './label-posting-type'

/** `Invoice, 1 250,00 NOK`; null where it tells too little for a name. */
export function describeGlItem(t: Translate, item: GlItem): string | null {
  const [type, amount] = [labelPostingType(t, item.postingType), findLineAmount(item)]
  if (type === null || amount === null) return type
  return t('ledger.item.title', {
    type,
    amount: [formatDecimal(amount), item.currency].filter(Boolean).join(' '),
  })
}
