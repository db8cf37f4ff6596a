import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { hasTokenClaims, mayReadEach, type Verdict } from '@/lib/platform/gateway/may-read'
import { hasRights } from '@/lib/platform/gateway/rights'
import type { JournalScope } from '@/lib/platform/journal/journal-filter'
import { readRowPlaces } from '@/lib/platform/journal/read-journal'
import type { Session } from '@/lib/platform/session/current-session'

/**
 * The right beside that of its place which shows a row of an operation: that of a desk operation is
 * a read's own, that of an area's write says nothing.
 */
export function findReadRight({ area, right }: Pick<Operation, 'area' | 'right'>): string | null {
  return area === 'receivables' || area === 'collection' ? null : right
}

const writeOperations = (Object.values(operations) as Operation[]).filter(
  ({ effect }) => effect === 'write',
)

/**
 * Whose rows of the journal the person of a session may see: those of clients and organizations
 * that they may read, and of their own those that stand in no other. Where the token does not tell,
 * the service is asked about the places that rows stand in.
 *
 * @param narrowed the client or organization that the question is about, or its idempotency key: no
 *   other place is asked about.
 */
export async function resolveJournalScope(
  session: Session,
  narrowed: ScopeFilter = {},
): Promise<JournalScope> {
  const { userName: person, workspaces } = session
  const listWorkspaceIds = <Name extends 'clientNo' | 'organizationId'>(name: Name) =>
    workspaces?.map((each) => each[name]).filter((value) => value !== null) ?? []
  const ownPlaces = {
    clients: listWorkspaceIds('clientNo'),
    organizations: listWorkspaceIds('organizationId'),
  }
  const places = hasTokenClaims(session)
    ? ownPlaces
    : await readRowPlaces({ person, ...ownPlaces }, narrowed)
  const [clients, organizations] = await Promise.all([
    mayReadEach(
      session,
      [...new Set(places.clients)].map((clientNo) => ({ clientNo })),
    ),
    mayReadEach(
      session,
      [...new Set(places.organizations)].map((organizationId) => ({ organizationId })),
    ),
  ])
  const pickPlaces = (...kinds: Verdict[]) => ({
    clients: clients
      .filter(({ verdict }) => kinds.includes(verdict))
      .map(({ place }) => place.clientNo),
    organizations: organizations
      .filter(({ verdict }) => kinds.includes(verdict))
      .map(({ place }) => place.organizationId),
  })
  return {
    person,
    // Where nobody told whose workspaces these are, a person sees of others nothing.
    ...(workspaces === null ? { clients: [], organizations: [] } : pickPlaces('yes')),
    own: pickPlaces('yes', 'unknown'),
    operations: writeOperations
      .filter((operation) =>
        hasRights(
          session,
          [findReadRight(operation)].filter((right) => right !== null),
        ),
      )
      .map(({ name }) => name),
    isWhole: [...clients, ...organizations].every(({ verdict }) => verdict !== 'unknown'),
  }
}

type ScopeFilter = Parameters<typeof readRowPlaces>[1]

/**
 * Why one row is not shown: it is not there, or it could not be asked whether the person may see
 * it.
 */
export const makeHiddenFailure = ({ isWhole }: JournalScope): Failure =>
  isWhole ? { kind: 'not-found' } : { kind: 'unreachable', code: 'rights' }
