import type { ParsedSearch, SearchAs } from '@/lib/features/invoice-search/domain/search-text'
import { t } from '@/lib/shared/i18n/translate-partner'

/** What a search was taken as, such as `payment reference`. */
export const labelSearch = (as: SearchAs) => t('understood.field', { as })

/** Why it was taken so, in one sentence. */
export const explainSearch = ({ why }: ParsedSearch) =>
  t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
