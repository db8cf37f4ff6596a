import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { defineAnswer, openEnum, withExpected } from '../source'

/**
 * One thing that happened to an invoice or a case, newest first. Assumed: an older public view
 * shows type, message, subject, when it was logged, a conversation and an attachment. An entry of a
 * payment or a correction names its amount, its batch and its source id.
 */
export const HistoryEntry = defineAnswer({
  historyId: z.string(),
  type: withExpected(
    openEnum(),
    ...[
      'REGISTERED',
      'REMINDER_SENT',
      'COLLECTION_NOTICE_SENT',
      'DEBT_COLLECTION_LIST',
      'DEBT_COLLECTION_LIST_ACCEPTED',
    ],
    ...[
      'DEBT_COLLECTION_LIST_REJECTED',
      'EVICTION_REQUEST',
      'EVICTION_REQUEST_ACCEPTED',
      'EVICTION_REQUEST_REJECTED',
    ],
    ...[
      'EVICTION_CONFIRMATION',
      'EVICTION_CONFIRMATION_ACCEPTED',
      'EVICTION_CONFIRMATION_REJECTED',
    ],
    ...['PAUSED', 'RESUMED', 'WITHDRAWN', 'PAYMENT', 'CORRECTION', 'CLOSED', 'MESSAGE'],
  ),
  loggedAt: z.string(),
  message: z.string(),
  subject: z.string(),
  createdBy: z.string(),
  invoiceId: z.string(),
  amount: ExactNumber,
  currency: z.string(),
  batchId: z.string(),
  uniqueSourcePaymentId: z.string(),
  uniqueSourceCorrectionId: z.string(),
  conversationId: z.string(),
  attachmentId: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
