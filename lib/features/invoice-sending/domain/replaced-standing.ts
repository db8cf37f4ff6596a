import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import {
  type StatusTone,
  summarizeTransactionStatus,
} from '@/lib/features/invoice-search/domain/public'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import type { PreparedReason } from './prepared-document'
import { isCreditNote } from './replaced-document'

/**
 * What stands under the number of a failed invoice beside itself: receivables, and what was sent. Null
 * where that could not be read; left out where it is not asked.
 */
export type ReplacedStanding = {
  items?: readonly ArItem[] | null
  copies?: readonly SummaryRow[] | null
}

/** The failed invoice, as far as it is told from others under its number. */
type Replaced = {
  companyId: number
  replaces: { transactionRid: string | number; invoiceNumber: string | null }
  /** Null where its kind is not known. */
  isCredit: boolean | null
}

/**
 * What speaks against sending a failed invoice again, by what stands under its number: nothing is left
 * to pay, or another transaction has brought it, or is about to. One that does not tell how it ended,
 * or that support has handled, may have brought it: only one that failed speaks for nothing.
 */
export function listStandingDoubts(
  { items, copies }: ReplacedStanding,
  invoice: Replaced,
): PreparedReason[] {
  const tones = (copies ?? [])
    .filter((row) => isCopy(row, invoice))
    .map((row) => summarizeTransactionStatus(row, null).tone)
  const includesAny = (some: readonly StatusTone[]) => tones.some((tone) => some.includes(tone))
  const isUnread = items === null || copies === null || includesAny(['unknown', 'handled'])
  return [
    ...(invoice.isCredit === false && items?.some(isPaid) ? [{ is: 'paid' } as const] : []),
    ...(includesAny(['ok']) ? [{ is: 'copySent' } as const] : []),
    ...(includesAny(['wait', 'new']) ? [{ is: 'copyWaits' } as const] : []),
    ...(isUnread ? [{ is: 'standingUnread' } as const] : []),
  ]
}

function isPaid({ documentType, remainingAmount, status }: ArItem): boolean {
  if (!/^(IN)?$/i.test(documentType?.trim() ?? '')) return false
  const rest = parseAmount(remainingAmount)
  return rest.is === 'exact'
    ? compareDecimals(rest.decimal, '0') <= 0
    : rest.is === 'unknown' && /^PAID$/i.test(status?.trim() ?? '')
}

/**
 * Another transaction of the same number, and kind where that is known; one that does not tell its
 * company may be it.
 */
function isCopy(row: SummaryRow, { companyId, replaces, isCredit }: Replaced): boolean {
  const number = replaces.invoiceNumber?.trim()
  if (!number || row.InvoiceNumber?.trim() !== number) return false
  if (row.CompanyId != null && row.CompanyId !== companyId) return false
  if (String(row.TransactionRid) === String(replaces.transactionRid)) return false
  if (/^(in|2)/i.test(row.Direction?.trim() ?? '')) return false
  const isInvoice = /^(invoice)?$/i.test(row.InvoiceType?.trim() ?? '')
  return (isCredit !== false && isCreditNote(row)) || (isCredit !== true && isInvoice)
}
