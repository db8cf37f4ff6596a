import { findInvoiceId } from '@/lib/features/collection-cases/domain/subject-state-diff'
import { labelWrittenField } from '@/lib/features/journal/messages/public'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { labelCaseStatus, labelCaseStep } from './case-labels'

type Subject = {
  invoices?: readonly { invoiceId?: string | null; invoiceNumber?: string | null }[] | null
  [field: string]: unknown
}

/**
 * The name of a changed field of a case or an invoice: `Remaining`, `Remaining, invoice 2026-7`; its
 * path where it is not known.
 */
export function labelSubjectField(t: Translate, field: string, subject: Subject): string {
  const invoiceId = findInvoiceId(field)
  if (invoiceId === null) return labelWrittenField(t, field) ?? field
  const invoice = subject.invoices?.find((each) => each.invoiceId?.toLowerCase() === invoiceId)
  const number = invoice?.invoiceNumber || invoiceId
  const name = field.split('.')[1]
  return name === undefined
    ? t('decisions.changed.invoice', { number })
    : t('decisions.changed.ofInvoice', { field: labelWrittenField(t, name) ?? name, number })
}

/** A value of such a field in words; as it came where they are not known. */
export function labelSubjectValue(t: Translate, field: string, value: string): string {
  if (field === 'status') return labelCaseStatus(t, value)
  if (field === 'subStatus') return labelCaseStep(t, value)
  return field === 'pausedUntil' || field === 'closedAt' ? (formatDay(t, value) ?? value) : value
}
