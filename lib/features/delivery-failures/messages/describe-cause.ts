import { findFieldByPath } from '@/lib/features/customers/domain/public'
import { findCauseField, isCauseKey } from '@/lib/features/delivery-failures/domain/failure-causes'
import { t as ofCauses } from '@/lib/shared/i18n/translate-causes'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { t as ofCustomers } from '@/lib/shared/i18n/translate-receivables'

/** A group of failures as far as words need it. */
type CauseGroup = { kind: 'cause' | 'shape' | 'silent'; cause: string | null }

/** What a group of failures is called, what it means, and what to do next. */
export function describeCause({ kind, cause }: CauseGroup): {
  name: string
  means: string
  next: string
} {
  if (kind === 'cause' && cause !== null && isCauseKey(cause)) {
    const short = ofCauses(`causes.${cause}.short`)
    return {
      name: `${short.charAt(0).toUpperCase()}${short.slice(1)}`,
      means: ofCauses(`causes.${cause}.means`),
      next: ofCauses(`causes.${cause}.next`),
    }
  }
  const messageKey = kind === 'silent' ? 'silent' : 'shape'
  return {
    name: t(`failures.cause.${messageKey}`),
    means: t(`failures.cause.${messageKey}Means`),
    next: t(`failures.cause.${messageKey}Next`),
  }
}

/**
 * The field of a customer that mends a cause, with its name on the form; null where none does, or
 * the cause is not known.
 */
export function findFieldToFix(cause: string | null): { path: string; label: string } | null {
  const path = cause !== null && isCauseKey(cause) ? findCauseField(cause) : null
  return path === null ? null : { path, label: labelField(path) }
}

function labelField(path: string): string {
  const unit = findFieldByPath(path)
  if (unit === undefined) return path
  if (unit === 'address')
    return ofCustomers(`customers.field.${path.slice(path.lastIndexOf('.') + 1) as 'postalCode'}`)
  const label = ofCustomers(`customers.field.${unit}`)
  return unit.endsWith('BlockIds') ? t('failures.block', { channel: label }) : label
}
