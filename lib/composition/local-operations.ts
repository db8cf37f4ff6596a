import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type Input, type OperationName, operations } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { agreementHandlers } from '@/lib/features/bank-agreements/server/agreement-handlers'
import { recordHandlers } from '@/lib/features/batches/server/record-handlers'
import {
  refreshSentBatch,
  sentBatchHandlers,
} from '@/lib/features/batches/server/sent-batch-handlers'
import { bulkActionHandlers } from '@/lib/features/bulk-actions/server/bulk-handlers'
import { customerBulkHandlers } from '@/lib/features/bulk-actions/server/customer-bulk-handlers'
import { importBatchHandlers } from '@/lib/features/bulk-actions/server/import-batch-handlers'
import { sendHandlers } from '@/lib/features/bulk-actions/server/send-handlers'
import { revealDebtorField } from '@/lib/features/collection-cases/server/reveal-debtor'
import { companyHandlers } from '@/lib/features/companies/server/company-handlers'
import { customerNoteHandlers } from '@/lib/features/customers/server/customer-note-handlers'
import { listDueFollowUps } from '@/lib/features/customers/server/follow-ups'
import { failureHandlers } from '@/lib/features/delivery-failures/server/failure-handlers'
import { deliveryTimeHandlers } from '@/lib/features/delivery-times/server/read-delivery-times'
import { userStateHandlers } from '@/lib/features/drafts/server/user-state-handlers'
import { exportHandlers } from '@/lib/features/exports/server/export-handlers'
import { getVolume } from '@/lib/features/invoice-search/server/volume-handler'
import { sendingHandlers } from '@/lib/features/invoice-sending/server/sending-handlers'
import { manualLinkHandlers } from '@/lib/features/invoice-tracking/server/manual-link-handlers'
import { journalHandlers } from '@/lib/features/journal/server/journal-handlers'
import { findSentPayments } from '@/lib/features/payment-matching/server/sent-payments-handler'
import { viewHandlers } from '@/lib/features/saved-views/server/view-handlers'
import { recentHandlers } from '@/lib/features/search-everything/server/recent-handlers'
import { sessionHandlers } from '@/lib/features/sign-in/server/session-handlers'
import { createWorkHandlers } from '@/lib/features/today/server/work-handlers'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import type { Session } from '@/lib/platform/session/current-session'

const workHandlers = createWorkHandlers({ refreshBatch: refreshSentBatch, listDueFollowUps })

type DeskOperation =
  | 'revealCustomerField'
  | 'revealDebtorField'
  | 'getVolume'
  | keyof typeof agreementHandlers
  | keyof typeof companyHandlers
  | keyof typeof bulkActionHandlers
  | keyof typeof customerBulkHandlers
  | keyof typeof importBatchHandlers
  | keyof typeof sendHandlers
  | 'findSentPayments'
  | keyof typeof customerNoteHandlers
  | keyof typeof deliveryTimeHandlers
  | keyof typeof exportHandlers
  | keyof typeof failureHandlers
  | keyof typeof journalHandlers
  | keyof typeof manualLinkHandlers
  | keyof typeof sendingHandlers
  | keyof typeof userStateHandlers
  | keyof typeof recentHandlers
  | keyof typeof recordHandlers
  | keyof typeof sentBatchHandlers
  | keyof typeof sessionHandlers
  | keyof typeof viewHandlers
  | keyof typeof workHandlers
type Handlers = {
  [Name in DeskOperation]: (
    input: Input<Name>,
    session: Session,
    signal?: AbortSignal,
  ) => Promise<Result<Answer<Name>>>
}

/**
 * What the desk answers itself: operations of the area `desk`, behind the same door as the
 * upstream's.
 */
export const localHandlers: Handlers = {
  ...journalHandlers,
  revealCustomerField: async ({ params, body }, session) => {
    const read = (await callAsPerson(
      operations.getCustomer,
      { params },
      session,
      randomUUID(),
    )) as Result<Answer<'getCustomer'>>
    return read.ok ? makeSuccess({ value: read.value[body.field] ?? null }) : read
  },
  revealDebtorField,
  getVolume,
  findSentPayments,
  ...deliveryTimeHandlers,
  ...agreementHandlers,
  ...companyHandlers,
  ...userStateHandlers,
  ...recentHandlers,
  ...recordHandlers,
  ...sentBatchHandlers,
  ...viewHandlers,
  ...bulkActionHandlers,
  ...customerBulkHandlers,
  ...importBatchHandlers,
  ...sendHandlers,
  ...customerNoteHandlers,
  ...failureHandlers,
  ...manualLinkHandlers,
  ...sendingHandlers,
  ...exportHandlers,
  ...sessionHandlers,
  ...workHandlers,
}

/** A handler where its operation is not known: it gets what was parsed by that one's schemas. */
type AnyHandler = {
  handle(input: unknown, session: Session, signal?: AbortSignal): Promise<Result<unknown>>
}['handle']

/** The handler of an operation, or undefined for one that goes upstream. */
export function findLocalHandler(name: OperationName): AnyHandler | undefined {
  return Object.hasOwn(localHandlers, name) ? localHandlers[name as DeskOperation] : undefined
}
