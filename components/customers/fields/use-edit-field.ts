'use client'

import type { FieldLook } from '@/components/form/field'
import { getFieldPath, type SingleField } from '@/lib/features/customers/domain/editable-fields'
import type { Finding } from '@/lib/shared/checks/finding'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { isMasked } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { describeFinding } from './describe-finding'
import { findFieldError } from './field-errors'

/** How a field stands: its name, its look, what it was, what is found and refused of it. */
export function useEditField(unit: SingleField) {
  const { edit, failure, findings } = useCustomerForm()
  const isChanged = edit.changed.includes(unit)
  const found = findings[unit] ?? []
  const warnings = found.filter(({ level }) => level === 'warning')
  return {
    label: t(`customers.field.${unit}`),
    detail:
      unit === 'emailAddressDocument' ? t('customers.field.emailAddressDocumentDetail') : undefined,
    look: getLook(unit, edit, isChanged, warnings.length > 0),
    was:
      isChanged && edit.isKnown(unit) && !edit.emptied.includes(unit)
        ? formatBefore(edit.before[unit])
        : undefined,
    warning: warnings.length > 0 ? warnings.map(describeFinding).join(' ') : undefined,
    error:
      findFieldError(failure, getFieldPath(unit)) ??
      (edit.unsendable.includes(unit) ? describeInvalid(found) : undefined),
  }
}

type Edit = ReturnType<typeof useCustomerForm>['edit']

function getLook(unit: SingleField, edit: Edit, isChanged: boolean, isFound: boolean): FieldLook {
  if (edit.stuck.includes(unit)) return 'warned'
  if (edit.clearing.includes(unit)) return 'to-blank'
  if (isFound) return 'warned'
  return isChanged ? 'changed' : 'rest'
}

/** A mask says nothing to a reader. */
const formatBefore = (before: string | string[]) =>
  Array.isArray(before) ? before.join(', ') : isMasked(before) ? undefined : before

/** Why a value cannot be sent. */
const describeInvalid = (found: Finding[]) => {
  const wrong = found.filter(({ level }) => level === 'wrong')
  return wrong.length > 0 ? wrong.map(describeFinding).join(' ') : t('customers.unsendable')
}
