import type { Translate } from '@/lib/shared/i18n/translate'

const decisionFields = [
  ...(['status', 'subStatus', 'remainingAmount', 'currency', 'pausedUntil', 'closedAt'] as const),
  ...(['invoices', 'caseNumber', 'invoiceNumber', 'reason', 'until'] as const),
] as const

/**
 * The name of a field that a decision on a case or an invoice hangs on, or that it sends; null where
 * it is not known.
 */
export function labelDecisionField(t: Translate, field: string): string | null {
  const known = decisionFields.find((each) => each === field)
  return known ? t(`journal.fieldName.${known}`) : null
}
