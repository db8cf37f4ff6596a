import type { CaseInvoice, CollectionCase } from '@/lib/contracts/collection/cases'
import { toHistoryEntry } from '../history'
import {
  type Amounts,
  type BookedAmounts,
  computeClaimAmounts,
  sumAmounts,
  toWireAmounts,
} from '../invoices/amounts'
import type { InvoiceRow } from '../invoices/invoice-store'
import { toClaims, toIsoTimestamp } from '../invoices/invoice-view'
import type { CaseRow } from './case-store'

type Parts = {
  invoices: InvoiceRow[]
  booked: (invoiceId: string) => BookedAmounts
  history: Parameters<typeof toHistoryEntry>[0][]
}

/**
 * A case as it is answered. Its amounts are those of its invoices together, and absent where these
 * are in several currencies.
 */
export function toCollectionCase(
  row: CaseRow,
  { invoices, booked, history }: Parts,
): CollectionCase {
  const { data } = row
  const invoicesWithClaims = invoices.map((invoice) => ({
    invoice,
    ofClaims: computeClaimAmounts(invoice.data.claims, booked(invoice.id)),
  }))
  const currencies = new Set(invoices.map(({ currency }) => currency))
  const total =
    currencies.size === 1
      ? sumAmounts(invoicesWithClaims.flatMap(({ ofClaims }) => ofClaims))
      : undefined
  const [currency = null] = total ? currencies : []
  return {
    caseId: row.caseId,
    caseNumber: row.caseNumber,
    organizationId: row.organizationId,
    creditorId: data.creditorId,
    creditorNumber: data.creditorNumber,
    status: row.status,
    subStatus: row.subStatus,
    type: row.type,
    description: data.description,
    registeredAt: toIsoTimestamp(row.createdAt),
    closedAt: row.closedAt === null ? null : toIsoTimestamp(row.closedAt),
    caseToken: data.caseToken,
    invoices: invoicesWithClaims.map(({ invoice, ofClaims }) => toCaseInvoice(invoice, ofClaims)),
    debtors: data.debtors,
    countryCode: data.countryCode,
    currency,
    ...(total && { originalAmount: total.original.toNumber(), ...toWireAmounts(total) }),
    claims: invoicesWithClaims.flatMap(({ invoice, ofClaims }) => toClaims(invoice, ofClaims)),
    history: history.map(toHistoryEntry),
    pausedUntil: row.pausedUntil,
    pauseReason: row.pauseReason,
    decideByDate: data.decideByDate,
    eviction: data.eviction,
    paymentDetails: total && {
      paymentValue: total.remaining.toNumber(),
      currency,
      kid: data.kid,
      bankAccount: data.bankAccount,
      dueDate: invoices[0]?.data.dueDate,
    },
  }
}

function toCaseInvoice({ data, ...invoice }: InvoiceRow, ofClaims: Amounts[]): CaseInvoice {
  const { remainingAmount, paidAmount, creditedAmount } = toWireAmounts(sumAmounts(ofClaims))
  return {
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    invoiceDate: data.invoiceDate,
    dueDate: data.dueDate,
    batchId: invoice.batchId,
    registeredAt: toIsoTimestamp(invoice.createdAt),
    originalAmount: sumAmounts(ofClaims).original.toNumber(),
    remainingAmount,
    remainingPrincipal: sumAmounts(
      ofClaims.filter((_, at) => data.claims[at]!.type === 'PRINCIPAL'),
    ).remaining.toNumber(),
    paidAmount,
    creditedAmount,
    uniqueSourceInvoiceId: invoice.uniqueSourceInvoiceId,
    currency: invoice.currency,
  }
}
