import type { CaseInvoice, CollectionCase } from '@/lib/contracts/collection/cases'
import { type Amounts, type Booked, claimAmounts, numbersOf, sumOf } from './amounts'
import type { CaseRow } from './case-store'
import { historyView } from './history'
import type { InvoiceRow } from './invoice-store'
import { claimsView, instant } from './invoice-view'

type Parts = { invoices: InvoiceRow[]; booked: (invoiceId: string) => Booked; history: Parameters<typeof historyView>[0][] }

/** A case as it is answered. Its amounts are those of its invoices together, and absent where these are in several currencies. */
export function caseView(row: CaseRow, { invoices, booked, history }: Parts): CollectionCase {
  const { data } = row
  const told = invoices.map((invoice) => ({ invoice, ofClaims: claimAmounts(invoice.data.claims, booked(invoice.id)) }))
  const currencies = new Set(invoices.map(({ currency }) => currency))
  const total = currencies.size === 1 ? sumOf(told.flatMap(({ ofClaims }) => ofClaims)) : undefined
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
    registeredAt: instant(row.createdAt),
    closedAt: row.closedAt === null ? null : instant(row.closedAt),
    caseToken: data.caseToken,
    invoices: told.map(({ invoice, ofClaims }) => invoiceOfCase(invoice, ofClaims)),
    debtors: data.debtors,
    countryCode: data.countryCode,
    currency,
    ...(total && { originalAmount: total.original.toNumber(), ...numbersOf(total) }),
    claims: told.flatMap(({ invoice, ofClaims }) => claimsView(invoice, ofClaims)),
    history: history.map(historyView),
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

function invoiceOfCase({ data, ...invoice }: InvoiceRow, ofClaims: Amounts[]): CaseInvoice {
  const { remainingAmount, paidAmount, creditedAmount } = numbersOf(sumOf(ofClaims))
  return {
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    invoiceDate: data.invoiceDate,
    dueDate: data.dueDate,
    batchId: invoice.batchId,
    registeredAt: instant(invoice.createdAt),
    originalAmount: sumOf(ofClaims).original.toNumber(),
    remainingAmount,
    remainingPrincipal: sumOf(ofClaims.filter((_, at) => data.claims[at]!.type === 'PRINCIPAL')).remaining.toNumber(),
    paidAmount,
    creditedAmount,
    uniqueSourceInvoiceId: invoice.uniqueSourceInvoiceId,
    currency: invoice.currency,
  }
}
