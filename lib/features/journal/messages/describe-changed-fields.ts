import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Translate } from '@/lib/shared/i18n/translate'

type Written = Pick<JournalEntry, 'fields'>

/** So many are named in a line. */
const namedMax = 3

/** The fields that went out otherwise than they stood there before. */
export const listChangedFields = ({ fields }: Written): JournalEntry['fields'] =>
  fields.filter(
    ({ sent, before }) =>
      sent !== undefined && JSON.stringify(sent) !== JSON.stringify(before ?? ''),
  )

/**
 * The names of the fields that a write changed, as far as a line has room for them; null where none
 * is known.
 *
 * @param label names a field by its path on the wire; null where it has no name.
 */
export function describeChangedFields(
  t: Translate,
  entry: Written,
  label: (t: Translate, path: string) => string | null,
): string | null {
  const names = listChangedFields(entry).map(({ field }) => label(t, field) ?? field)
  if (names.length === 0) return null
  const shown = names.slice(0, namedMax)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, t('journal.more', { count: rest })] : shown
  const last = all.at(-1) ?? ''
  if (all.length === 1) return last
  const first = all
    .slice(0, -1)
    .reduce((head, tail) => t('journal.listed', { first: head, rest: tail }))
  return t('journal.and', { first, last })
}
