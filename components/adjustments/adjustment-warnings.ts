import type {
  AdjustmentImpact,
  AdjustmentWarning,
  PlannedAdjustment,
} from '@/lib/features/adjustments/domain/adjustment-impact'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Warnings that a person has to say are intended: what goes out then is likely a mistake. */
const kindsToConfirm: AdjustmentWarning['kind'][] = [
  'exceedsRemaining',
  'otherCurrency',
  'closed',
  'zero',
  'negative',
  'moreThanTwoDecimals',
]

export type WarningLine = { key: string; words: string; needsTick: boolean }

/**
 * What is to be said of the rows before they go out, row by row. A row that has no amount yet is
 * not judged.
 */
export function listWarnings(
  t: Translate,
  impacts: readonly AdjustmentImpact[],
  drafts: readonly PlannedAdjustment[],
): WarningLine[] {
  return impacts.flatMap(({ warnings }, at) =>
    drafts[at]?.amount === null
      ? []
      : warnings.flatMap((warning) => {
          const words = describeWarning(t, warning, at + 1)
          return words
            ? [
                {
                  key: `${at} ${warning.kind}`,
                  words,
                  needsTick: kindsToConfirm.includes(warning.kind),
                },
              ]
            : []
        }),
  )
}

function describeWarning(t: Translate, warning: AdjustmentWarning, row: number): string | null {
  if (warning.kind === 'exceedsRemaining')
    return t('adjustments.warning.exceedsRemaining', { row, by: formatDecimal(warning.by) })
  if (warning.kind === 'otherCurrency')
    return t('adjustments.warning.otherCurrency', { row, currency: warning.invoiceCurrency })
  if (warning.kind === 'sameInvoice' || warning.kind === 'amountUnknown') return null
  return t(`adjustments.warning.${warning.kind}`, { row })
}
