import { addressGroup } from '@/lib/features/customers/domain/address-group'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { CustomerEdit } from '../edit/use-customer-edit'
import { labelField } from './field-texts'

/** What differs, by the names that stand on the page: of the address each line. */
export function listChangedNames(
  t: Translate,
  { changed, before, edited }: CustomerEdit,
): string[] {
  return changed.flatMap((field) =>
    field === 'address'
      ? addressGroup
          .filter((line) => before.address[line] !== edited.address[line])
          .map((line) => t(`customerFields.${line}`))
      : [labelField(t, field)],
  )
}

/** What must be done before the form can be saved. */
export function listBlockers(t: Translate, { consents, unsendable, blotted }: CustomerEdit) {
  const wrong = [
    ...blotted.map((line) => t(`customerFields.${line}`)),
    ...unsendable.map((field) => labelField(t, field)),
  ]
  return [
    ...(consents.missing > 0
      ? [{ glyph: 'blank' as const, text: t('customers.blockerTick', { count: consents.missing }) }]
      : []),
    ...(wrong.length > 0
      ? [
          {
            glyph: 'fail' as const,
            text: t('customers.blockerUnsendable', { fields: wrong.join(', ') }),
          },
        ]
      : []),
  ]
}
