import type { NewTransaction } from './stored-transaction'

/**
 * What becomes of a request at a moment: its own status, and its transaction, which is made by the
 * first step that tells of it.
 */
export type RequestStep = { at: number; status?: number; transaction?: Partial<NewTransaction> }

/** What of a send request nothing is found by. */
export type StoredRequest = {
  filename: string | null
  /** Base64; left out, it is made from the invoice. */
  invoiceData?: string | null
  invoiceLink: string | null
  /** The invoice, as its transaction will have it. */
  invoice: Partial<NewTransaction>
  /** Steps to come, in their order. */
  steps: RequestStep[]
}

/** What of a receivable item nothing is found by. */
export type StoredItem = ItemStops & {
  documentUuid: string
  documentType: string
  documentDate: string | null
  dueDate: string | null
  currency: string
  originalAmount: number
  remainingAmount: number
  status: string
  collectionLevel: string
  reminderCount: number
  lastReminderDate: string | null
}

/** The stops of an item's own. Where it has none, its customer's are answered. */
export type ItemStops = {
  stopReminderUntil?: string
  stopReminderMemo?: string
  stopDebtCollectionUntil?: string
  stopDebtCollectionMemo?: string
  stopInterestCalcUntil?: string
  stopInterestCalcMemo?: string
}
