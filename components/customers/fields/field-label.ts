import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'
import { t } from '@/lib/shared/i18n/translate-receivables'

/** The name of a unit where it stands alone, as in a list of what changed. */
export const labelField = (unit: CustomerField) =>
  unit === 'address' || unit === 'addressName'
    ? t(`customers.unit.${unit}`)
    : t(`customers.field.${unit}`)

export const labelFields = (units: readonly CustomerField[]) => units.map(labelField).join(', ')
