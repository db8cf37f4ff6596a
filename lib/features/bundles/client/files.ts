import { type Answer, getOperationQuery } from '@/lib/client/operation-query'

export type Bundle = Answer<'listBundles'>[number]

type Asked = { company: number; from: string; to: string }

const toQuery = ({ company, from, to }: Asked) => ({
  query: { CompanyId: company, FromDate: from, ToDate: to },
})

/** The files of a period and company, newest first, at most 1,000 (assumed). */
export const getBundlesQuery = (asked: Asked) => getOperationQuery('listBundles', toQuery(asked))

/** What the period brought, by day and outcome. */
export const getBundleDaysQuery = (asked: Asked) =>
  getOperationQuery('summarizeBundles', toQuery(asked))

/** The invoices of a file, newest first, at most 1,000 (assumed). */
export const getFileInvoicesQuery = (company: number, fileName: string) =>
  getOperationQuery('listInvoicesByFilename', {
    query: { CompanyId: company, Filename: fileName },
  })
