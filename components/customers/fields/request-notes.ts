import type { Verdict } from '@/components/ui/glyph'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { getFieldPath, type SingleField } from '@/lib/features/customers/domain/editable-fields'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { CustomerEdit } from '../edit/use-customer-edit'

type Note = { glyph: Verdict; text: string }

/** What a request does and what it leaves alone, in sentences below it. */
export function listRequestNotes(
  t: Translate,
  { update, effects, stuck, clearing, isSendable }: CustomerEdit,
): Note[] {
  if (!isSendable)
    return [{ glyph: 'keep', text: t('customers.note.nothing') }, ...listStuckNotes(t, stuck)]
  const blank = addressGroup.filter(
    (line) => effects[line] === 'blank' || effects[line] === 'unknown-blank',
  )
  const hasGroup = addressGroup.some((line) => update.postalAddress?.[line] !== undefined)
  return [
    {
      glyph: 'keep',
      text: hasGroup ? t('customers.note.wholeAddress') : t('customers.note.noAddress'),
    },
    ...(blank.length > 0
      ? [
          {
            glyph: 'blank' as const,
            text: t('customers.note.blank', { count: blank.length, fields: blank.join(', ') }),
          },
        ]
      : []),
    { glyph: 'keep', text: t('customers.note.keeps') },
    ...listStuckNotes(t, stuck),
    ...(clearing.length > 0
      ? [
          {
            glyph: 'unknown' as const,
            text: t('customers.note.triesToClear', {
              fields: formatPaths(clearing as SingleField[]),
            }),
          },
        ]
      : []),
    { glyph: 'run', text: t('customers.note.readFirst') },
  ]
}

const listStuckNotes = (t: Translate, stuck: SingleField[]): Note[] =>
  stuck.length > 0
    ? [{ glyph: 'warn', text: t('customers.note.notCleared', { fields: formatPaths(stuck) }) }]
    : []

const formatPaths = (fields: SingleField[]) => fields.map(getFieldPath).join(', ')
