import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

type Sent = { CompanyId?: number | null; Filename?: string | null; LogTime?: string | null }

/**
 * The address of the file that an invoice came in, among those of its day; null where the invoice
 * tells no file or company, and for a name that may hold a person's number.
 */
export function toFileQuery({ CompanyId, Filename, LogTime }: Sent): string | null {
  if (!Filename || typeof CompanyId !== 'number' || hasIdentityNumber(Filename)) return null
  const day = LogTime ? parseTimestampDay(LogTime) : null
  return new URLSearchParams({
    company: String(CompanyId),
    ...(day && { from: day, to: day, day }),
    file: Filename,
  }).toString()
}
