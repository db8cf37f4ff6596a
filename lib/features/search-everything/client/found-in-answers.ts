import { OperationFailed } from '@/lib/client/operation-failed'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { Answer, Input } from '@/lib/contracts/registry'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import {
  type LookupHit,
  toRowHits,
  toStatusHit,
} from '@/lib/features/invoice-tracking/domain/public'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { FilteredList, ListRows } from '@/lib/shared/list-filters/filter-table'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import { isSameCode, isSameText } from '@/lib/shared/list-filters/text-comparison'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

type SearchBody = Input<'searchInvoiceSummary'>['body']

/** Rows that are asked for: more than a group shows, so that exact ones are among them. */
export const rowsMax = 50

/**
 * Invoices in the rows of a search. Rows that were not asked for are no results.
 *
 * @throws OperationFailed where no list came, or none of its rows is known to fit and others may, as
 *   of every list: then nothing is known.
 */
export function listFoundRows(answer: Answer<'searchInvoiceSummary'>, body: SearchBody): Found[] {
  const rows = requireFound('searchInvoiceSummary', body, answer?.Rows, {
    hasMore: hasMoreRows(answer),
    isOfAnyField: body?.SearchType === undefined,
  })
  return toRowHits(rows).map((hit) => {
    const [row] = hit.known.transactions as [SummaryRow | undefined]
    return toFoundInvoice(hit, [row?.KID, row?.Filename, row?.TransactionRid])
  })
}

/** Whether a search found more than came: it says so, or as many came as were asked for. */
function hasMoreRows(answer: Answer<'searchInvoiceSummary'>): boolean {
  const { Rows, TotalCount, TotalCountIs: is } = answer ?? {}
  const count = Rows?.length ?? 0
  if (is === 'moreThan' || isMore(count, TotalCount)) return true
  return is !== 'exact' && count >= rowsMax
}

/** The file that a word names, as far as rows of a search tell of it. */
export function listFoundFiles(answer: Answer<'searchInvoiceSummary'>, word: string): Found[] {
  const rows = (answer?.Rows ?? []).filter(({ Filename }) => Filename && isSameText(Filename, word))
  const name = rows[0]?.Filename
  if (!name) return []
  const isAll = answer?.TotalCountIs === 'exact' && answer.TotalCount === answer.Rows?.length
  return [
    {
      key: `file ${name}`,
      kind: 'file',
      title: name,
      name: null,
      numbers: [name],
      href: hasIdentityNumber(name)
        ? null
        : routes.partnerSearch(toSearchQueryString({ as: 'Filename', q: name })),
      facts: { of: 'file', invoices: rows.length, isAll },
    },
  ]
}

/** The invoice of an answer to the status question, unless it is another one. */
export function listFoundStatus(
  answer: Answer<'getInvoiceStatus'>,
  body: { Identifier?: string; InvoiceNumber?: string },
): Found[] {
  const told = answer.Transaction?.InvoiceNumber
  const isOther = body.InvoiceNumber !== undefined && told && !isSameCode(told, body.InvoiceNumber)
  return isOther
    ? []
    : [toFoundInvoice(toStatusHit(answer, body), [body.Identifier, answer.ReceiptId])]
}

function toFoundInvoice(hit: LookupHit, numbers: readonly unknown[]): Found {
  const { page, number, invoicee } = hit
  const id = page && 'identifier' in page ? page.identifier : null
  return {
    key: `invoice ${hit.key}`,
    kind: 'invoice',
    title: number ?? id ?? hit.key,
    name: invoicee,
    numbers: listTexts([number, id, ...numbers]),
    href:
      page &&
      ('identifier' in page
        ? routes.invoiceById(page.identifier)
        : routes.invoiceByNumber(page.number, page.company)),
    facts: { of: 'invoice', hit },
  }
}

export function listFoundCustomers(
  { customers, summary }: Answer<'listCustomers'>,
  clientNo: string,
  word: string,
): Found[] {
  const rows = requireFound('listCustomers', { search: word }, customers, {
    hasMore: isMore(customers?.length ?? 0, summary?.totalCount),
    isOfAnyField: true,
  })
  return rows.flatMap((row) =>
    row.customerNo
      ? {
          key: `customer ${clientNo} ${row.customerNo}`,
          kind: 'customer' as const,
          title: row.customerNo,
          name: row.name || null,
          numbers: listTexts([row.customerNo, row.organizationNo]),
          href: routes.customer(clientNo, row.customerNo),
          facts: { of: 'customer' as const, city: row.postalAddress?.cityName || null },
        }
      : [],
  )
}

export function listFoundItems(
  answer: Answer<'listArItems'>,
  clientNo: string,
  asked: { documentno: string } | { kid: string },
): Found[] {
  const { arItems, summary } = answer
  const hasMore = isMore(arItems?.length ?? 0, summary?.totalCount)
  return requireFound('listArItems', asked, arItems, { hasMore }).map((read) => ({
    key: `item ${clientNo} ${read.arItemId ?? `${read.customerNo} ${read.documentNo}`}`,
    kind: 'item',
    title: read.documentNo || String(read.arItemId ?? ''),
    name: null,
    numbers: listTexts([read.documentNo, read.kid, read.arItemId]),
    href: findItemHref(clientNo, read),
    facts: { of: 'item', read },
  }))
}

