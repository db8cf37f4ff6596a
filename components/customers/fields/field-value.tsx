import { useT } from '@/lib/client/translation'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import {
  type CustomerField,
  type CustomerFormValues,
  isListField,
} from '@/lib/features/customers/domain/editable-fields'
import { allShown, type NotShown } from '@/lib/features/customers/domain/field-comparison'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Props = {
  field: CustomerField
  entry: CustomerFormValues
  against: CustomerFormValues
  notShown?: NotShown
}

/**
 * What a field holds, line by line, with the lines marked that differ from `against`; what a read
 * did not show is told so, and not as blank.
 */
export function FieldValue({ field, entry, against, notShown = allShown }: Props) {
  const t = useT()
  const before = listLines(field, against)
  return listLines(field, entry).map(({ key, text }, at) => {
    const isUnknown =
      text === '' &&
      (field === 'address'
        ? notShown.lines.some((line) => line === key)
        : notShown.fields.includes(field))
    const words = t(isUnknown ? 'customers.conflict.notShown' : 'form.blank')
    const shown = text === '' ? <span className="text-ink-3">{words}</span> : toVisibleMask(text)
    return (
      <div key={key}>
        {before[at]?.text === text ? (
          shown
        ) : (
          <mark className="bg-transparent font-medium text-inherit [box-shadow:inset_0_-1px_0_var(--color-accent)]">
            {shown}
          </mark>
        )}
      </div>
    )
  })
}

/** The lines of a field, in the same order on every side, so that they stand beside each other. */
function listLines(
  field: CustomerField,
  entry: CustomerFormValues,
): { key: string; text: string }[] {
  if (field === 'address')
    return addressGroup.map((line) => ({ key: line, text: entry.address[line] }))
  const rows = isListField(field) ? entry[field] : [entry[field] as string]
  return (rows.length > 0 ? rows : ['']).map((text, at) => ({ key: String(at), text }))
}
