import { inArray, sql } from 'drizzle-orm'
import { listBundles, summarizeBundles } from '@/lib/contracts/partner/bundles'
import { listAvailableCompanies } from '@/lib/contracts/partner/companies'
import { searchInvoiceSummary } from '@/lib/contracts/partner/invoice-summary'
import { getInvoiceView, getReceipt, listInvoicesByFilename, listInvoicesByNumber } from '@/lib/contracts/partner/invoices'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import { companies } from '../../database/schema'
import type { Implement } from '../../implement'
import { invalid, notFound } from '../../refusal'
import { afterSteps } from '../distribution/request-progress'
import { receiptIdOf } from '../distribution/request-store'
import { companyIdsOf } from '../identity/person'
import { bundleDaysOf, bundlesOf, type Period } from './bundles'
import { invoiceView } from './invoice-view'
import { summaryPageMax } from './plan'
import { receiptOf } from './receipt'
import { searchSummaries } from './search'
import { transactionsWhere } from './summary-row'

/** The partner area: what was sent for companies. */
export function partnerRoutes(implementAll: Implement, { db }: { db: Database }) {
  const implement = afterSteps(implementAll, db)

  implement(searchInvoiceSummary, async ({ body, tenant, accepted }) => {
    const asked = (body.CompanyIds ?? []).map(Number)
    const found = await searchSummaries(db, asked.length > 0 ? asked : companyIdsOf(accepted().person), body)
    return answer(200, tenant?.settings.summaryWithoutRows ? null : found)
  })

  implement(listAvailableCompanies, async ({ accepted }) => {
    const found = await companiesWith(companyIdsOf(accepted().person))
    return answer(
      200,
      found.map(({ companyId, name, organizationNumber, countryCode }) => ({
        CompanyId: companyId,
        Name: name,
        OrganizationNumber: organizationNumber,
        CountryCode: countryCode,
      })),
    )
  })

  implement(listInvoicesByFilename, async ({ query }) => {
    const { Rows } = await searchSummaries(db, [Number(query.CompanyId)], {
      SearchType: 'Filename',
      Searches: [query.Filename],
      PageSize: summaryPageMax,
    })
    if (Rows.length === 0) throw notFound(`File ${query.Filename}`)
    return answer(200, Rows)
  })

  implement(listInvoicesByNumber, async ({ query: { CompanyId, InvoiceNumber, FromDate, ToDate } }) => {
    if (InvoiceNumber === undefined && FromDate === undefined && ToDate === undefined)
      throw invalid('Neither a number nor a period', { InvoiceNumber: 'InvoiceNumber, or FromDate and ToDate' })
    const { Rows } = await searchSummaries(db, [Number(CompanyId)], {
      ...(InvoiceNumber !== undefined && { SearchType: 'InvoiceNumber', Searches: [InvoiceNumber] }),
      ...(FromDate !== undefined && { FromDate: `${FromDate}T00:00:00` }),
      ...(ToDate !== undefined && { ToDate: `${ToDate}T23:59:59` }),
      PageSize: summaryPageMax,
    })
    if (Rows.length === 0 && InvoiceNumber !== undefined) throw notFound(`Invoice ${InvoiceNumber}`)
    return answer(200, Rows)
  })

  implement(getInvoiceView, async ({ query: { TransactionRid, InvoiceNumber, CompanyId }, accepted }) => {
    const own = CompanyId === undefined ? companyIdsOf(accepted().person) : [Number(CompanyId)]
    const [row] =
      TransactionRid === undefined
        ? (await searchSummaries(db, own, { SearchType: 'InvoiceNumber', Searches: [InvoiceNumber!], PageSize: 1 })).Rows
        : await transactionsWhere(db, ofRid(own, TransactionRid))
    if (!row) throw notFound('The invoice')
    const [company] = await companiesWith([row.CompanyId!])
    return answer(200, invoiceView(row, company))
  })

  implement(getReceipt, async ({ query: { TransactionRid, CompanyId } }) => {
    const [row] = await transactionsWhere(db, ofRid([Number(CompanyId)], TransactionRid))
    const receipt = row && receiptOf(row, await receiptIdOf(db, Number(TransactionRid)))
    if (!receipt) throw notFound('The receipt')
    return answer(200, receipt)
  })

  implement(listBundles, async ({ query }) => answer(200, await bundlesOf(db, forwards(query))))
  implement(summarizeBundles, async ({ query }) => answer(200, await bundleDaysOf(db, forwards(query))))

  const companiesWith = (ids: number[]) => db.select().from(companies).where(inArray(companies.companyId, ids)).orderBy(companies.companyId)
}

const ofRid = (companyIds: number[], rid: number | string) =>
  sql`transaction_rid = ${Number(rid)}::bigint and company_id = any(${sql.param(companyIds)}::int[])`

function forwards(period: Period): Period {
  if (period.FromDate > period.ToDate) throw invalid('The period ends before it begins', { ToDate: 'not before FromDate' })
  return period
}
