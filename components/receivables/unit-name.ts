import type { CustomerUnit } from '@/lib/domain/customer-units'
import { t } from '@/lib/format/translate-receivables'

/** The name of a unit where it stands alone, as in a list of what changed. */
export const unitName = (unit: CustomerUnit) =>
  unit === 'address' || unit === 'addressName' ? t(`customers.unit.${unit}`) : t(`customers.field.${unit}`)

export const unitNames = (units: readonly CustomerUnit[]) => units.map(unitName).join(', ')
