import 'server-only'
import type { WorkSource } from '@/lib/contracts/desk/work'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { getServiceDay } from '@/lib/shared/dates/service-day'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { isSubjectInPlace } from '../domain/work-identities'
import { combineMarks } from '../domain/work-marks'
import {
  findMarkRefusal,
  findReadablePlaces,
  listMarkPlaces,
  listOwnPlaces,
  toMarkScope,
} from './mark-places'
import { readAmountWork } from './sources/amounts'
import { readBatchWork } from './sources/batches'
import { readBulkActionWork } from './sources/bulk-actions'
import { readDecisionWork } from './sources/decisions'
import { readFailureWork } from './sources/failures'
import { readFollowUpWork } from './sources/follow-ups'
import { readOutcomeWork } from './sources/outcomes'
import { readStopWork } from './sources/stops'
import { readWaitingWork } from './sources/waiting'
import { readWebhookWork } from './sources/webhooks'
import { changeWorkMark, readMarkRows } from './work-marks'
import type { OthersWork, Work, WorkReader } from './work-reader'

const readers: Record<WorkSource, (reader: WorkReader) => Promise<Result<Work>>> = {
  outcomes: readOutcomeWork,
  bulkActions: readBulkActionWork,
  decisions: readDecisionWork,
  stops: readStopWork,
  followUps: readFollowUpWork,
  failures: readFailureWork,
  batches: readBatchWork,
  waiting: readWaitingWork,
  amounts: readAmountWork,
  webhooks: readWebhookWork,
}

/**
 * The work of the day, and what people said of it.
 *
 * @param others what is asked of batches and of customers, which are not this feature's.
 */
export const createWorkHandlers = (others: OthersWork) => ({
  listWork: ({ body }: Input<'listWork'>, session: Session, signal?: AbortSignal) => {
    const now = new Date()
    return readers[body.source]({
      ...{ session, signal, now, ...others },
      today: getServiceDay(now),
    })
  },
  listWorkMarks: async (
    _: Input<'listWorkMarks'>,
    session: Session,
  ): Promise<Result<Answer<'listWorkMarks'>>> => {
    const own = new Map(listOwnPlaces(session).map((place) => [toMarkScope(place), place]))
    const rows = await readMarkRows([toPersonScope(session), ...own.keys()])
    const marked = [...new Set(rows.map(({ scope }) => scope))].flatMap(
      (scope) => own.get(scope) ?? [],
    )
    const readable = await findReadablePlaces(session, marked)
    if (readable === null) return makeFailure({ kind: 'unreachable', code: 'rights' })
    const scopes = [toPersonScope(session), ...readable.map(toMarkScope)]
    return makeSuccess({ marks: combineMarks(rows.filter(({ scope }) => scopes.includes(scope))) })
  },
  markWork: async (
    { body: { subject, scope, seen, change } }: Input<'markWork'>,
    session: Session,
  ): Promise<Result<Answer<'markWork'>>> => {
    if (change.is === 'note' && hasIdentityNumber(change.note))
      return makeFailure({ kind: 'invalid', code: 'identity-number', fields: { note: '' } })
    if (change.is === 'assign' && hasIdentityNumber(change.to))
      return makeFailure({ kind: 'invalid', code: 'identity-number', fields: { to: '' } })
    const places = listMarkPlaces(scope)
    const placeScopes = places.map(toMarkScope)
    if (!isSubjectInPlace(subject, placeScopes))
      return makeFailure({ kind: 'invalid', code: 'subject-of-other-place' })
    const refused = await findMarkRefusal(session, places)
    if (refused) return refused
    // A line that belongs to no place is of its own person.
    const scopes = places.length > 0 ? placeScopes : [toPersonScope(session)]
    const { mark, refusal } = await changeWorkMark(
      { scopes, subject, person: session.userName, seen },
      change,
    )
    if (refusal === null) return makeSuccess({ mark })
    const first = refusal === 'claimed' ? mark.claimedBy : null
    return makeFailure({ kind: 'conflict', code: refusal, message: first ?? undefined })
  },
})

const toPersonScope = ({ userName }: Session) => `person:${userName}`
