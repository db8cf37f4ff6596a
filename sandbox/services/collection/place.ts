import type { Tenant } from '../../directory'
import type { Place } from './case-state'

type Asked = { params: { organizationId: string }; tenant: Tenant | undefined; now: () => number }

/** Where and when a request asks for something. */
export const placeOf = ({ params: { organizationId }, tenant, now }: Asked): Place => ({ organizationId, tenant: tenant?.id, now: now() })
