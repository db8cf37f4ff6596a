import type { ExactNumber } from '@/lib/contracts/exact-number'
import { type Amount, normalizeCurrency, parseAmount } from '@/lib/shared/numbers/money'

type Amounts = {
  currentAmount?: ExactNumber | null
  remainingAmount?: ExactNumber | null
  paidAmount?: ExactNumber | null
  creditedAmount?: ExactNumber | null
  currency?: string | null
}

/**
 * What is reckoned with of a collection invoice as read (interface.md 2.7). Every field may be
 * absent or null, which is unknown.
 */
export type InvoiceAmounts = Amounts & {
  id?: string | null
  status?: string | null
  closedAt?: string | null
  originalInvoiceAmount?: ExactNumber | null
  claims?: readonly ClaimAmounts[] | null
}

export type ClaimAmounts = Amounts & {
  type?: string | null
  originalAmount?: ExactNumber | null
  invoiceId?: string | null
}

/** An amount with the path of its field on the wire, like `claims[1].remainingAmount`. */
export type Term = { field: string; amount: Amount }

/** The five amounts of an invoice or of one of its claims. */
export type AmountSet = {
  original: Term
  current: Term
  remaining: Term
  paid: Term
  credited: Term
  currency: { field: string; code: string | null }
}

export type ClaimPart = AmountSet & {
  /**
   * A claim of the invoice itself; every other type is a fee, interest or the like, added later.
   * Null where no type is told.
   */
  isPrincipal: boolean | null
  /** Its type as the upstream wrote it, an open list of words. */
  type: string | null
  typeField: string
}

/**
 * The amounts of an invoice with those of its claims; null where the claims are not told. An empty
 * list says that there are none.
 */
export type Ledger = { invoice: AmountSet; claims: ClaimPart[] | null }

/** The amounts of an invoice as terms, each under its own path. */
export function toLedger(invoice: InvoiceAmounts): Ledger {
  return {
    invoice: toPart(
      invoice,
      { field: 'originalInvoiceAmount', amount: parseAmount(invoice.originalInvoiceAmount) },
      '',
    ),
    claims: invoice.claims?.map(toClaimPart) ?? null,
  }
}

/**
 * True for an invoice that the upstream says is closed: by the status CLOSED (assumed), or by
 * closedAt where no status is told. Another status beside closedAt is not judged, because the list
 * of statuses is not shown: one that was withdrawn may well keep what remained.
 */
export function isClosed({
  status,
  closedAt,
}: Pick<InvoiceAmounts, 'status' | 'closedAt'>): boolean {
  const word = status?.trim().toUpperCase()
  return word ? word === 'CLOSED' : Boolean(closedAt)
}

function toClaimPart(claim: ClaimAmounts, at: number): ClaimPart {
  const path = `claims[${at}].`
  const type = claim.type?.trim() || null
  const original = { field: `${path}originalAmount`, amount: parseAmount(claim.originalAmount) }
  return {
    ...toPart(claim, original, path),
    isPrincipal: type === null ? null : type.toUpperCase() === 'PRINCIPAL',
    type,
    typeField: `${path}type`,
  }
}

function toPart(amounts: Amounts, original: Term, path: string): AmountSet {
  const toTerm = (
    field: 'currentAmount' | 'remainingAmount' | 'paidAmount' | 'creditedAmount',
  ): Term => ({
    field: `${path}${field}`,
    amount: parseAmount(amounts[field]),
  })
  return {
    original,
    current: toTerm('currentAmount'),
    remaining: toTerm('remainingAmount'),
    paid: toTerm('paidAmount'),
    credited: toTerm('creditedAmount'),
    currency: { field: `${path}currency`, code: normalizeCurrency(amounts.currency) },
  }
}
