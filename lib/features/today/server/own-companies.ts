import 'server-only'
import type { Session } from '@/lib/platform/session/current-session'

/** The companies of a person; null where the token does not tell, and the service alone decides. */
export const getOwnCompanies = ({ workspaces }: Pick<Session, 'workspaces'>): number[] | null =>
  workspaces === null ? null : [...new Set(workspaces.flatMap(({ companyIds }) => companyIds))]
