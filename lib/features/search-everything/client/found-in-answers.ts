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
import type { Findings, Found } from '@/lib/features/search-everything/domain/found'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { makeFilterIgnored } from '@/lib/shared/list-filters/lookup-proof'
import { isSameText } from '@/lib/shared/list-filters/text-comparison'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { isAnswerTo } from '@/lib/shared/references/is-answer-to'
import { findBatchHref, routes } from '@/lib/shared/routes'
import { isMore, requireFound, rowsMax } from './require-found'

type SearchBody = Input<'searchInvoiceSummary'>['body']

/**
 * Invoices in the rows of a search. Rows that were not asked for are no results.
 *
 * @throws OperationFailed where no list came, or none of its rows is known to fit and others may, as
 *   of every list: then nothing is known.
 */
export function listFoundRows(answer: Answer<'searchInvoiceSummary'>, body: SearchBody): Findings {
  // An invoice has as many rows as it was sent, so a count of rows is none of invoices.
  const { kept, unread } = requireFound('searchInvoiceSummary', body, answer?.Rows, {
    hasMore: hasMoreRows(answer),
    isOfAnyField: body?.SearchType === undefined,
  })
  const rows = toRowHits(kept).map((hit) => {
    const [row] = hit.known.transactions as [SummaryRow | undefined]
    return toFoundInvoice(hit, [row?.KID, row?.Filename, row?.TransactionRid])
  })
  return { rows, unread }
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

/**
 * The invoice of an answer to the status question.
 *
 * @throws OperationFailed where it is another one: then nothing is known of the one asked for.
 */
export function listFoundStatus(
  answer: Answer<'getInvoiceStatus'>,
  body: { Identifier?: string; InvoiceNumber?: string },
): Found[] {
  if (!isAnswerTo(body, answer)) throw new OperationFailed(makeFilterIgnored(Object.keys(body)))
  return [toFoundInvoice(toStatusHit(answer, body), [body.Identifier, answer.ReceiptId])]
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
): Findings {
  const { kept, unread } = requireFound('listCustomers', { search: word }, customers, {
    total: summary?.totalCount,
    isOfAnyField: true,
  })
  const rows = kept.flatMap((row) =>
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
  return { rows, unread }
}

export function listFoundItems(
  answer: Answer<'listArItems'>,
  clientNo: string,
  asked: { documentno: string } | { kid: string },
): Findings {
  const { arItems, summary } = answer
  const total = summary?.totalCount
  const { kept, unread } = requireFound('listArItems', asked, arItems, { total })
  const rows = kept.map((read) => ({
    key: `item ${clientNo} ${read.arItemId ?? `${read.customerNo} ${read.documentNo}`}`,
    kind: 'item' as const,
    title: read.documentNo || String(read.arItemId ?? ''),
    name: null,
    numbers: listTexts([read.documentNo, read.kid, read.arItemId]),
    href: findItemHref(clientNo, read),
    facts: { of: 'item' as const, read },
  }))
  return { rows, unread }
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
): Findings {
  const hasMore = Boolean(answer?.summary?.nextPageToken)
  const asked = { InvoiceNumber: word }
  const { kept, unread } = requireFound('listCollectionInvoices', asked, answer?.data, { hasMore })
  const rows = kept.flatMap((read) =>
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
  return { rows, unread }
}

export function listFoundCases(
  answer: Answer<'listCases'>,
  organizationId: string,
  word: string,
): Findings {
  const { kept, unread } = requireFound('listCases', { SearchTerm: word }, answer?.data, {
    hasMore: Boolean(answer?.summary?.nextPageToken),
    isOfAnyField: true,
  })
  const rows = kept.flatMap((read) => {
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
  return { rows, unread }
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
          title: toCalendarDay(read.settlementDate ?? '') ?? read.settlementId,
          name: null,
          numbers: [read.settlementId],
          href: routes.settlement(organizationId, read.settlementId),
          facts: { of: 'settlement', read },
        },
      ]
    : []
}

/**
 * The batches that were sent from here and have an id, of every area.
 *
 * @throws OperationFailed where there is none and the desk could not ask which ones the person may see.
 */
export function listFoundBatches({ batches, more, isWhole }: Answer<'listSentBatches'>): Findings {
  const rows = batches.flatMap((sent) => {
    const { batchId, target, person } = sent
    const href = findBatchHref(sent)
    return batchId && href
      ? {
          key: `batch ${batchId}`,
          kind: 'batch' as const,
          title: batchId,
          name: person,
          numbers: listTexts([batchId, target]),
          href,
          facts: { of: 'batch' as const, sent, status: null },
        }
      : []
  })
  if (rows.length === 0 && !isWhole)
    throw new OperationFailed({ kind: 'unreachable', code: 'rights' })
  return { rows, unread: more || !isWhole ? { count: null } : null }
}

/** A batch of the receivables area; one that runs may be answered without a body. */
export function listFoundReceivablesBatch(
  answer: Answer<'getReceivablesBatch'>,
  clientNo: string,
  word: string,
): Found[] {
  const batchId = answer?.batchUuid || word
  return [toFoundBatch(batchId, routes.receivablesBatch(clientNo, batchId), answer?.status)]
}

export function listFoundUpstreamBatch(
  answer: Answer<'getCollectionBatch'>,
  organizationId: string,
): Found[] {
  const { batchId, status } = answer?.data ?? {}
  return batchId
    ? [toFoundBatch(batchId, routes.collectionBatch(organizationId, batchId), status)]
    : []
}

const toFoundBatch = (batchId: string, href: string, status: string | null | undefined): Found => ({
  ...{
    key: `batch ${batchId}`,
    kind: 'batch',
    title: batchId,
    name: null,
    numbers: [batchId],
    href,
  },
  facts: { of: 'batch', sent: null, status: status ?? null },
})

const listTexts = (values: readonly unknown[]): string[] =>
  values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((text) => text.trim() !== '')
