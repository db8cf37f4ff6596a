import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'

/**
 * Who owes what, or has it in their favour, by payments or credits; null where the name, the amount
 * or, of more than nothing, the currency is not known exactly.
 */
export function describeDebt(
  t: Translate,
  name: string | null | undefined,
  remainingAmount: ExactNumber | null | undefined,
  currency: string | null | undefined,
): string | null {
  const remaining = parseAmount(remainingAmount)
  if (!name || remaining.is !== 'exact') return null
  const { decimal } = remaining
  if (decimal === '0') return t('collectionCases.owesNothing', { name })
  if (!currency) return null
  const isCredit = decimal.startsWith('-')
  return t(isCredit ? 'collectionCases.inCredit' : 'collectionCases.owes', {
    name,
    amount: `${formatDecimal(isCredit ? decimal.slice(1) : decimal)} ${currency}`,
  })
}
