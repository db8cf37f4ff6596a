import { searchInvoiceSummary } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Implement } from '../../implement'
import type { Person } from '../identity/person'
import { searchSummaries } from './search'

/** The partner area: what was sent for companies. */
export function partnerRoutes(implement: Implement, { db }: { db: Database }) {
  implement(searchInvoiceSummary, async ({ body, tenant, accepted }) => {
    const asked = (body.CompanyIds ?? []).map(Number)
    const companyIds = asked.length > 0 ? asked : companyIdsOf(accepted().person)
    const found = await searchSummaries(db, companyIds, body)
    return answer(200, tenant?.settings.summaryWithoutRows ? null : found)
  })
}

const companyIdsOf = ({ clients }: Person) => clients.flatMap((client) => client.companyIds)
