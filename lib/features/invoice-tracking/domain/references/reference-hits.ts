import type { CaseDebtor, CaseInvoice } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { Failure } from '@/lib/contracts/result'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { summarizeInvoiceStatus } from '../invoice-status-summary'
import type { InvoicePage, LookupHit } from '../lookup-hits'
import type { KnownStatus } from '../status-levels'
import type { LaneSource } from './reference-kinds'

/** Where an invoice that was found is: the groups of a result that are told of invoices. */
export type HitGroup = 'delivered' | 'waiting' | 'failed' | 'collection' | 'unknown'

/** What an area tells of an invoice, to be put in words. */
export type HitStatus =
  | { of: 'transaction'; known: KnownStatus }
  | { of: 'item'; item: Partial<ArItem> }
  | { of: 'collectionInvoice'; collectionInvoice: Partial<CollectionInvoice> }
  | { of: 'case'; caseNumber: string; status: string | null; invoice: CaseInvoice | null }

/** An invoice that a pasted line found, with what tells it from others. Values are as they came. */
export type ReferenceHit = {
  key: string
  number: string | null
  kid: string | null
  receiver: string | null
  amount: ExactNumber | null
  currency: string | null
  group: HitGroup
  status: HitStatus
  /** Where it is shown; null where nothing that may stand in an address leads there. */
  href: string | null
  /** What the ledger and debt collection have of it beside; absent as long as nobody looked. */
  lanes?: HitLanes
}

/**
 * What one area has of an invoice that another told of. `none`: it has nothing under this number.
 * `notKnown`: it did not answer, or nothing that it has is surely this invoice.
 */
export type HitLane =
  | { is: 'unasked' | 'reading' | 'none'; hit: null }
  | { is: 'notKnown'; hit: null; failure: Failure | null }
  | { is: 'linked'; hit: ReferenceHit }

/** Only of areas that a person may ask, and not of the one that the hit is of. */
export type HitLanes = { [Source in LaneSource]?: HitLane }

/** The address of the page of one invoice. */
export const toInvoiceHref = (page: InvoicePage): string =>
  'identifier' in page
    ? routes.invoiceById(page.identifier)
    : routes.invoiceByNumber(page.number, page.company)

/** An invoice as the search or the status question tells it. `mayOpen`: its page may be read. */
export const toTransactionHit = (hit: LookupHit, mayOpen: boolean): ReferenceHit => ({
  ...{ key: hit.key, number: hit.number, receiver: hit.invoicee, amount: hit.amount },
  kid: hit.kid,
  currency: null,
  group: findTransactionGroup(hit.known),
  status: { of: 'transaction', known: hit.known },
  href: mayOpen && hit.page ? toInvoiceHref(hit.page) : null,
})

/** Where distribution has an invoice; null where it did not tell of it. */
export const findDeliveryGroup = ({ status }: ReferenceHit): HitGroup | null =>
  status.of === 'transaction' ? findTransactionGroup(status.known) : null

/**
 * Delivered is only what a channel says has arrived. Sent and no more is on its way; what support
 * took care of is not known.
 */
function findTransactionGroup(known: KnownStatus): HitGroup {
  const { tone, transaction } = summarizeInvoiceStatus(known, null)
  if (tone === 'fail') return 'failed'
  if (tone === 'wait' || tone === 'new') return 'waiting'
  if (tone !== 'ok') return 'unknown'
  return transaction?.key === 'delivered' || transaction?.key === 'receiptIn'
    ? 'delivered'
    : 'waiting'
}

/** What the ledger knows under a reference: whether it was sent, it does not tell. */
export function toItemHit(item: ArItem, clientNo: string): ReferenceHit {
  const isHandedOver = item.collectionLevel?.trim().toUpperCase() === 'COLLECTION'
  return {
    key: `item ${clientNo} ${item.arItemId ?? item.documentNo}`,
    number: item.documentNo || null,
    kid: item.kid || null,
    receiver: item.customerNo || null,
    amount: item.originalAmount ?? null,
    currency: item.currency || null,
    group: isHandedOver ? 'collection' : 'unknown',
    status: { of: 'item', item },
    href: item.customerNo
      ? toSafeHref(item.customerNo, routes.customer(clientNo, item.customerNo))
      : null,
  }
}

/** An invoice in debt collection. One that ended there is in no group that promises anything. */
export function toCollectionInvoiceHit(
  collectionInvoice: CollectionInvoice,
  organizationId: string,
): ReferenceHit {
  const debtor = findMainDebtor(collectionInvoice.debtors)
  return {
    key: `collectionInvoice ${collectionInvoice.id ?? collectionInvoice.invoiceNumber}`,
    number: collectionInvoice.invoiceNumber || null,
    kid: collectionInvoice.ocrReferenceNumber || null,
    receiver: debtor ? findDebtorName(debtor) : null,
    amount: collectionInvoice.originalInvoiceAmount ?? null,
    currency: collectionInvoice.currency || null,
    group: isPursued(collectionInvoice.status) ? 'collection' : 'unknown',
    status: { of: 'collectionInvoice', collectionInvoice },
    href: collectionInvoice.id
      ? routes.collectionInvoice(organizationId, collectionInvoice.id)
      : null,
  }
}

type CaseRow = {
  caseNumber?: ExactNumber | null
  status?: string | null
  debtors?: readonly CaseDebtor[] | null
}

/** An invoice of a case; without one the case itself. */
export function toCaseHit(
  found: CaseRow,
  invoice: CaseInvoice | null,
  organizationId: string,
): ReferenceHit {
  const caseNumber = String(found.caseNumber ?? '')
  return {
    key: `case ${organizationId} ${caseNumber} ${invoice?.invoiceId ?? ''}`,
    number: invoice?.invoiceNumber || null,
    kid: null,
    receiver: findDebtorName(findMainDebtor(found.debtors) ?? {}),
    amount: invoice?.originalAmount ?? null,
    currency: invoice?.currency || null,
    group: isPursued(found.status) ? 'collection' : 'unknown',
    status: { of: 'case', caseNumber, status: found.status ?? null, invoice },
    href: invoice?.invoiceId
      ? routes.collectionInvoice(organizationId, invoice.invoiceId)
      : caseNumber && routes.case(organizationId, caseNumber),
  }
}

const isPursued = (status: string | null | undefined) =>
  ['OPEN', 'PAUSED'].includes(status?.trim().toUpperCase() ?? '')

const toSafeHref = (part: string, href: string) => (hasIdentityNumber(part) ? null : href)
