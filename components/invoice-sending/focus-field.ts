import { findTypedField } from '@/lib/features/invoice-sending/domain/field-of-path'

/** Goes to the field of the form that a finding is about, where the form has it. */
export function focusField(path: string): void {
  const field = findTypedField(path)
  if (field) focusFirst(`[data-field="${field}"]`)
}

/** Goes to the first field of the form that keeps it from going out, where one is marked. */
export const focusFirstMarked = (): void =>
  focusFirst('#content form :is([aria-invalid="true"], [data-invalid] button)')

function focusFirst(selector: string) {
  const place = document.querySelector<HTMLElement>(selector)
  place?.focus()
  place?.scrollIntoView({ block: 'center' })
}
