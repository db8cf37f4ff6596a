import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * What became of invoices that were sent, and by what that is known: the service's own response, a
 * check, or a person.
 *
 * @param accepted what to say when the service itself accepted them.
 * @param person what stands in the place of the person.
 */
export function describeRegistration(
  t: Translate,
  outcome: RegistrationOutcome,
  accepted: 'invoiceRegistration.send.accepted' | 'invoiceRegistration.one.done',
  person: string,
): string {
  if (outcome.recordedBy !== undefined) return t('record.done.applied', { person })
  return t(outcome.checked ? 'invoiceRegistration.send.checked' : accepted)
}

/** Whether the service itself accepted them, so that no more than that is known. */
export const isJustAccepted = ({ checked, recordedBy }: RegistrationOutcome) =>
  !checked && recordedBy === undefined
