import type {
  Mismatch,
  Obstacle,
  Unchecked,
} from '@/lib/features/collection-invoices/domain/claim-equations'
import { formatDecimal } from '@/lib/shared/format/decimal-amount'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'

/**
 * What does not agree, in three sentences: the rule that is assumed, by how much it is broken where
 * that is an amount, and what the fields say.
 */
export function describeMismatch({
  kind,
  fields,
  expected,
  found,
  difference,
  currency,
}: Mismatch): {
  rule: string
  apart: string | null
  told: string
} {
  const formatWithCurrency = (value: string) =>
    [formatDecimal(value), currency].filter(Boolean).join(' ')
  return {
    rule: t(`invoices.money.kind.${kind}`),
    apart:
      difference === null
        ? null
        : t('invoices.money.difference', {
            amount: formatWithCurrency(difference.replace('-', '')),
          }),
    told: t('invoices.money.found', {
      field: fields[0] ?? '',
      found: difference === null ? found : formatWithCurrency(found),
      expected: difference === null ? expected : formatWithCurrency(expected),
    }),
  }
}

/** Why something could not be checked or drawn, in words. */
export const describeObstacle = ({ field, why }: Obstacle): string =>
  t(`invoices.money.why.${why}`, { field })

/** A rule that could not be checked, and each reason once. */
export const describeUncheckedRule = ({ fields, because }: Unchecked): string =>
  `${fields.join(', ')}: ${[...new Set(because.map(describeObstacle))].join('; ')}`

/**
 * The mismatches of an invoice as a text to ask the collector with: which invoice, what each field
 * says, and what it should be.
 */
export function buildMismatchQuestion(
  { number, id }: { number: string; id: string },
  mismatches: readonly Mismatch[],
): string {
  const lines = mismatches.map((mismatch) => {
    const { rule, apart, told } = describeMismatch(mismatch)
    return `- ${[rule, apart, told].filter(Boolean).join(' ')} (${mismatch.fields.join(', ')})`
  })
  return [t('invoices.money.question', { number, id }), ...lines].join('\n')
}
