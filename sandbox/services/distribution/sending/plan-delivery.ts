import { toUtcWallTime } from '../../../clock'
import type { RequestStep } from '../../../database/stored-sent'
import type { NewTransaction } from '../../../database/stored-transaction'
import type { ChannelChoice } from './choose-channel'
import type { DocumentFacts } from './document-facts'

const second = 1_000

/** The transaction that a document becomes, as long as nothing has become of it. */
export function toTransaction(
  facts: DocumentFacts,
  { companyId, company }: { companyId: number; company: string | undefined },
): NewTransaction {
  return {
    CompanyId: companyId,
    Company: company ?? null,
    DirectionCode: 1,
    Channel: facts.channel,
    RequestedChannel: facts.channel,
    InvoiceType: facts.type,
    InvoiceNumber: facts.number,
    Filename: facts.filename,
    InvoiceeName: facts.name,
    InvoiceDate: facts.issued,
    DueDate: facts.due,
    Amount: facts.amount === null ? null : facts.amount / 100,
    AmountExVat: facts.amountExVat === null ? null : facts.amountExVat / 100,
    KID: facts.reference,
  }
}

const receipts: Record<string, string> = { Print: 'Delivered', 'E-mail': 'Delivered' }

/** What becomes of a request as time passes: it is queued, processed, and delivered or not. */
export function planDelivery({ channel, reason }: ChannelChoice, now: number): RequestStep[] {
  const at = (seconds: number) => now + seconds * second
  const settled: Partial<NewTransaction> =
    channel === null
      ? { Status: 'Failed', ChannelStatus: 'Rejected', LogText: reason, ActualChannel: null }
      : {
          Status: 'OK',
          ChannelStatus: receipts[channel] ?? 'ReceiptReceived',
          LogText: reason,
          ActualChannel: channel,
          Channel: channel,
          DeliveryTime: toUtcWallTime(at(30)),
        }
  return [
    { at: at(5), status: 2 },
    {
      at: at(10),
      status: 3,
      transaction: {
        ...{ Status: 'Pending', ChannelStatus: 'Queued' },
        ...{ ActualChannel: null, DeliveryTime: null, LogText: null },
      },
    },
    { at: at(20), transaction: { ChannelStatus: 'WaitingForReceipt' } },
    { at: at(30), transaction: settled },
  ]
}
