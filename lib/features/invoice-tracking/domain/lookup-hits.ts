import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { type KnownStatus, toKnownStatus } from './status-levels'

/** What the page of one invoice is keyed by. */
export type InvoicePage = { identifier: string } | { number: string; company: number | null }

/** An invoice that a look-up found, with what tells it from others. Values are as they came. */
export type LookupHit = {
  key: string
  companyId: number | null
  company: string | null
  number: string | null
  invoicee: string | null
  amount: ExactNumber | null
  kid: string | null
  /** When it was sent, or received where nothing of it was sent yet. */
  at: string | null
  known: KnownStatus
  /**
   * Where it is shown, the way that was asked first; null where nothing that may stand in an
   * address leads there.
   */
  page: InvoicePage | null
}

/**
 * Rows of the search as invoices: those of one company under one number are one, because they share
 * a page, which tells of each. A row without a number, or without its company, is an invoice by
 * itself: the number may be another company's too. The first row of each tells its facts.
 */
export function toRowHits(rows: readonly SummaryRow[]): LookupHit[] {
  const invoices = Map.groupBy(rows, (row, at) =>
    row.InvoiceNumber && row.CompanyId != null
      ? `${row.CompanyId} ${row.InvoiceNumber}`
      : toRowKey(row, at),
  )
  return [...invoices].map(([key, transactions]) => {
    const [first] = transactions as [SummaryRow]
    const companyId = first.CompanyId ?? null
    const number = first.InvoiceNumber || null
    return {
      key,
      companyId,
      ...toHitFacts(first),
      number,
      known: { request: null, transactions },
      page: findSafePage([toNumberPage(number, companyId)]),
    }
  })
}

/**
 * What tells a row from others, of another search too. An id of 0 is none: it may be that of each row
 * that has no other.
 */
function toRowKey({ RowId, TransactionRid, InvoiceNumber }: SummaryRow, at: number): string {
  const ids = [RowId || '', TransactionRid || '']
  return ['row', ...ids, InvoiceNumber ?? '', ...(ids.join('') ? [] : [`at ${at}`])]
    .join(' ')
    .trim()
}

/**
 * An answer to the status question as an invoice, with what was asked where the answer does not
 * tell it.
 */
export function toStatusHit(
  answer: InvoiceStatus,
  asked: { Identifier?: string; InvoiceNumber?: string; CompanyId?: number },
): LookupHit {
  const companyId = answer.CompanyId ?? asked.CompanyId ?? null
  const number = answer.Transaction?.InvoiceNumber || asked.InvoiceNumber || null
  const identifier = asked.Identifier ?? (answer.ReceiptId || null)
  const facts = toHitFacts(answer.Transaction ?? {})
  const pages = [toIdentifierPage(identifier), toNumberPage(number, companyId)]
  return {
    key: `${companyId} ${identifier ?? number}`,
    companyId,
    ...facts,
    number,
    at: facts.at ?? answer.Received ?? null,
    known: toKnownStatus(answer),
    page: findSafePage(asked.Identifier === undefined ? pages.toReversed() : pages),
  }
}

/**
 * True where a page is that of one invoice and no other: a number without its company may be
 * another company's too.
 */
export const isExact = (page: InvoicePage | null): page is InvoicePage =>
  page !== null && ('identifier' in page || page.company !== null)

const toHitFacts = ({ Company, InvoiceeName, Amount, KID, LogTime }: SummaryRow) => ({
  company: Company || null,
  invoicee: InvoiceeName || null,
  amount: Amount ?? null,
  kid: KID || null,
  at: LogTime || null,
})

const toNumberPage = (number: string | null, company: number | null): InvoicePage | null =>
  number === null ? null : { number, company }
const toIdentifierPage = (identifier: string | null): InvoicePage | null =>
  identifier === null ? null : { identifier }

/** The first whose key may stand in an address. */
const findSafePage = (pages: (InvoicePage | null)[]): InvoicePage | null =>
  pages.find(
    (page) => page && !hasIdentityNumber('identifier' in page ? page.identifier : page.number),
  ) ?? null
