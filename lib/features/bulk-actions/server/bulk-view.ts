import 'server-only'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import type { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import { findSubject, isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { findUndoVerb } from '@/lib/features/bulk-actions/domain/undo-rows'
import { readBatchIds } from '@/lib/platform/journal/sent-batches'
import type { Session } from '@/lib/platform/session/current-session'
import { type BulkActionRecord, isStale, readUndos, toPlace } from './bulk-records'
import { type BulkRowRecord, countBulkRows, openRow } from './bulk-rows'
import { isImport, viewImport } from './import-counts'
import { isUndoLost, withBatchEnds, withJournalStates } from './row-states'

/** Bulk actions as a person reads them, with how many of their rows stand where. */
export async function viewBulkActions(
  records: readonly BulkActionRecord[],
  session: Session,
): Promise<BulkAction[]> {
  const others = records.filter((record) => !isImport(record))
  const numbers = await countBulkRows(others.map(({ id }) => id))
  const open = Map.groupBy(await withJournalStates(numbers.open), (row) => row.bulkActionId)
  const settled = Map.groupBy(numbers.settled, (row) => row.bulkActionId)
  const imports = new Map(
    await Promise.all(
      records.filter(isImport).map(async (each) => [each.id, await viewImport(each)] as const),
    ),
  )
  const viewed = records.map((record) => {
    const ofImport = imports.get(record.id)
    const counted = settled.get(record.id) ?? []
    const rows = ofImport?.batches ?? open.get(record.id) ?? []
    const counts: BulkAction['counts'] = {}
    for (const { state, count } of counted) addTo(counts, state, count)
    for (const { state } of rows) addTo(counts, state, 1)
    const operation = (counted[0] ?? rows[0])?.operation ?? ''
    return {
      ...toBulkAction(record, findSubject(operation), counts, session),
      imported: ofImport?.imported ?? null,
    }
  })
  return withoutUndone(viewed, session)
}

/**
 * What an undo was begun for is not offered again: that one goes on with what it has left. A row that
 * it surely did not take back is.
 */
async function withoutUndone(actions: BulkAction[], session: Session): Promise<BulkAction[]> {
  const undoable = actions.filter((action) => action.undoable > 0)
  if (undoable.length === 0) return actions
  const undos = await readUndos(session.userName)
  const findUndos = ({ bulkActionId }: BulkAction) => undos.get(bulkActionId) ?? []
  const lost = await countLost(undoable.flatMap(findUndos).map(({ id }) => id))
  return actions.map((action) => {
    const begun = findUndos(action).reduce(
      (sum, { id, total }) => sum + total! - (lost.get(id) ?? 0),
      0,
    )
    return { ...action, undoable: Math.max(0, action.undoable - begun) }
  })
}

/** How many rows each of some undos surely did not take back, where there are any. */
async function countLost(undoIds: readonly string[]): Promise<Map<string, number>> {
  const { settled, open } = await countBulkRows(undoIds)
  const known = (await withJournalStates(open)).map((row) => ({ ...row, count: 1 }))
  const lost = new Map<string, number>()
  for (const { bulkActionId, state, count } of [...settled, ...known])
    if (isUndoLost(state)) lost.set(bulkActionId, (lost.get(bulkActionId) ?? 0) + count)
  return lost
}

function addTo(counts: BulkAction['counts'], state: BulkRow['state'], count: number) {
  counts[state] = (counts[state] ?? 0) + count
}

/** Rows as a person reads them, each as the journal has come to know it. */
export async function viewBulkRows(rows: readonly BulkRowRecord[]): Promise<BulkRow[]> {
  const keys = rows.map(({ idempotencyKey }) => idempotencyKey)
  const [ids, known] = await Promise.all([readBatchIds(keys), withBatchEnds(rows)])
  return known.map((row) => toBulkRow(row, ids))
}

function toBulkAction(
  record: BulkActionRecord,
  subject: BulkAction['subject'],
  counts: BulkAction['counts'],
  session: Session,
): Omit<BulkAction, 'imported'> {
  const { id, state, person, verb, total } = record
  const isOwn = person === session.userName
  const isMoving = state === 'running' && !isStale(record)
  return {
    bulkActionId: id,
    verb: verb!,
    subject,
    person,
    organizationId: null,
    clientNo: null,
    ...toPlace(record),
    state: state === 'running' && !isMoving ? 'interrupted' : (state as BulkAction['state']),
    why: record.why,
    total: total!,
    counts,
    pausedUntil: record.pausedUntil?.toISOString() ?? null,
    canContinue: isOwn && !isMoving && state !== 'over' && hasSomethingLeft(record, counts),
    canStop: isOwn && (state === 'running' || state === 'waiting'),
    undoable: isOwn && !isMoving && findUndoVerb(verb!) ? (counts.done ?? 0) : 0,
    startedAt: record.startedAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    askedAt: new Date().toISOString(),
  }
}

/** Rows to send, or batches of an import to be read to their end. */
const hasSomethingLeft = ({ verb, state }: BulkActionRecord, counts: BulkAction['counts']) =>
  (counts.waiting ?? 0) + (counts.sending ?? 0) > 0 ||
  (isImportVerb(verb!) && state === 'waiting' && (counts.accepted ?? 0) > 0)

const pickAmount = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount,
  currency,
})

type KnownRow = BulkRowRecord & { end: BatchEnd | null }

function toBulkRow(row: KnownRow, batchIds: ReadonlyMap<string, string>): BulkRow {
  const { seq, idempotencyKey, operation, state, failure } = row
  const content = openRow(row)
  const seen = content && 'seen' in content ? content.seen : null
  const [amount, currency] = [seen?.remainingAmount ?? null, seen?.currency ?? null]
  return {
    ...{ seq, idempotencyKey, operation, failure },
    state: state === 'done' && row.changed ? 'partly' : state,
    subject: toSubject(row, content),
    remaining: amount === null || currency === null ? null : { amount, currency },
    adjustment: content && 'adjustment' in content ? pickAmount(content.adjustment) : null,
    batchId: batchIds.get(idempotencyKey) ?? null,
    batch:
      row.customers === null
        ? null
        : {
            ...{ customers: row.customers, changed: row.changed ?? 0 },
            end: row.end,
          },
  }
}

function toSubject(
  { idempotencyKey, seq }: BulkRowRecord,
  content: ReturnType<typeof openRow>,
): BulkRow['subject'] {
  if (!content) return null
  if ('document' in content) {
    const { document, replaces, name } = content
    const number = replaces
      ? (replaces.invoiceNumber ?? String(replaces.transactionRid))
      : findDocumentNumber(document)
    return { is: 'document', id: document.body.Identifier, number, name }
  }
  if ('customers' in content)
    return { is: 'batch', id: idempotencyKey, number: String(seq + 1), name: null }
  if ('customerNo' in content) {
    const { customerNo, name } = content
    return { is: 'customer', id: customerNo, number: customerNo, name }
  }
  if ('caseNumber' in content)
    return { is: 'case', id: content.caseId, number: String(content.caseNumber), name: null }
  const id = 'adjustment' in content ? content.adjustment.invoiceId : content.invoiceId
  return { is: 'invoice', id, number: content.invoiceNumber, name: null }
}

/** The number that a document states; its identifier where it states none, as a letter may. */
function findDocumentNumber({ operation, body }: SentDocument): string {
  if (operation === 'sendB2cLetter') return body.Identifier
  const isBusiness = operation === 'sendB2bInvoice' || operation === 'sendB2bCreditNote'
  return (isBusiness ? body.ID : body.InvoiceNo) || body.Identifier
}
