import 'server-only'
import type { WorkScope } from '@/lib/contracts/desk/work-marks'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { mayReadEach, type Place } from '@/lib/platform/gateway/may-read'
import type { Session } from '@/lib/platform/session/current-session'

/** The places of a line, or of a workspace, one by one: its companies too. */
export function listMarkPlaces({ clientNo, organizationId, companyIds = [] }: WorkScope): Place[] {
  return [
    ...(clientNo ? [{ clientNo }] : []),
    ...(organizationId ? [{ organizationId }] : []),
    ...[...new Set(companyIds.map(Number))].map((companyId) => ({ companyIds: [companyId] })),
  ]
}

/** Under which name the marks of a place are kept. */
export function toMarkScope(place: Place): string {
  if ('clientNo' in place) return `client:${place.clientNo}`
  if ('organizationId' in place) return `organization:${place.organizationId}`
  return `company:${place.companyIds.join()}`
}

/** The places of a person's workspaces. Where the token does not tell those, there are none. */
export const listOwnPlaces = ({ workspaces }: Session): Place[] =>
  (workspaces ?? []).flatMap(({ clientNo, organizationId, companyIds }) =>
    listMarkPlaces({
      clientNo: clientNo ?? undefined,
      organizationId: organizationId ?? undefined,
      companyIds,
    }),
  )

/**
 * Which of some places the person may read; null where one of them could not be asked. Companies are
 * asked about together, and one by one only where they are refused together.
 */
export async function findReadablePlaces(
  session: Session,
  places: readonly Place[],
): Promise<Place[] | null> {
  const together = joinCompanies(places)
  const first = await mayReadEach(session, together)
  const refused = first.flatMap(({ place, verdict }) =>
    verdict === 'no' && 'companyIds' in place && place.companyIds.length > 1
      ? listMarkPlaces({ companyIds: place.companyIds })
      : [],
  )
  const found = [...first, ...(await mayReadEach(session, refused))]
  if (found.some(({ verdict }) => verdict === 'unknown')) return null
  return found.flatMap(({ place, verdict }) =>
    verdict !== 'yes' ? [] : 'companyIds' in place ? listMarkPlaces(place) : [place],
  )
}

/** Why a person may say nothing of a line in some places, or null. */
export async function findMarkRefusal(
  session: Session,
  places: readonly Place[],
): Promise<Result<never> | null> {
  const verdicts: string[] = (await mayReadEach(session, joinCompanies(places))).map(
    ({ verdict }) => verdict,
  )
  if (verdicts.includes('no')) return makeFailure({ kind: 'forbidden', code: 'scope' })
  return verdicts.includes('unknown') ? makeFailure({ kind: 'not-sent', code: 'rights' }) : null
}

function joinCompanies(places: readonly Place[]): Place[] {
  const companyIds = places.flatMap((place) => ('companyIds' in place ? place.companyIds : []))
  return [
    ...places.filter((place) => !('companyIds' in place)),
    ...(companyIds.length > 0 ? [{ companyIds: [...new Set(companyIds)] }] : []),
  ]
}
