import { listOrganizationReports } from '@/lib/contracts/collection/reports'
import { getSettlement, listSettlements } from '@/lib/contracts/collection/settlements'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import type { Tenant } from '../../../directory'
import type { Implement } from '../../../implement'
import { notFound } from '../../../refusal'
import { readReportPage } from './report-queries'
import type { SettlementDays } from './settlement-days'
import { findSettlement, readSettlementPage } from './settlement-queries'

/**
 * What was paid out to the creditor, and reports. What the clock made due is settled before it is
 * read, so that a moved clock is seen at once.
 */
export function registerSettlementRoutes(
  implement: Implement,
  { db, days }: { db: Database; days: SettlementDays },
) {
  const settleDueDays = async (tenant: Tenant | undefined) => tenant && days.goOn(tenant)

  implement(listSettlements, async ({ params, query, tenant }) => {
    await settleDueDays(tenant)
    return makeAnswer(200, await readSettlementPage(db, params.organizationId, query))
  })

  implement(getSettlement, async ({ params, tenant }) => {
    await settleDueDays(tenant)
    const data = await findSettlement(db, params.organizationId, params.settlementId)
    if (!data) throw notFound(`Settlement ${params.settlementId}`)
    return makeAnswer(200, { summary: { status: 'SUCCESS' }, data })
  })

  implement(listOrganizationReports, async ({ params, query, tenant, now }) => {
    await settleDueDays(tenant)
    return makeAnswer(200, await readReportPage(db, params.organizationId, query, now()))
  })
}
