/** What the desk itself tells of: something in the journal, a webhook that was not taken. */
export const deskKinds = ['JOURNAL', 'WEBHOOK_REFUSED'] as const
export type DeskKind = (typeof deskKinds)[number]

/**
 * What can happen while a page is open. `OTHER`: a webhook of a type that the desk does not know.
 */
export const liveKinds = [
  'BATCH_COMPLETED',
  'SETTLEMENT_CREATED',
  'CASE',
  'CASE_UPDATED',
  'OTHER',
  ...deskKinds,
] as const

/** Most invoices that an event names. One that touches more names none, which means any. */
export const invoiceIdsMax = 100

/**
 * What a browser is told of an event: where it happened, and ids of what it is about. No names and
 * no amounts, because whoever may see those reads them again. What is not named may be any of its
 * kind.
 */
export type LiveEvent = {
  kind: (typeof liveKinds)[number]
  clientNo?: string
  organizationId?: string
  caseNumber?: string
  batchId?: string
  invoiceIds?: string[]
  settlementId?: string
}

/**
 * What goes through the stream: events, and `HERE` or `MISSED` first. After `MISSED` anything may
 * have happened.
 */
export type StreamMessage = LiveEvent | { kind: 'HERE' } | { kind: 'MISSED' }

/** Why a webhook was not taken: nothing in it changed anything. */
export const webhookRefusalReasons = ['forged', 'malformed', 'out-of-time', 'too-long'] as const
export type WebhookRefusalReason = (typeof webhookRefusalReasons)[number]
