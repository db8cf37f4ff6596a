import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  type StatusRow,
  summarizeTransactionStatus,
} from '@/lib/features/invoice-search/domain/public'
import { type InvoiceFacts, normalizeCustomerName, toStatusFacts } from './invoice-facts'
import { linkCandidates, noManualLinks } from './link-candidates'
import type { TimelineEvent } from './timeline'

/** What is known of an invoice that was sent. */
export type Delivery = 'delivered' | 'sent' | 'waits' | 'notDelivered' | 'unknown'

/** What an invoice of another area is found by, as it came. */
export type SentInvoice = { number: string; reference: string | null; customerName: string | null }

/**
 * What became of an invoice by the rows of a search for its number. They are taken for it where
 * number, payment reference and name agree, and only one invoice among them does; null where none
 * are. One that was sent more than once was delivered if it was delivered once.
 */
export function findDelivery(invoice: SentInvoice, rows: readonly SummaryRow[]): Delivery | null {
  const groups = Map.groupBy(rows, getSentKey)
  const candidates = [...groups].map(([id, [row]]) => ({
    ...toStatusFacts({ Transaction: row! }),
    id,
  }))
  const { linked } = linkCandidates(toFacts(invoice), candidates, noManualLinks)
  return linked ? combineRows(groups.get(linked.id) ?? []) : null
}

function combineRows(rows: readonly SummaryRow[]): Delivery {
  const found = rows.map(readDelivery)
  const best = (['delivered', 'sent', 'waits'] as const).find((each) => found.includes(each))
  if (best) return best
  return found.length > 0 && found.every((each) => each === 'notDelivered')
    ? 'notDelivered'
    : 'unknown'
}

/**
 * True of a delivery time beside which the status says delivered, or that a receipt is in. The time
 * alone proves nothing: failed invoices carry one too (interface.md gives it no meaning).
 */
export function isConfirmedDelivery({ kind, raw }: Pick<TimelineEvent, 'kind' | 'raw'>): boolean {
  const readText = (name: string) => {
    const value = raw[`Transaction.${name}`] ?? raw[name]
    return typeof value === 'string' ? value : null
  }
  const row = { Status: readText('Status'), ChannelStatus: readText('ChannelStatus') }
  return kind === 'delivered' && readDelivery(row) === 'delivered'
}

function readDelivery(row: StatusRow): Delivery {
  const { tone, key } = summarizeTransactionStatus(row, null)
  if (key === 'delivered' || key === 'receiptIn') return 'delivered'
  if (key === 'sent') return 'sent'
  if (tone === 'wait') return 'waits'
  return tone === 'fail' ? 'notDelivered' : 'unknown'
}

/** The same as `toStatusFacts` makes of a row, so that the two can be compared. */
function toFacts({ number, reference, customerName }: SentInvoice): InvoiceFacts {
  return {
    ...toStatusFacts({ Transaction: { InvoiceNumber: number, KID: reference } }),
    customerName: normalizeCustomerName(customerName),
  }
}

function getSentKey(row: SummaryRow): string {
  const { number, reference, customerName } = toStatusFacts({ Transaction: row })
  return JSON.stringify([row.CompanyId ?? null, number, reference, customerName])
}
