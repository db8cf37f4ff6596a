import { listCases } from '@/lib/contracts/collection/cases'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import type { Implement } from '../../../implement'
import { readBookedAmounts } from '../booked-amounts'
import { buildPage, resolvePageSize } from '../cursor'
import { listCaseHistoryRows } from '../history'
import { applyAmountFault } from '../invoices/amount-fault'
import { toOrganizationContext } from '../organization-context'
import { advanceCases } from './case-progress'
import { listCaseInvoices, listCaseRows } from './case-store'
import { toCollectionCase } from './case-view'

/** Cases of the collection area: read. */
export function registerCaseRoutes(implement: Implement, { db }: { db: Database }) {
  implement(listCases, async (asked) => {
    await advanceCases(db, toOrganizationContext(asked))
    const { query, tenant, params } = asked
    const size = resolvePageSize(query.PageSize)
    const { page, summary } = buildPage(
      await listCaseRows(db, params.organizationId, query, size),
      size,
      ({ caseNumber }) => caseNumber,
    )
    const invoices = await listCaseInvoices(db, page)
    const booked = await readBookedAmounts(
      db,
      invoices.map(({ id }) => id),
    )
    const history = await listCaseHistoryRows(
      db,
      page.map(({ caseId }) => caseId),
    )
    const filterByCase = <Row extends { caseId: string }>(
      rows: Row[],
      { caseId }: Row | { caseId: string },
    ) => rows.filter((row) => row.caseId === caseId)
    const data = page.map((row) =>
      toCollectionCase(row, {
        invoices: filterByCase(invoices, row),
        history: filterByCase(history, row),
        booked,
      }),
    )
    return makeAnswer(200, {
      summary,
      data: data.map((view) => applyAmountFault(view, tenant?.settings.collectionFault)),
    })
  })
}
