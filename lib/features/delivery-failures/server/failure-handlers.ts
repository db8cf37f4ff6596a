import 'server-only'
import { randomUUID } from 'node:crypto'
import { causeRowsMax, type FailureGroup } from '@/lib/contracts/desk/failures'
import { type SummaryRow, toCompanyIds } from '@/lib/contracts/partner/invoice-summary'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { readResentStandings } from '@/lib/platform/journal/resent-standings'
import type { Session } from '@/lib/platform/session/current-session'
import { readFailedRows } from './failed-rows'
import { countChannels, findRequestedChannel, groupFailures, pickFailures } from './failure-groups'
import { deleteHandledMarks, markHandled, readHandledCauses } from './handled-causes'

/** Failures by cause, and who has handled which of them. */
export const failureHandlers = {
  listFailuresByCause: async (
    { body }: Input<'listFailuresByCause'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<Answer<'listFailuresByCause'>>> => {
    const read = await readFailedRows(body, { session, signal })
    if (!read.ok) return read
    const { rows, ...told } = read.value
    const counted = pickChannel(rows, body.Channel)
    const groups = await groupFailures(
      counted,
      await readHandledCauses(toCompanyIds(counted)),
      await readResentStandings(toCompanyIds(counted)),
    )
    return makeSuccess({
      groups: body.Channel === undefined ? groups : groups.map(withoutReach),
      failed: counted.length,
      read: rows.length,
      channels: countChannels(rows),
      ...told,
    })
  },
  listFailuresOfCause: async (
    { body: { Key, ...question } }: Input<'listFailuresOfCause'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<Answer<'listFailuresOfCause'>>> => {
    const read = await readFailedRows(question, { session, signal })
    if (!read.ok) return read
    const counted = pickChannel(read.value.rows, question.Channel)
    const marks = await readHandledCauses(toCompanyIds(counted))
    const rows = await pickFailures(counted, Key, marks)
    return makeSuccess({
      rows: rows.slice(0, causeRowsMax),
      count: rows.length,
      all: read.value.all,
    })
  },
  markCauseHandled: async (
    { body }: Input<'markCauseHandled'>,
    session: Session,
  ): Promise<Result<null>> => {
    const { Causes, Note } = body
    const refusal = await findCompanyRefusal(Causes, session)
    if (refusal) return refusal
    const isKept = await markHandled(
      Causes.map(({ Key, CompanyIds, UpToRowId }) => ({
        cause: Key,
        companyIds: CompanyIds.map(Number),
        upToRowId: UpToRowId,
      })),
      { person: session.userName, note: Note?.trim() || null },
    )
    return isKept ? makeSuccess(null) : makeFailure({ kind: 'conflict', code: 'marked-further' })
  },
  unmarkCauseHandled: async (
    { body }: Input<'unmarkCauseHandled'>,
    session: Session,
  ): Promise<Result<null>> => {
    const refusal = await findCompanyRefusal(body.Causes, session)
    if (refusal) return refusal
    const standing = await deleteHandledMarks(
      body.Causes.map(({ Key, CompanyIds, Undoes }) => ({
        cause: Key,
        companyIds: CompanyIds.map(Number),
        undoes: Undoes,
      })),
      session.userName,
    )
    return standing === null
      ? makeSuccess(null)
      : makeFailure({ kind: 'conflict', code: 'marked-since', message: standing.person })
  },
}

/** A mark covers all channels of a cause: of one alone nobody tells how far it may reach. */
const withoutReach = (group: FailureGroup): FailureGroup => ({ ...group, newestRowId: null })

/** The rows that were to go by a channel; all of them where none is named. */
const pickChannel = (rows: SummaryRow[], channel: string | undefined) =>
  channel === undefined ? rows : rows.filter((row) => findRequestedChannel(row) === channel)

/**
 * A mark is seen by everybody of a company. Where the token does not tell whose companies a person
 * may see, the upstream is asked.
 */
async function findCompanyRefusal(
  causes: Input<'unmarkCauseHandled'>['body']['Causes'],
  session: Session,
): Promise<Result<never> | null> {
  if (session.workspaces !== null) return null
  const available = (await callAsPerson(
    operations.listAvailableCompanies,
    {},
    session,
    randomUUID(),
  )) as Result<Answer<'listAvailableCompanies'>>
  if (!available.ok) return available
  const own = toCompanyIds(available.value)
  return causes.every(({ CompanyIds }) => CompanyIds.every((id) => own.includes(Number(id))))
    ? null
    : makeFailure({ kind: 'forbidden', code: 'scope' })
}
