import type { RegistrationOutcome } from '@/lib/features/invoice-registration/domain/registration-outcome'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * What became of invoices that were sent, and by what that is known: the service's own response, a
 * check, or a person.
 *
 * @param accepted what to say when the service itself accepted them.
 */
export function describeRegistration(
  t: Translate,
  outcome: RegistrationOutcome,
  accepted: 'invoiceRegistration.send.accepted' | 'invoiceRegistration.one.done',
): string {
  if (outcome.recordedBy !== undefined)
    return t('record.done.applied', { person: outcome.recordedBy })
  return t(outcome.looked ? 'invoiceRegistration.send.looked' : accepted)
}

/** Whether the service itself accepted them, so that no more than that is known. */
export const isJustAccepted = ({ looked, recordedBy }: RegistrationOutcome) =>
  !looked && recordedBy === undefined
