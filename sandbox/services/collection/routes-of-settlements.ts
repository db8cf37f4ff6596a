import { listOrganizationReports } from '@/lib/contracts/collection/reports'
import { getSettlement, listSettlements } from '@/lib/contracts/collection/settlements'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Tenant } from '../../directory'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { listedReports } from './report-view'
import type { SettlementDays } from './settlement-day'
import { listedSettlements, settlementOf } from './settlement-view'

/** What was paid out to the creditor, and reports. What the clock made due is settled before it is read, so that a moved clock is seen at once. */
export function settlementRoutes(implement: Implement, { db, days }: { db: Database; days: SettlementDays }) {
  const upToDate = async (tenant: Tenant | undefined) => tenant && days.goOn(tenant)

  implement(listSettlements, async ({ params, query, tenant }) => {
    await upToDate(tenant)
    return answer(200, await listedSettlements(db, params.organizationId, query))
  })

  implement(getSettlement, async ({ params, tenant }) => {
    await upToDate(tenant)
    const data = await settlementOf(db, params.organizationId, params.settlementId)
    if (!data) throw notFound(`Settlement ${params.settlementId}`)
    return answer(200, { summary: { status: 'SUCCESS' }, data })
  })

  implement(listOrganizationReports, async ({ params, query, tenant, now }) => {
    await upToDate(tenant)
    return answer(200, await listedReports(db, params.organizationId, query, now()))
  })
}
