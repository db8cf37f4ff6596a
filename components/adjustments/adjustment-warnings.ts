import type {
  AdjustmentImpact,
  AdjustmentWarning,
  PlannedAdjustment,
} from '@/lib/features/adjustments/domain/adjustment-impact'
import { listDaysAhead } from '@/lib/shared/dates/local-day'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Warnings that a person has to say are intended: what goes out then is likely a mistake. */
const kindsToConfirm: AdjustmentWarning['kind'][] = [
  'exceedsRemaining',
  'otherCurrency',
  'closed',
  'withdrawn',
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

/**
 * That rows are of a day that has not come: what was received or decided is of today or before. A
 * day stands once, whatever the rows.
 */
export const listDayWarnings = (
  t: Translate,
  rows: readonly { date: string }[],
  today: string,
): WarningLine[] =>
  listDaysAhead(
    rows.map(({ date }) => date),
    today,
  ).map((day) => ({
    ...{ key: `ahead ${day}`, needsTick: true },
    words: t('adjustments.warning.dayAhead', { day }),
  }))

/**
 * What a tick says yes to: the amounts as they are typed, and what is odd about them. Other amounts
 * are another question.
 */
export const describeQuestion = (
  drafts: readonly PlannedAdjustment[],
  warnings: readonly WarningLine[],
  ...others: readonly unknown[]
): string =>
  JSON.stringify([
    drafts.filter(({ amount }) => amount !== null),
    warnings.flatMap(({ words, needsTick }) => (needsTick ? words : [])),
    ...others,
  ])

function describeWarning(t: Translate, warning: AdjustmentWarning, row: number): string | null {
  if (warning.kind === 'exceedsRemaining')
    return t('adjustments.warning.exceedsRemaining', { row, by: formatDecimal(warning.by) })
  if (warning.kind === 'otherCurrency')
    return t('adjustments.warning.otherCurrency', { row, currency: warning.invoiceCurrency })
  if (warning.kind === 'sameInvoice' || warning.kind === 'amountUnknown') return null
  return t(`adjustments.warning.${warning.kind}`, { row })
}
