import 'server-only'
import type { WorkSource } from '@/lib/contracts/desk/work'
import type { WorkScope } from '@/lib/contracts/desk/work-marks'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { getServiceDay } from '@/lib/shared/dates/service-day'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { readAmountWork } from './sources/amounts'
import { readBatchWork } from './sources/batches'
import { readBulkActionWork } from './sources/bulk-actions'
import { readDecisionWork } from './sources/decisions'
import { readFailureWork } from './sources/failures'
import { readOutcomeWork } from './sources/outcomes'
import { readStopWork } from './sources/stops'
import { readWaitingWork } from './sources/waiting'
import { readWebhookWork } from './sources/webhooks'
import { changeWorkMark, readWorkMarks } from './work-marks'
import type { RefreshBatch, Work, WorkReader } from './work-reader'

const readers: Record<WorkSource, (reader: WorkReader) => Promise<Result<Work>>> = {
  outcomes: readOutcomeWork,
  bulkActions: readBulkActionWork,
  decisions: readDecisionWork,
  stops: readStopWork,
  failures: readFailureWork,
  batches: readBatchWork,
  waiting: readWaitingWork,
  amounts: readAmountWork,
  webhooks: readWebhookWork,
}

/**
 * The work of the day, and what people said of it.
 *
 * @param refreshBatch of the batches, which are not this feature's.
 */
export const createWorkHandlers = (refreshBatch: RefreshBatch) => ({
  listWork: ({ body }: Input<'listWork'>, session: Session, signal?: AbortSignal) => {
    const now = new Date()
    return readers[body.source]({
      ...{ session, signal, now, refreshBatch },
      today: getServiceDay(now),
    })
  },
  listWorkMarks: async (_: Input<'listWorkMarks'>, session: Session) =>
    makeSuccess({ marks: await readWorkMarks(listOwnScopes(session)) }),
  markWork: async (
    { body: { subject, scope, seen, change } }: Input<'markWork'>,
    session: Session,
  ): Promise<Result<Answer<'markWork'>>> => {
    if (change.is === 'note' && hasIdentityNumber(change.note))
      return makeFailure({ kind: 'invalid', code: 'identity-number', fields: { note: '' } })
    if (change.is === 'assign' && hasIdentityNumber(change.to))
      return makeFailure({ kind: 'invalid', code: 'identity-number', fields: { to: '' } })
    const scopes = listScopes(scope, session)
    const { mark, refusal } = await changeWorkMark(
      { scopes, subject, person: session.userName, seen },
      change,
    )
    if (refusal === null) return makeSuccess({ mark })
    const first = refusal === 'claimed' ? mark.claimedBy : null
    return makeFailure({ kind: 'conflict', code: refusal, message: first ?? undefined })
  },
})

/** The places of a line; of one that belongs to none, its own person. */
function listScopes({ clientNo, organizationId, companyIds }: WorkScope, session: Session) {
  const scopes = [
    ...(clientNo ? [`client:${clientNo}`] : []),
    ...(organizationId ? [`organization:${organizationId}`] : []),
    ...(companyIds ?? []).map((companyId) => `company:${companyId}`),
  ]
  return scopes.length > 0 ? [...new Set(scopes)] : [toPersonScope(session)]
}

/**
 * The places of which a person sees what was said. Where the token does not tell their workspaces,
 * they see of shared work nothing.
 */
const listOwnScopes = (session: Session): string[] => [
  toPersonScope(session),
  ...(session.workspaces ?? []).flatMap(({ clientNo, organizationId, companyIds }) => [
    ...(clientNo === null ? [] : [`client:${clientNo}`]),
    ...(organizationId === null ? [] : [`organization:${organizationId}`]),
    ...companyIds.map((companyId) => `company:${companyId}`),
  ]),
]

const toPersonScope = ({ userName }: Session) => `person:${userName}`
