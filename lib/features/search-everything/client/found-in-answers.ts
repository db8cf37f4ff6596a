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
import { isSameCode, isSameText } from '@/lib/shared/list-filters/text-comparison'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

type SearchBody = Input<'searchInvoiceSummary'>['body']

/**
 * Invoices in the rows of a search. Rows that were not asked for are no results.
 *
 * @throws OperationFailed where no list came, as of every list: then nothing is known.
 */
export function listFoundRows(answer: Answer<'searchInvoiceSummary'>, body: SearchBody): Found[] {
  const { fitting } = verifyFilters('searchInvoiceSummary', body, requireList(answer?.Rows))
  return toRowHits(fitting).map((hit) => {
    const [row] = hit.known.transactions as [SummaryRow | undefined]
    return toFoundInvoice(hit, [row?.KID, row?.Filename, row?.TransactionRid])
  })
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
  { customers }: Answer<'listCustomers'>,
  clientNo: string,
  word: string,
): Found[] {
  const rows = requireList(customers).filter((row) => row !== null)
  return verifyFilters('listCustomers', { search: word }, rows).fitting.flatMap((row) =>
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
  const rows = requireList(answer.arItems).filter((row) => row !== null)
  return verifyFilters('listArItems', asked, rows).fitting.map((read) => ({
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
  const rows = requireList(answer?.data).filter((row) => row !== null)
  return verifyFilters('listCollectionInvoices', { InvoiceNumber: word }, rows).fitting.flatMap(
    (read) =>
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
  const rows = requireList(answer?.data).filter((row) => row !== null)
  return verifyFilters('listCases', { SearchTerm: word }, rows).fitting.flatMap((read) => {
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

function requireList<Row>(list: readonly Row[] | null | undefined): readonly Row[] {
  if (!list) throw new OperationFailed({ kind: 'off-contract' })
  return list
}
