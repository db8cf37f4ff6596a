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

/** The name of a field where it stands alone, as in a list of what changed. */
export const labelField = (t: Translate, field: CustomerField) =>
  field === 'address' || field === 'addressName'
    ? t(`customers.field.${field}`)
    : t(`customerFields.${field}`)

export const labelFields = (t: Translate, fields: readonly CustomerField[]) =>
  fields.map((field) => labelField(t, field)).join(', ')

/** A finding in one sentence. */
export const describeFinding = (t: Translate, { code, values }: Finding) =>
  t(`checks.${code}`, values)

const paths = [
  ...editableFields.flatMap((field) => (field === 'address' ? [] : [getFieldPath(field)])),
  ...addressGroup.map((line) => `postalAddress.${line}`),
]

/**
 * What a refusal says of one field.
 *
 * @param path the field in the words of the contract, such as `postalAddress.name`; a field of the
 *   address group by its own name.
 */
export function findFieldError(failure: Failure | null, path: string): string | undefined {
  const wanted = addressGroup.some((line) => line === path) ? `postalAddress.${path}` : path
  return listRefusedFields(failure, paths).find((each) => each.path === wanted)?.words
}
