import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { labelDecisionField } from './label-decision-field'

/**
 * The name of a field that a write sent, by its path on the wire; null where it is not known, as of
 * a field that this version does not know.
 */
export const labelJournalField = (t: Translate, path: string): string | null =>
  labelCustomerPath(t, path) ?? labelDecisionField(t, path)
