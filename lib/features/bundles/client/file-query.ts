import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { toAddressText } from '@/lib/shared/view-query'

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
    ...(day && { from: day, to: day, fileDay: day }),
    file: Filename,
  }).toString()
}

type File = { Filename?: string | null; ReceivedTime?: string | null }
type Asked = { company: number; from: string; to: string }
type Shown = { from: string | null; to: string | null; q: string; failed: boolean }

/** The day on which a file came; null where it does not tell. */
export const findDay = ({ ReceivedTime }: File): string | null =>
  ReceivedTime ? parseTimestampDay(ReceivedTime) : null

/**
 * The address of the same page with a file open, and what of the list is shown; null for a file
 * without a name, or with one that may hold a person's number. A period that the address does not
 * name is named only for a file without a day, by which it would be found later.
 */
export function toOpenFileQuery(
  { Filename, ...file }: File,
  { company, ...period }: Asked,
  { from, to, q, failed }: Shown,
): string | null {
  if (!Filename || hasIdentityNumber(Filename)) return null
  const day = findDay(file)
  return new URLSearchParams({
    company: String(company),
    ...(day ? { ...(from && { from }), ...(to && { to }), fileDay: day } : period),
    file: Filename,
    ...(toAddressText(q) && { q }),
    ...(failed && { failed: 'true' }),
  }).toString()
}

/** The search for the invoices of a file of a company; null likewise. */
export const toFileSearchQuery = (fileName: string, company: number): string | null =>
  hasIdentityNumber(fileName)
    ? null
    : toSearchQueryString({ q: fileName, as: 'Filename', companies: [company] })
