import type { Mismatch, Obstacle, Unchecked } from '../domain/claim-equations'
import { decimalAmount } from './decimal-amount'
import { t } from './translate-collection-invoices'

/** What does not agree, in three sentences: the rule that is assumed, by how much it is broken where that is an amount, and what the fields say. */
export function mismatchWords({ kind, fields, expected, found, difference, currency }: Mismatch): {
  rule: string
  apart: string | null
  told: string
} {
  const amount = (value: string) => [decimalAmount(value), currency].filter(Boolean).join(' ')
  return {
    rule: t(`invoices.money.kind.${kind}`),
    apart: difference === null ? null : t('invoices.money.difference', { amount: amount(difference.replace('-', '')) }),
    told: t('invoices.money.found', {
      field: fields[0] ?? '',
      found: difference === null ? found : amount(found),
      expected: difference === null ? expected : amount(expected),
    }),
  }
}

/** Why something could not be checked or drawn, in words. */
export const obstacleWords = ({ field, why }: Obstacle): string => t(`invoices.money.why.${why}`, { field })

/** A rule that could not be checked, and each reason once. */
export const uncheckedWords = ({ fields, because }: Unchecked): string =>
  `${fields.join(', ')}: ${[...new Set(because.map(obstacleWords))].join('; ')}`

/** The mismatches of an invoice as a text to ask the collector with: which invoice, what each field says, and what it should be. */
export function questionOfMismatches({ number, id }: { number: string; id: string }, mismatches: readonly Mismatch[]): string {
  const lines = mismatches.map((mismatch) => {
    const { rule, apart, told } = mismatchWords(mismatch)
    return `- ${[rule, apart, told].filter(Boolean).join(' ')} (${mismatch.fields.join(', ')})`
  })
  return [t('invoices.money.question', { number, id }), ...lines].join('\n')
}
