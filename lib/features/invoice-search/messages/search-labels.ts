import type { ParsedSearch, SearchAs } from '@/lib/features/invoice-search/domain/search-text'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What a search was taken as, such as `payment reference`. */
export const labelSearch = (t: Translate, as: SearchAs) => t('understood.field', { as })

/** Why it was taken so, in one sentence. */
export const explainSearch = (t: Translate, { why }: ParsedSearch) =>
  t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
