import { inArray, sql } from 'drizzle-orm'
import { listBundles, summarizeBundles } from '@/lib/contracts/partner/bundles'
import { listAvailableCompanies } from '@/lib/contracts/partner/companies'
import { searchInvoiceSummary } from '@/lib/contracts/partner/invoice-summary'
import {
  getInvoiceView,
  getReceipt,
  listInvoicesByFilename,
  listInvoicesByNumber,
} from '@/lib/contracts/partner/invoices'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import { companies } from '../../database/schema'
import type { Implement } from '../../implement'
import { badRequest, notFound } from '../../refusal'
import { withRequestProgress } from '../distribution/request-progress'
import { readReceiptId } from '../distribution/request-store'
import { listPersonCompanyIds } from '../identity/person'
import { type Period, readBundleDays, readBundles } from './bundles'
import { toInvoiceView } from './invoice-view'
import { findInvoicee } from './invoicee'
import { summaryPageMax } from './plan'
import { toReceipt } from './receipt'
import { searchSummaries } from './search'
import { listTransactions } from './summary-row'

/** The partner area: what was sent for companies. */
export function registerPartnerRoutes(implementAll: Implement, { db }: { db: Database }) {
  const implement = withRequestProgress(implementAll, db)

  implement(searchInvoiceSummary, async ({ body, tenant, accepted }) => {
    const requestedIds = (body.CompanyIds ?? []).map(Number)
    const found = await searchSummaries(
      db,
      requestedIds.length > 0 ? requestedIds : listPersonCompanyIds(accepted().person),
      body,
    )
    return makeAnswer(200, tenant?.settings.summaryWithoutRows ? null : found)
  })

  implement(listAvailableCompanies, async ({ accepted }) => {
    const found = await listCompanies(listPersonCompanyIds(accepted().person))
    return makeAnswer(
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
    return makeAnswer(200, Rows)
  })

  implement(
    listInvoicesByNumber,
    async ({ query: { CompanyId, InvoiceNumber, FromDate, ToDate } }) => {
      if (InvoiceNumber === undefined && FromDate === undefined && ToDate === undefined)
        throw badRequest('Neither a number nor a period', {
          InvoiceNumber: 'InvoiceNumber, or FromDate and ToDate',
        })
      const { Rows } = await searchSummaries(db, [Number(CompanyId)], {
        ...(InvoiceNumber !== undefined && {
          SearchType: 'InvoiceNumber',
          Searches: [InvoiceNumber],
        }),
        ...(FromDate !== undefined && { FromDate: `${FromDate}T00:00:00` }),
        ...(ToDate !== undefined && { ToDate: `${ToDate}T23:59:59` }),
        PageSize: summaryPageMax,
      })
      if (Rows.length === 0 && InvoiceNumber !== undefined)
        throw notFound(`Invoice ${InvoiceNumber}`)
      return makeAnswer(200, Rows)
    },
  )

  implement(
    getInvoiceView,
    async ({ query: { TransactionRid, InvoiceNumber, CompanyId }, accepted }) => {
      const own =
        CompanyId === undefined ? listPersonCompanyIds(accepted().person) : [Number(CompanyId)]
      const [row] =
        TransactionRid === undefined
          ? (
              await searchSummaries(db, own, {
                SearchType: 'InvoiceNumber',
                Searches: [InvoiceNumber!],
                PageSize: 1,
              })
            ).Rows
          : await listTransactions(db, filterByRid(own, TransactionRid))
      if (!row) throw notFound('The invoice')
      const [company] = await listCompanies([row.CompanyId!])
      const invoicee = await findInvoicee(db, row.CompanyId, row.InvoiceeName)
      return makeAnswer(200, toInvoiceView(row, company, invoicee))
    },
  )

  implement(getReceipt, async ({ query: { TransactionRid, CompanyId } }) => {
    const [row] = await listTransactions(db, filterByRid([Number(CompanyId)], TransactionRid))
    const receipt = row && toReceipt(row, await readReceiptId(db, Number(TransactionRid)))
    if (!receipt) throw notFound('The receipt')
    return makeAnswer(200, receipt)
  })

  implement(listBundles, async ({ query }) =>
    makeAnswer(200, await readBundles(db, validatePeriod(query))),
  )
  implement(summarizeBundles, async ({ query }) =>
    makeAnswer(200, await readBundleDays(db, validatePeriod(query))),
  )

  const listCompanies = (ids: number[]) =>
    db
      .select()
      .from(companies)
      .where(inArray(companies.companyId, ids))
      .orderBy(companies.companyId)
}

const filterByRid = (companyIds: number[], rid: number | string) =>
  sql`transaction_rid = ${Number(rid)}::bigint and company_id = any(${sql.param(companyIds)}::int[])`

function validatePeriod(period: Period): Period {
  if (period.FromDate > period.ToDate)
    throw badRequest('The period ends before it begins', { ToDate: 'not before FromDate' })
  return period
}
