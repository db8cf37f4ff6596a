import type {
  Mismatch,
  Obstacle,
  Unchecked,
} from '@/lib/features/collection-invoices/domain/claim-equations'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * What does not agree, in three sentences: the rule that is assumed, by how much it is broken where
 * that is an amount, and what the fields say.
 */
export function describeMismatch(
  t: Translate,
  { kind, fields, expected, found, difference, currency }: Mismatch,
): { rule: string; apart: string | null; told: string } {
  const formatWithCurrency = (value: string) =>
    [formatDecimal(value), currency].filter(Boolean).join(' ')
  return {
    rule: t(`collectionInvoices.money.kind.${kind}`),
    apart:
      difference === null
        ? null
        : t('collectionInvoices.money.difference', {
            amount: formatWithCurrency(difference.replace('-', '')),
          }),
    told: t('collectionInvoices.money.found', {
      field: fields[0] ?? '',
      found: difference === null ? found : formatWithCurrency(found),
      expected: difference === null ? expected : formatWithCurrency(expected),
    }),
  }
}

/** Why something could not be checked or drawn, in words. */
export const describeObstacle = (t: Translate, { field, why }: Obstacle): string =>
  t(`collectionInvoices.money.why.${why}`, { field })

/** A rule that could not be checked, and each reason once. */
export const describeUncheckedRule = (t: Translate, { fields, because }: Unchecked): string =>
  `${fields.join(', ')}: ${[...new Set(because.map((row) => describeObstacle(t, row)))].join('; ')}`

/**
 * The mismatches of an invoice as a text to ask the collector with: which invoice, what each field
 * says, and what it should be.
 */
export function buildMismatchQuestion(
  t: Translate,
  { number, id }: { number: string; id: string },
  mismatches: readonly Mismatch[],
): string {
  const lines = mismatches.map((mismatch) => {
    const { rule, apart, told } = describeMismatch(t, mismatch)
    return `- ${[rule, apart, told].filter(Boolean).join(' ')} (${mismatch.fields.join(', ')})`
  })
  return [t('collectionInvoices.money.question', { number, id }), ...lines].join('\n')
}
