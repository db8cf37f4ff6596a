import { isAddressLine } from '@/lib/features/customer-import/domain/import-fields'
import type { AddressPlan } from '@/lib/features/customer-import/domain/plan-address'
import type { FieldVerdict } from '@/lib/features/customer-import/domain/plan-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A stored value or one that is to be, in words: blank, hidden and not shown are told apart. */
export function describeValue(t: Translate, value: unknown): string {
  if (value === undefined) return t('customerImport.field.hiddenValue')
  if (value === null) return t('customerImport.field.noValue')
  if (typeof value === 'boolean') return t(`customerImport.choice.${value ? 'yes' : 'no'}`)
  const text = Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return text === '' ? t('customerImport.field.blankValue') : text
}

/** What becomes of a field, in one line: `Oslo → Bergen`. */
export function describeVerdict(t: Translate, verdict: FieldVerdict): string {
  const after = describeAfter(t, verdict)
  if (verdict.sent === undefined) return after
  return t('customerImport.field.change', { before: describeValue(t, verdict.before), after })
}

/**
 * What will stand in a field. Outside the address it is assumed that a blank clears (interface.md
 * does not say), so that is not promised.
 */
export function describeAfter(t: Translate, { field, is, after }: FieldVerdict): string {
  if (is === 'keep' || is === 'same') return t(`customerImport.field.${is}`)
  if (is === 'blank' && !isAddressLine(field)) return t('customerImport.field.blankSent')
  return describeValue(t, after)
}

/** What becomes of the address of a row, in words. */
export function describeAddress(t: Translate, address: AddressPlan): string {
  const { effect, filled, lost, unknown } = address
  const label = (lines: AddressPlan['lost']) =>
    lines.map((line) => t(`customerFields.${line}`)).join(', ')
  return [
    t(`customerImport.address.${effect}`),
    ...(filled.length > 0 ? [t('customerImport.address.filled', { count: filled.length })] : []),
    ...(lost.length > 0
      ? [t('customerImport.address.lost', { count: lost.length, lines: label(lost) })]
      : []),
    ...(unknown.length > 0
      ? [t('customerImport.address.unknown', { count: unknown.length, lines: label(unknown) })]
      : []),
  ].join(', ')
}
