import type { SearchAs, Understood } from '../domain/understood-search'
import { t } from './translate-partner'

/** What a search was taken as, such as `payment reference`. */
export const searchAsWords = (as: SearchAs) => t('references.field', { as })

/** Why it was taken so, in one sentence. */
export const understoodWords = ({ why }: Understood) => t(`references.understood.${why.key}`, 'values' in why ? why.values : undefined)
