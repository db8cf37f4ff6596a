import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/** The name of a unit where it stands alone, as in a list of what changed. */
export const labelField = (t: Translate, unit: CustomerField) =>
  unit === 'address' || unit === 'addressName'
    ? t(`customers.unit.${unit}`)
    : t(`customerFields.${unit}`)

export const labelFields = (t: Translate, units: readonly CustomerField[]) =>
  units.map((unit) => labelField(t, unit)).join(', ')
