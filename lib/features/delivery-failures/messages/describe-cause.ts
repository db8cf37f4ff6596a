import { findFieldByPath } from '@/lib/features/customers/domain/public'
import { findCauseField, isCauseKey } from '@/lib/features/delivery-failures/domain/failure-causes'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A group of failures as far as words need it. */
type CauseGroup = { kind: 'cause' | 'shape' | 'silent'; cause: string | null }

/** What a group of failures is called, what it means, and what to do next. */
export function describeCause(
  t: Translate,
  { kind, cause }: CauseGroup,
): {
  name: string
  means: string
  next: string
} {
  if (kind === 'cause' && cause !== null && isCauseKey(cause)) {
    const short = t(`causes.${cause}.short`)
    return {
      name: capitalize(short),
      means: t(`causes.${cause}.means`),
      next: t(`causes.${cause}.next`),
    }
  }
  const messageKey = kind === 'silent' ? 'silent' : 'shape'
  return {
    name: t(`deliveryFailures.cause.${messageKey}`),
    means: t(`deliveryFailures.cause.${messageKey}Means`),
    next: t(`deliveryFailures.cause.${messageKey}Next`),
  }
}

/** A name such as eFaktura keeps its small letter. */
const capitalize = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/**
 * The field of a customer that mends a cause, with its name on the form; null where none does, or
 * the cause is not known.
 */
export function findFieldToFix(
  t: Translate,
  cause: string | null,
): { path: string; label: string } | null {
  const path = cause !== null && isCauseKey(cause) ? findCauseField(cause) : null
  return path === null ? null : { path, label: labelField(t, path) }
}

function labelField(t: Translate, path: string): string {
  const unit = findFieldByPath(path)
  if (unit === undefined) return path
  if (unit === 'address')
    return t(`customerFields.${path.slice(path.lastIndexOf('.') + 1) as 'postalCode'}`)
  const label = t(`customerFields.${unit}`)
  return unit.endsWith('BlockIds') ? t('deliveryFailures.block', { channel: label }) : label
}