/** The page of an item, or of what its customer owes where it has no id. */
function findItemHref(
  clientNo: string,
  { arItemId, customerNo }: Pick<ArItem, 'arItemId' | 'customerNo'>,
): string | null {
  if (arItemId != null) return routes.item(clientNo, String(arItemId))
  return customerNo && !hasIdentityNumber(customerNo)
    ? routes.customerInvoices(clientNo, customerNo)
    : null
}

export function listFoundCollectionInvoices(
  answer: Answer<'listCollectionInvoices'>,
  organizationId: string,
  word: string,
): Found[] {
  const hasMore = Boolean(answer?.summary?.nextPageToken)
  const asked = { InvoiceNumber: word }
  return requireFound('listCollectionInvoices', asked, answer?.data, { hasMore }).flatMap((read) =>
    read.id
      ? {
          key: `claim ${read.id}`,
          kind: 'claim' as const,
          title: read.invoiceNumber || read.id,
          name: findDebtorName(findMainDebtor(read.debtors) ?? {}),
          numbers: listTexts([read.invoiceNumber, read.id, read.ocrReferenceNumber]),
          href: routes.collectionInvoice(organizationId, read.id),
          facts: { of: 'claim' as const, read },
        }
      : [],
  )
}

export function listFoundCases(
  answer: Answer<'listCases'>,
  organizationId: string,
  word: string,
): Found[] {
  const rows = requireFound('listCases', { SearchTerm: word }, answer?.data, {
    hasMore: Boolean(answer?.summary?.nextPageToken),
    isOfAnyField: true,
  })
  return rows.flatMap((read) => {
    const number = read.caseNumber
    if (number === null || number === undefined) return []
    const debtor = read.debtors?.[0]
    return {
      key: `case ${organizationId} ${number}`,
      kind: 'case' as const,
      title: String(number),
      name:
        debtor?.fullName || [debtor?.firstName, debtor?.lastName].filter(Boolean).join(' ') || null,
      numbers: listTexts([number]),
      href: routes.case(organizationId, number),
      facts: { of: 'case' as const, read },
    }
  })
}

/** A settlement is called by its day. */
export function listFoundSettlement(
  answer: Answer<'getSettlement'>,
  organizationId: string,
): Found[] {
  const read = answer?.data
  return read?.settlementId
    ? [
        {
          key: `settlement ${read.settlementId}`,
          kind: 'settlement',
          title: read.settlementDate?.slice(0, 10) || read.settlementId,
          name: null,
          numbers: [read.settlementId],
          href: routes.settlement(organizationId, read.settlementId),
          facts: { of: 'settlement', read },
        },
      ]
    : []
}

/** The batches that were sent from here and have an id. */
export const listFoundBatches = ({ batches }: Answer<'listSentBatches'>): Found[] =>
  batches.flatMap((sent) => {
    const { batchId, organizationId, target, person } = sent
    return batchId && organizationId
      ? {
          key: `batch ${batchId}`,
          kind: 'batch' as const,
          title: batchId,
          name: person,
          numbers: listTexts([batchId, target]),
          href: routes.collectionBatch(organizationId, batchId),
          facts: { of: 'batch' as const, sent, status: null },
        }
      : []
  })

export function listFoundUpstreamBatch(
  answer: Answer<'getCollectionBatch'>,
  organizationId: string,
): Found[] {
  const batchId = answer?.data?.batchId
  return batchId
    ? [
        {
          key: `batch ${batchId}`,
          kind: 'batch',
          title: batchId,
          name: null,
          numbers: [batchId],
          href: routes.collectionBatch(organizationId, batchId),
          facts: { of: 'batch', sent: null, status: answer.data?.status ?? null },
        },
      ]
    : []
}

const listTexts = (values: readonly unknown[]): string[] =>
  values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((text) => text.trim() !== '')

const isMore = (count: number, total: unknown): boolean =>
  total === null || total === undefined ? count >= rowsMax : Number(total) > count

type Extent = {
  hasMore: boolean
  /** The search names no field, so the service may have met one that is not shown. */
  isOfAnyField?: boolean
}

/**
 * The rows that are known to fit what was asked for; of a search in any field also those that do not
 * tell, where the list is whole and no row of it is another.
 */
function requireFound<Name extends FilteredList>(
  list: Name,
  question: Readonly<Record<string, unknown>>,
  answered: readonly ListRows[Name][] | null | undefined,
  { hasMore, isOfAnyField = false }: Extent,
): ListRows[Name][] {
  const rows = answered?.filter((row) => row !== null && row !== undefined)
  const { found, possible, unproven } = evaluateLookup(list, question, rows, hasMore)
  const isFiltered = isOfAnyField && !hasMore && possible.length === rows?.length
  const kept = isFiltered ? possible : found
  if (kept.length === 0 && unproven) throw new OperationFailed(unproven)
  return kept
}
