'use client'

import type { FieldLook } from '@/components/form/field'
import { useT } from '@/lib/client/translation'
import { getFieldPath, type SingleField } from '@/lib/features/customers/domain/editable-fields'
import type { Finding } from '@/lib/shared/checks/finding'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isMasked } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { describeFinding, findFieldError } from './field-texts'

/** How a field stands: its name, its look, what it was, what is found and refused of it. */
export function useEditField(unit: SingleField) {
  const t = useT()
  const { edit, failure, findings } = useCustomerForm()
  const isChanged = edit.changed.includes(unit)
  const found = findings[unit] ?? []
  const warnings = found.filter(({ level }) => level === 'warning')
  return {
    label: t(`customerFields.${unit}`),
    detail:
      unit === 'emailAddressDocument' ? t('customerFields.emailAddressDocumentDetail') : undefined,
    look: getLook(unit, edit, isChanged, warnings.length > 0),
    was:
      isChanged && edit.isKnown(unit) && !edit.emptied.includes(unit)
        ? formatBefore(edit.before[unit])
        : undefined,
    warning:
      warnings.length > 0 ? warnings.map((row) => describeFinding(t, row)).join(' ') : undefined,
    error:
      findFieldError(failure, getFieldPath(unit)) ??
      (edit.unsendable.includes(unit) ? describeInvalid(t, found) : undefined),
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
const describeInvalid = (t: Translate, found: Finding[]) => {
  const wrong = found.filter(({ level }) => level === 'wrong')
  return wrong.length > 0
    ? wrong.map((row) => describeFinding(t, row)).join(' ')
    : t('customers.unsendable')
}
