import 'server-only'
import type { Decision } from '@/lib/contracts/desk/decision'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { submitAdjustments } from '@/lib/features/adjustments/server/public'
import {
  classifyAdjustment,
  classifyRow,
  type RowOutcome,
} from '@/lib/features/bulk-actions/domain/row-outcome'
import { decide } from '@/lib/features/collection-cases/server/public'
import { actAs } from '@/lib/platform/session/acting-session'
import { type ClaimedAction, openCommon } from './bulk-records'
import { type BulkRowRecord, openRow, type RowContent } from './bulk-rows'

/**
 * Sends one row as the person who started the bulk action, through the server action that a single
 * decision, correction or payment takes, and under its own idempotency key.
 */
export async function sendBulkRow(action: ClaimedAction, row: BulkRowRecord): Promise<RowOutcome> {
  const [common, content] = [openCommon(action), openRow(row)]
  const { sessionId } = action
  if (!common || !content || !sessionId)
    return classifyRow(makeFailure({ kind: 'not-sent', code: 'sealed' }))
  const { idempotencyKey } = row
  return actAs({ sessionId, bulkActionId: action.id }, async () =>
    'kind' in content
      ? classifyAdjustment(await adjust(action, idempotencyKey, content))
      : classifyRow(await decide(toDecision(action, idempotencyKey, { ...content, ...common }))),
  )
}

type DecisionContent = Exclude<RowContent, { kind: string }>

function toDecision(
  { person: userName, organizationId, verb }: ClaimedAction,
  idempotencyKey: string,
  content: DecisionContent & Pick<Decision, 'reason' | 'until'>,
): Decision {
  const number = 'caseNumber' in content ? String(content.caseNumber) : content.invoiceNumber
  return {
    ...{ ...content, userName, organizationId, idempotencyKey },
    typedNo: verb === 'withdraw' ? number : '',
  } as Decision
}

const adjust = (
  { person: userName, organizationId }: ClaimedAction,
  idempotencyKey: string,
  { kind, seen, adjustment }: Extract<RowContent, { kind: string }>,
): Promise<Result<unknown>> =>
  submitAdjustments({ idempotencyKey, userName, organizationId, kind, seen, rows: [adjustment] })
