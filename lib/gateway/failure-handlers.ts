import 'server-only'
import { companiesOf } from '../contracts/partner/invoice-summary'
import type { Answer, Input } from '../contracts/registry'
import { type Result, succeeded } from '../contracts/result'
import { handledIn, markHandled, unmarkHandled } from '../kept/handled-causes'
import type { Session } from '../session/current-session'
import { failedRows } from './failed-rows'
import { failureGroups } from './failure-groups'

/** Failures by cause, and who has handled which of them. */
export const failureHandlers = {
  listFailuresByCause: async (
    { body }: Input<'listFailuresByCause'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<Answer<'listFailuresByCause'>>> => {
    const read = await failedRows(body, { session, signal })
    if (!read.ok) return read
    const { rows, ...told } = read.value
    return succeeded({ groups: failureGroups(rows, await handledIn(companiesOf(rows))), failed: rows.length, ...told })
  },
  markCauseHandled: async ({ body }: Input<'markCauseHandled'>, session: Session): Promise<Result<null>> => {
    const { Key, CompanyIds, UpToRowId, Note } = body
    await markHandled(CompanyIds.map(Number), { cause: Key, upToRowId: UpToRowId, person: session.userName, note: Note?.trim() || null })
    return succeeded(null)
  },
  unmarkCauseHandled: async ({ body }: Input<'unmarkCauseHandled'>): Promise<Result<null>> => {
    await unmarkHandled(body.CompanyIds.map(Number), body.Key)
    return succeeded(null)
  },
}
