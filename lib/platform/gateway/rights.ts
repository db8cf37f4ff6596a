import 'server-only'
import type { Operation, Scope } from '@/lib/contracts/operation'
import { getEnv } from '@/lib/platform/env'
import type { Session } from '@/lib/platform/session/current-session'
import { revealRight } from '@/lib/platform/session/token-claims'

/**
 * Whether the person may do an operation at all. Local rights only narrow: where the token tells
 * none, the upstream decides.
 */
export function mayDo(session: Session, operation: Operation): boolean {
  return operation.right === null || hasRights(session, [operation.right])
}

/** Whether the person has all of some rights, as far as the token tells. */
export const hasRights = (
  { rights }: Pick<Session, 'rights'>,
  needed: readonly string[],
): boolean => rights === null || needed.every((right) => rights.includes(right))

/**
 * Whether the person may see masked values. Where a setting names a scope for it, only a token that
 * tells of it gives it: the upstream knows no such right.
 */
export const mayReveal = ({ rights }: Pick<Session, 'rights'>): boolean =>
  getEnv().RIGHT_TO_REVEAL === undefined || (rights?.includes(revealRight) ?? false)

/**
 * Whether the person may touch what an input names: each named thing must be in one of the person's
 * workspaces, where those are known.
 */
export function mayTouch(session: Session, scope: Scope): boolean {
  const { workspaces } = session
  if (workspaces === null) return true
  return (
    (scope.clientNo === undefined || workspaces.some((each) => each.clientNo === scope.clientNo)) &&
    (scope.organizationId === undefined ||
      workspaces.some((each) => each.organizationId === scope.organizationId)) &&
    (scope.organizationIds ?? []).every((id) =>
      workspaces.some((each) => each.organizationId === id),
    ) &&
    (scope.companyIds ?? []).every((id) => workspaces.some((each) => each.companyIds.includes(id)))
  )
}
