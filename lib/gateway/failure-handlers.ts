import 'server-only'
import { randomUUID } from 'node:crypto'
import { companiesOf } from '../contracts/partner/invoice-summary'
import { type Answer, type Input, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { handledIn, markHandled, unmarkHandled } from '../kept/handled-causes'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
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
    return succeeded({ groups: await failureGroups(rows, await handledIn(companiesOf(rows))), failed: rows.length, ...told })
  },
  markCauseHandled: async ({ body }: Input<'markCauseHandled'>, session: Session): Promise<Result<null>> => {
    const { Key, CompanyIds, UpToRowId, Note } = body
    const foreign = await namesForeign(CompanyIds, session)
    if (foreign) return foreign
    await markHandled(CompanyIds.map(Number), { cause: Key, upToRowId: UpToRowId, person: session.userName, note: Note?.trim() || null })
    return succeeded(null)
  },
  unmarkCauseHandled: async ({ body }: Input<'unmarkCauseHandled'>, session: Session): Promise<Result<null>> => {
    const foreign = await namesForeign(body.CompanyIds, session)
    if (foreign) return foreign
    await unmarkHandled(body.CompanyIds.map(Number), body.Key)
    return succeeded(null)
  },
}

/** A mark is seen by everybody of a company. Where the token does not tell whose companies a person may see, the upstream is asked. */
async function namesForeign(companyIds: readonly (number | string)[], session: Session): Promise<Result<never> | null> {
  if (session.workspaces !== null) return null
  const available = (await callAsPerson(operations.listAvailableCompanies, {}, session, randomUUID())) as Result<Answer<'listAvailableCompanies'>>
  if (!available.ok) return available
  const own = companiesOf(available.value)
  return companyIds.every((id) => own.includes(Number(id))) ? null : failed({ kind: 'forbidden', code: 'scope' })
}
