import 'server-only'
import type { Decision } from '@/lib/contracts/desk/decision'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { submitAdjustments } from '@/lib/features/adjustments/server/public'
import { isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import {
  classifyAdjustment,
  classifyResend,
  classifyRow,
  findDecisionEnd,
  findFollowUpEnd,
  findStopEnd,
  type RowEnd,
  type RowOutcome,
} from '@/lib/features/bulk-actions/domain/row-outcome'
import type { CustomerContent } from '@/lib/features/bulk-actions/domain/undo-rows'
import { decide } from '@/lib/features/collection-cases/server/public'
import {
  changeCustomerFollowUp,
  changeCustomerNote,
  changeCustomerStop,
} from '@/lib/features/customers/server/public'
import { sendDocument } from '@/lib/features/invoice-sending/server/public'
import { actAs } from '@/lib/platform/session/acting-session'
import {
  type BulkCommon,
  type ClaimedAction,
  type DecisionCommon,
  openCommon,
} from './bulk-records'
import {
  type AdjustmentContent,
  type BulkRowRecord,
  type DecisionContent,
  type ImportContent,
  openRow,
  type ResendContent,
} from './bulk-rows'
import { type BatchSteps, sendImportBatch } from './send-import-batch'

/**
 * Sends one row through the server action by which one case, invoice or customer is changed, as the
 * person who started the bulk action, and under the row's own idempotency key. The action reads
 * again, compares, and writes the journal.
 *
 * @param steps of a batch, which is looked at before anything of it goes out.
 */
export async function sendRow(
  action: ClaimedAction,
  row: BulkRowRecord,
  steps: BatchSteps,
): Promise<RowOutcome> {
  const [common, content] = [openCommon(action), openRow(row)]
  const { sessionId, id: bulkActionId } = action
  if (!common || !content || !sessionId)
    return classifyRow(makeFailure({ kind: 'not-sent', code: 'sealed' }))
  const { idempotencyKey } = row
  const sent = { action, idempotencyKey }
  return actAs({ sessionId, bulkActionId }, async () => {
    if ('document' in content)
      return classifyResend(await sendInPlace({ ...sent, common, content }))
    if ('customers' in content)
      return classifyRow(await sendBatch({ ...sent, common, content }, row, steps))
    if ('customerNo' in content)
      return classifyRow(await sendCustomer({ ...sent, common, content }))
    return 'kind' in content && 'adjustment' in content
      ? classifyAdjustment(await sendAdjustment({ ...sent, common, content }))
      : classifyRow(await sendDecision({ ...sent, common: common as DecisionCommon, content }))
  })
}

type Row<Content, Common> = {
  action: ClaimedAction
  common: Common
  content: Content
  idempotencyKey: string
}

async function sendDecision({
  action: { scopeId, person, verb },
  common,
  content,
  idempotencyKey,
}: Row<DecisionContent, DecisionCommon>): Promise<Result<RowEnd>> {
  const number = 'caseNumber' in content ? String(content.caseNumber) : content.invoiceNumber
  const decision = {
    ...{ ...content, ...common, userName: person, organizationId: scopeId },
    ...{ idempotencyKey, typedNo: verb === 'withdraw' ? number : '' },
  } as Decision
  return toEnd(await decide(decision), findDecisionEnd)
}

function sendBatch(
  { action: { scopeId, verb }, content }: Row<ImportContent, BulkCommon>,
  row: BulkRowRecord,
  steps: BatchSteps,
): Promise<Result<RowEnd>> {
  return verb !== null && isImportVerb(verb)
    ? sendImportBatch({ clientNo: scopeId, effect: verb, content }, row, steps)
    : Promise.resolve(notOfIts)
}

/** A send of its own, under the identifier that was made with its row. */
const sendInPlace = ({
  action: { person: userName },
  content: { companyId, document, replaces, besides },
  idempotencyKey,
}: Row<ResendContent, BulkCommon>): Promise<Result<unknown>> =>
  sendDocument({
    ...{ idempotencyKey, userName, companyId, document, replaces },
    ...(besides && { besides }),
  })

/** A batch of its own: another row of it can then not keep this one from being booked. */
const sendAdjustment = ({
  action: { scopeId, person },
  content: { kind, seen, adjustment },
  idempotencyKey,
}: Row<AdjustmentContent, BulkCommon>): Promise<Result<unknown>> =>
  submitAdjustments({
    ...{ idempotencyKey, userName: person, organizationId: scopeId },
    ...{ kind, seen, rows: [adjustment] },
  })

async function sendCustomer({
  action: { scopeId, person },
  common,
  content,
  idempotencyKey,
}: Row<CustomerContent, BulkCommon>): Promise<Result<RowEnd>> {
  const { customerNo, seenStop, nextStop, seenFollowUp, nextFollowUp, noteId } = content
  const write = { idempotencyKey, userName: person, clientNo: scopeId, customerNo }
  if (!('verb' in common)) return notOfIts
  switch (common.verb) {
    case 'stop':
    case 'endStop':
    case 'undoStop': {
      const memo = common.verb === 'stop' ? common.memo : null
      const next = nextStop ?? { until: common.until, memo }
      const kind = common.verb === 'undoStop' ? content.kind : common.kind
      if (!seenStop || !kind) return notOfIts
      return toEnd(await changeCustomerStop({ ...write, kind, seen: seenStop, next }), findStopEnd)
    }
    case 'note':
      return toEnd(await changeCustomerNote({ ...write, text: common.text }), () => 'done')
    case 'undoNote':
      if (!noteId) return notOfIts
      return toEnd(await changeCustomerNote({ ...write, noteId }), () => 'done')
    case 'update':
    case 'create':
      return notOfIts
    case 'assign':
    case 'undoAssign': {
      if (!seenFollowUp) return notOfIts
      const owner = common.verb === 'assign' ? common.owner : null
      const next = nextFollowUp ?? { ...seenFollowUp, owner }
      return findFollowUpEnd(await changeCustomerFollowUp({ ...write, seen: seenFollowUp, next }))
    }
  }
}

/** A row of another kind than its bulk action: no page of ours stores one. */
const notOfIts = makeFailure({ kind: 'refused', code: 'bulk-rows' })

const toEnd = <Value>(result: Result<Value>, findEnd: (value: Value) => RowEnd): Result<RowEnd> =>
  result.ok ? { ok: true, value: findEnd(result.value) } : result
