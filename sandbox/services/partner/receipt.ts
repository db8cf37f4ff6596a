import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

const texts: Record<string, string> = {
  ReceiptReceived: 'The receiver has confirmed the invoice',
  Delivered: 'The invoice was delivered',
  Rejected: 'The receiver has refused the invoice',
}

/**
 * What a third party said of a delivery, under the identifier of its request, or undefined as long
 * as nobody has.
 */
export function toReceipt(row: SummaryRow, receiptId: string) {
  const text = texts[row.ChannelStatus ?? '']
  if (row.Status === 'Pending' || !text) return undefined
  return {
    TransactionRid: row.TransactionRid,
    CompanyId: row.CompanyId,
    ReceiptId: receiptId,
    Channel: row.ActualChannel ?? row.RequestedChannel,
    Status: row.ChannelStatus,
    ReceivedTime: row.ChannelUpdateTime,
    Text: row.LogText || text,
  }
}
