import type { Translate } from '@/lib/shared/i18n/translate'

/** The state of a paged list, as far as it is said here. */
type Held = {
  rows: readonly unknown[]
  isAtEnd: boolean
  isSilent: boolean
  isIncomplete: boolean
}

/**
 * How many cases are held, and whether they are all or more follow; after a page without a list, or
 * one that came before, nobody knows either. A list that did not come is no empty one.
 */
export function describeHeldCases(
  t: Translate,
  { rows, isAtEnd, isSilent, isIncomplete }: Held,
): string {
  if (rows.length === 0 && (!isAtEnd || isSilent)) return t('collectionCases.rows.none')
  const held = t('collectionCases.rows.held', { count: rows.length })
  if (isSilent || isIncomplete) return held
  return held + t(isAtEnd ? 'collectionCases.rows.all' : 'collectionCases.rows.more')
}
