import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { Answer } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import type { Reader } from '@/lib/platform/gateway/search-as-person'
import type { Session } from '@/lib/platform/session/current-session'

/** The work of one source, before anybody said anything of it. */
export type Work = Answer<'listWork'>

/** Asks the service how a batch stands now, and keeps how it ended. */
export type RefreshBatch = (
  idempotencyKey: string,
  session: Session,
  signal?: AbortSignal,
) => Promise<Result<Answer<'getSentBatch'>>>

/** The customers of a client whose follow-up day has come for a person, the earliest day first. */
export type ListDueFollowUps = (
  clientNo: string,
  asked: { person: string; today: string; limit: number },
) => Promise<{ customerNo: string; followUpOn: string }[]>

/** What is asked of other features. */
export type OthersWork = { refreshBatch: RefreshBatch; listDueFollowUps: ListDueFollowUps }

/** Who asks, the day it is where the service is, the moment, and how other features are asked. */
export type WorkReader = Reader & { today: string; now: Date } & OthersWork

/**
 * Reads the work of each of some places at the same time. One that fails leaves the others and is
 * told; all of them failed is a failure.
 */
export async function readEachPlace<Place>(
  places: readonly Place[],
  readPlace: (place: Place) => Promise<Result<Pick<Work, 'lines' | 'isWhole'>>>,
): Promise<Result<Work>> {
  const results = await Promise.all(places.map(readPlace))
  const failed = results.filter((each) => !each.ok)
  if (failed.length > 0 && failed.length === results.length) return failed[0]!
  const read = results.filter((each) => each.ok).map(({ value }) => value)
  return {
    ok: true,
    value: {
      lines: read.flatMap(({ lines }) => lines),
      asked: places.length,
      isWhole: read.length === results.length && read.every(({ isWhole }) => isWhole),
      failures: failed.map(({ failure }) => failure),
    },
  }
}

/** The clients of a person by their numbers, with what their workspaces are called. */
export const listClients = ({ workspaces }: Pick<Session, 'workspaces'>) =>
  new Map(
    (workspaces ?? []).flatMap(({ clientNo, name }) =>
      clientNo === null ? [] : [[clientNo, name] as const],
    ),
  )

/** The organizations of a person by their ids, with what their workspaces are called. */
export const listOrganizations = ({ workspaces }: Pick<Session, 'workspaces'>) =>
  [
    ...new Map(
      (workspaces ?? []).flatMap(({ organizationId, name }) =>
        organizationId === null ? [] : [[organizationId, name] as const],
      ),
    ),
  ].map(([organizationId, name]) => ({ organizationId, name }))

/** The companies of a person; null where the token does not tell, and the service alone decides. */
export const getOwnCompanies = ({ workspaces }: Pick<Session, 'workspaces'>): number[] | null =>
  workspaces === null ? null : [...new Set(workspaces.flatMap(({ companyIds }) => companyIds))]

/** An answer without rows is no answer: of what was asked for nothing is known. */
export const refuseWithoutRows = (): Result<never> => makeFailure({ kind: 'off-contract' })

/** Work of a list: where it was cut each line may be about more records, and several have no known sum. */
export const makeListedWork = (lines: WorkLine[], isWhole: boolean) => ({
  lines: isWhole ? lines : lines.map(markAsPart),
  isWhole,
})

const markAsPart = (line: WorkLine): WorkLine => ({
  ...line,
  isPart: true,
  sums: line.count > 1 ? null : line.sums,
})
