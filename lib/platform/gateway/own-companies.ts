import 'server-only'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'

/**
 * An input whose body names companies: the given ones, or where none is given the person's own.
 * Null for a person who is known to have none, because a search that names no company might be one
 * in everybody's. Where the token does not tell, the upstream alone decides.
 */
export function withOwnCompanies(
  input: ParsedInput,
  { workspaces }: Pick<Session, 'workspaces'>,
): ParsedInput | null {
  const body = input.body as { CompanyIds?: unknown[] }
  if (workspaces === null || (body.CompanyIds?.length ?? 0) > 0) return input
  const own = workspaces.flatMap(({ companyIds }) => companyIds)
  return own.length === 0 ? null : { ...input, body: { ...body, CompanyIds: own } }
}
