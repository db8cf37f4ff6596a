import type { SearchAs, Understood } from '../domain/understood-search'
import { t } from './translate-partner'

/** What a search was taken as, such as `payment reference`. */
export const searchAsWords = (as: SearchAs) => t('understood.field', { as })

/** Why it was taken so, in one sentence. */
export const understoodWords = ({ why }: Understood) => t(`understood.why.${why.key}`, 'values' in why ? why.values : undefined)
