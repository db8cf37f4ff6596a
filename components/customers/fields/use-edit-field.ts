'use client'

import type { FieldVariant } from '@/components/form/field'
import { useT } from '@/lib/client/translation'
import {
  getFieldPath,
  isListField,
  type SingleField,
} from '@/lib/features/customers/domain/editable-fields'
import type { Finding } from '@/lib/shared/checks/finding'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isMasked } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { describeFinding, findFieldError } from './field-texts'

/** How a field stands: its name, its look, what it was, what is found and refused of it. */
export function useEditField(field: SingleField) {
  const t = useT()
  const { edit, failure, findings } = useCustomerForm()
  const isChanged = edit.changed.includes(field)
  const found = findings[field] ?? []
  const warnings = found.filter(({ level }) => level === 'warning')
  return {
    label: t(`customerFields.${field}`),
    detail:
      field === 'emailAddressDocument' ? t('customerFields.emailAddressDocumentDetail') : undefined,
    variant: getVariant(field, edit, isChanged, warnings.length > 0),
    was:
      isChanged && edit.isKnown(field) && !edit.emptied.includes(field)
        ? formatBefore(edit.before[field])
        : undefined,
    warning:
      warnings.length > 0 ? warnings.map((row) => describeFinding(t, row)).join(' ') : undefined,
    error:
      findFieldError(failure, getFieldPath(field)) ??
      (edit.unsendable.includes(field) ? describeInvalid(t, field, found) : undefined),
  }
}

type Edit = ReturnType<typeof useCustomerForm>['edit']

function getVariant(
  field: SingleField,
  edit: Edit,
  isChanged: boolean,
  isFound: boolean,
): FieldVariant {
  if (edit.stuck.includes(field)) return 'warned'
  if (edit.clearing.includes(field)) return 'to-blank'
  if (isFound) return 'warned'
  return isChanged ? 'changed' : 'rest'
}

/** A mask says nothing to a reader. */
const formatBefore = (before: string | string[]) =>
  Array.isArray(before) ? before.join(', ') : isMasked(before) ? undefined : before

/** Why a value cannot be sent. */
const describeInvalid = (t: Translate, field: SingleField, found: Finding[]) => {
  if (isListField(field)) return t('customers.blottedList')
  const wrong = found.filter(({ level }) => level === 'wrong')
  return wrong.length > 0
    ? wrong.map((row) => describeFinding(t, row)).join(' ')
    : t('customers.unsendable')
}
