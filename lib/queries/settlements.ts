import { type Answer, operationQuery } from './operation-query'

export type Settlement = NonNullable<Answer<'getSettlement'>['data']>
export type OrganizationReport = NonNullable<NonNullable<Answer<'listOrganizationReports'>['data']>[number]>

/** A period as it is asked for: whole days, both counted. */
export type Period = { fromDate?: string; toDate?: string }

/** One page of the settlements of a period; without a token the first. */
export const settlementsQuery = (organizationId: string, period: Period, pageToken?: string) =>
  operationQuery('listSettlements', asked(organizationId, period, pageToken))

/** One page of the reports of a period; without a token the first. */
export const reportsQuery = (organizationId: string, period: Period, pageToken?: string) =>
  operationQuery('listOrganizationReports', asked(organizationId, period, pageToken))

export const settlementQuery = (organizationId: string, settlementId: string) =>
  operationQuery('getSettlement', { params: { organizationId, settlementId } })

const asked = (organizationId: string, period: Period, pageToken: string | undefined) => ({
  params: { organizationId },
  query: { ...period, ...(pageToken !== undefined && { pageToken }) },
})
