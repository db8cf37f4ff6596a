import { addressGroup } from '@/lib/features/customers/domain/address-group'
import {
  type CustomerField,
  editableFields,
  getFieldPath,
} from '@/lib/features/customers/domain/editable-fields'
import type { Finding } from '@/lib/shared/checks/finding'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'

/** The name of a unit where it stands alone, as in a list of what changed. */
export const labelField = (t: Translate, unit: CustomerField) =>
  unit === 'address' || unit === 'addressName'
    ? t(`customers.unit.${unit}`)
    : t(`customerFields.${unit}`)

export const labelFields = (t: Translate, units: readonly CustomerField[]) =>
  units.map((unit) => labelField(t, unit)).join(', ')

/** A finding in one sentence. */
export const describeFinding = (t: Translate, { code, values }: Finding) =>
  t(`checks.${code}`, values)

const paths = [
  ...editableFields.flatMap((unit) => (unit === 'address' ? [] : [getFieldPath(unit)])),
  ...addressGroup.map((field) => `postalAddress.${field}`),
]

/**
 * What a refusal says of one field.
 *
 * @param path the field in the words of the contract, such as `postalAddress.name`; a field of the
 *   address group by its own name.
 */
export function findFieldError(failure: Failure | null, path: string): string | undefined {
  const wanted = addressGroup.some((field) => field === path) ? `postalAddress.${path}` : path
  return listRefusedFields(failure, paths).find((each) => each.path === wanted)?.words
}
