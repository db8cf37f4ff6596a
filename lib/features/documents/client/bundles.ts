import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'

/** What the address of bundles holds: a page, and the bundle that is open. */
export const bundlesParsers = { page: parseAsInteger.withDefault(1), open: parseAsString }

export const loadBundlesView = createLoader(bundlesParsers)

/** What is asked for a page; a wild number in an address is brought back into range. */
export const toBundlesQuestion = (page: number) => ({ pageno: Math.max(1, page), pagesize: 50 })

export type DocumentBundle = ListRows['listDocumentBundles']

/** A page of the bundles of a client, newest first (assumed). Pages count from 1. */
export const getBundlesQuery = (clientNo: string, page: number) =>
  getOperationQuery('listDocumentBundles', {
    params: { clientno: clientNo },
    query: toBundlesQuestion(page),
  })

/** One bundle with the numbers of its documents. */
export const getBundleQuery = (clientNo: string, bundleId: string) =>
  getOperationQuery('getDocumentBundle', { params: { clientno: clientNo, bundleid: bundleId } })

/** The part of the address behind the question mark that says a page and an open bundle. */
export const toBundlesQuery = ({ page, open }: { page: number; open?: string }): string =>
  new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(open !== undefined && { open }),
  }).toString()
