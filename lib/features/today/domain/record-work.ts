import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { Settlement } from '@/lib/contracts/collection/settlements'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { isHalted } from '@/lib/features/bulk-actions/domain/public'
import { findCaseQuestion } from '@/lib/features/collection-cases/domain/public'
import { checkArithmetic } from '@/lib/features/collection-invoices/domain/public'
import { computeAllocationSums } from '@/lib/features/settlements/domain/public'
import {
  identifyAmounts,
  identifyBatch,
  identifyBulkAction,
  identifyCase,
  identifyCaseList,
  identifyOutcome,
  type WorkIdentity,
} from './work-identities'

/**
 * The lines of work that a record is, as it stands now: its own, then the one that it is on together
 * with others. A record that needs nobody is none, whoever had it.
 */
type Work = WorkIdentity[]

type EntryFields = Parameters<typeof identifyOutcome>[0] & Pick<JournalEntry, 'state'>
type BatchFields = Parameters<typeof identifyBatch>[0] & Pick<SentBatch, 'end' | 'record'>

/** Of a batch that a person has recorded an outcome of there is nothing left to find out. */
export const isBatchIncomplete = ({ end, record }: Pick<SentBatch, 'end' | 'record'>): boolean =>
  end !== null && record === null && end.failed + (end.untold ?? 0) > 0

/** The work that a write is whose outcome is not known. */
export const listOutcomeWork = (entry: EntryFields): Work =>
  entry.state === 'unknown' ? [identifyOutcome(entry)] : []

/** The work that a sent batch is of which not every row was booked. */
export const listBatchWork = (batch: BatchFields): Work =>
  isBatchIncomplete(batch) ? [identifyBatch(batch)] : []

/** The work that a bulk action is. */
export const listBulkActionWork = (action: BulkAction): Work =>
  isHalted(action) ? [identifyBulkAction(action)] : []

/** The work that a case is. */
export function listCaseWork(organizationId: string, row: CollectionCase): Work {
  const question = findCaseQuestion(row)
  if (question === null) return []
  const own = identifyCase(organizationId, row)
  return question === 'DEBT_COLLECTION_LIST_MANUAL'
    ? [own, identifyCaseList(organizationId)]
    : [own]
}

/** The work that a collection invoice is. */
export const listInvoiceWork = (
  organizationId: string,
  invoiceId: string,
  invoice: Parameters<typeof checkArithmetic>[0],
): Work =>
  checkArithmetic(invoice).mismatches.length > 0
    ? [
        identifyAmounts(organizationId, 'invoice', invoiceId),
        identifyAmounts(organizationId, 'invoice'),
      ]
    : []

/** The work that a settlement is. */
export const listSettlementWork = (organizationId: string, settlement: Settlement): Work =>
  computeAllocationSums(settlement).is === 'differs' && settlement.settlementId
    ? [
        identifyAmounts(organizationId, 'settlement', settlement.settlementId),
        identifyAmounts(organizationId, 'settlement'),
      ]
    : []
