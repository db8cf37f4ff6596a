import type { Tenant } from '../../directory'
import type { OrganizationContext } from './cases/case-state'

type OrganizationRequest = {
  params: { organizationId: string }
  tenant: Tenant | undefined
  now: () => number
}

/** Where and when a request asks for something. */
export const toOrganizationContext = ({
  params: { organizationId },
  tenant,
  now,
}: OrganizationRequest): OrganizationContext => ({ organizationId, tenant: tenant?.id, now: now() })
