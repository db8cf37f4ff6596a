import type { Settlement } from '@/lib/contracts/collection/settlements'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'

/**
 * What a settlement is called: by its day and its amount; null where the day, the amount or the
 * currency is not known exactly.
 */
export function describeSettlement(
  t: Translate,
  {
    settlementDate,
    settlementAmount,
    currency,
  }: Pick<Settlement, 'settlementDate' | 'settlementAmount' | 'currency'>,
): string | null {
  const day = settlementDate && toCalendarDay(settlementDate)
  const amount = parseAmount(settlementAmount)
  if (!day || amount.is !== 'exact' || !currency) return null
  return t('settlements.named', {
    day: formatTitleDate(t, day),
    amount: `${formatDecimal(amount.decimal)} ${currency}`,
  })
}

const collectionTypes = ['REMINDER', 'DEBT_COLLECTION'] as const
const allocationTypes = ['CAPITAL', 'INTEREST', 'FEES'] as const

/** A type of collection in words; as it came where it is not known. */
export function labelCollectionType(t: Translate, code: string): string {
  const known = findKnownCode(collectionTypes, code)
  return known ? t(`settlements.type.${known}`) : code
}

/** What a part of a settlement was for, in words; as it came where it is not known. */
export function labelAllocationType(t: Translate, code: string): string {
  const known = findKnownCode(allocationTypes, code)
  return known ? t(`settlements.parts.word.${known}`) : code
}

const findKnownCode = <const Code extends string>(codes: readonly Code[], code: string) =>
  codes.find((each) => each === code.trim().toUpperCase())
