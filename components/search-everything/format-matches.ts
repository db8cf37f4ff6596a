import type { MatchCount } from '@/lib/features/search-everything/domain/found'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A number of matches, and whether there may be more. */
export const formatMatches = (t: Translate, { count, isAtLeast }: MatchCount): string =>
  isAtLeast ? t('searchEverything.orMore', { number: formatCount(count) }) : formatCount(count)
