import type { Translate } from '@/lib/shared/i18n/translate'
import type { documentRules } from './en/findings'
import { findWording } from './rule-wordings'

type TermName = keyof typeof documentRules.terms

/** What a broken rule means: what is wrong, and what to do. */
export type RuleWords = { what: string; next: string }

/**
 * A rule in words, with the business terms it is about; null for a rule that has none here, such as
 * one of another country.
 */
export function describeRule(
  t: Translate,
  rule: string,
  terms: readonly string[] = [],
): RuleWords | null {
  const found = findWording(rule)
  if (!found) return null
  const { wording, list, scheme, category, numbers } = found
  const values = {
    term: describeTerm(t, terms[0]),
    list: list ? t(`documentRules.lists.${list}`) : '',
    scheme: scheme ? t(`documentRules.schemes.${scheme}`) : '',
    category: category ? t(`documentRules.categories.${category}`) : '',
    numbers: numbers ? t(`documentRules.numbers.${numbers}`) : '',
  }
  return {
    what: t(`documentRules.rules.${wording}.what`, values),
    next: t(`documentRules.rules.${wording}.next`, values),
  }
}

/** A business term in words: `Seller name`. */
export const describeTerm = (t: Translate, term: string | undefined): string =>
  term === undefined ? t('documentRules.anyTerm') : t(`documentRules.terms.${term as TermName}`)
