import { listCases } from '@/lib/contracts/collection/cases'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Implement } from '../../implement'
import { bent } from './amount-fault'
import { bookedOf } from './booked'
import { advance } from './case-progress'
import { casesOf, invoicesOfCases } from './case-store'
import { caseView } from './case-view'
import { cut, pageSizeOf } from './cursor'
import { historyOfCases } from './history'
import { placeOf } from './place'

/** Cases of the collection area: read. */
export function caseRoutes(implement: Implement, { db }: { db: Database }) {
  implement(listCases, async (asked) => {
    await advance(db, placeOf(asked))
    const { query, tenant, params } = asked
    const size = pageSizeOf(query.PageSize)
    const { page, summary } = cut(await casesOf(db, params.organizationId, query, size), size, ({ caseNumber }) => caseNumber)
    const invoices = await invoicesOfCases(db, page)
    const booked = await bookedOf(
      db,
      invoices.map(({ id }) => id),
    )
    const history = await historyOfCases(
      db,
      page.map(({ caseId }) => caseId),
    )
    const own = <Row extends { caseId: string }>(rows: Row[], { caseId }: Row | { caseId: string }) => rows.filter((row) => row.caseId === caseId)
    const data = page.map((row) => caseView(row, { invoices: own(invoices, row), history: own(history, row), booked }))
    return answer(200, { summary, data: data.map((view) => bent(view, tenant?.settings.collectionFault)) })
  })
}
