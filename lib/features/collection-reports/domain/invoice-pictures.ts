import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { type AgedBalance, sumByAge } from '@/lib/features/customers/domain/public'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { findOutliers } from '@/lib/shared/numbers/outliers'

type PicturedInvoice = Pick<
  CollectionInvoice,
  | 'id'
  | 'invoiceNumber'
  | 'currency'
  | 'status'
  | 'type'
  | 'dueDate'
  | 'remainingAmount'
  | 'originalInvoiceAmount'
  | 'claims'
>

/** What was recovered of the principal of the invoices that closed at one step. */
export type StepRecovery = {
  /** As the service calls it; null where it names none. */
  type: string | null
  count: number
  principal: Decimal
  paid: Decimal
}

export type InvoicePictures<Invoice> = {
  /** How many invoices of the currency are pictured, outliers left out. */
  count: number
  openCount: number
  aged: AgedBalance | null
  steps: StepRecovery[]
  closedCount: number
  /** Closed invoices whose principal or what was paid of it is not known exactly. */
  uncounted: number
  outliers: Invoice[]
  /** Invoices that may be open or closed in this currency too: outliers, no status or no currency. */
  unplaced: number
}

const stepOrder = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION']

/**
 * How old what is open in debt collection is, and what closed invoices brought, in one currency.
 * Invoices so much larger than all others that nothing else could be seen are left out and named.
 * Withdrawn invoices are neither open nor closed.
 *
 * @param today the calendar day by which an invoice is late.
 */
export function drawInvoices<Invoice extends PicturedInvoice>(
  invoices: readonly Invoice[],
  currency: string,
  today: string,
): InvoicePictures<Invoice> {
  const own = invoices.filter((invoice) => normalizeCurrency(invoice.currency) === currency)
  const sizes = findOutliers(own.map(findSize))
  const pictured = own.filter((_, at) => !sizes.has(at))
  const open = pictured.filter(({ status }) => toCode(status) && !ended.has(toCode(status)))
  const closed = pictured.filter(({ status }) => toCode(status) === 'CLOSED')
  const unstated = pictured.filter(({ status }) => !toCode(status))
  const unnamed = invoices.filter(({ currency: named }) => normalizeCurrency(named) === null)
  const recovered = closed.flatMap((invoice) => {
    const principal = sumPrincipal(invoice)
    return principal ? [{ type: toCode(invoice.type) || null, ...principal }] : []
  })
  return {
    count: pictured.length,
    openCount: open.length,
    aged: sumByAge(open, today)[0] ?? null,
    steps: groupBySteps(recovered),
    closedCount: closed.length,
    uncounted: closed.length - recovered.length,
    outliers: own.filter((_, at) => sizes.has(at)),
    unplaced: unstated.length + unnamed.length + sizes.size,
  }
}

/** The status of an invoice that nobody collects any more; any other that is named is open. */
const ended = new Set(['CLOSED', 'WITHDRAWN'])

const toCode = (code: string | null | undefined) => code?.trim().toUpperCase() ?? ''

function findSize({ originalInvoiceAmount }: PicturedInvoice): Decimal {
  const amount = parseAmount(originalInvoiceAmount)
  return amount.is === 'exact' ? amount.decimal : '0'
}

/** The principal of an invoice and what was paid of it; null where one is not known exactly. */
function sumPrincipal({ claims }: PicturedInvoice) {
  const own = (claims ?? []).filter((claim) => toCode(claim?.type) === 'PRINCIPAL')
  const [principal, paid] = (['originalAmount', 'paidAmount'] as const).map((field) =>
    sumByCurrency(own.map((claim) => ({ amount: claim?.[field], currency: claim?.currency }))),
  )
  const isKnown = [principal, paid].every(
    (totals) => totals?.length === 1 && totals[0]!.unknown + totals[0]!.tooLong === 0,
  )
  const [whole, part] = [principal?.[0]?.total, paid?.[0]?.total]
  return isKnown && whole && part ? { principal: whole, paid: part } : null
}

function groupBySteps(
  recovered: readonly { type: string | null; principal: Decimal; paid: Decimal }[],
): StepRecovery[] {
  const rank = (type: string | null) =>
    (stepOrder.indexOf(type ?? '') + stepOrder.length + 1) % (stepOrder.length + 1)
  return [...Map.groupBy(recovered, ({ type }) => type)]
    .map(([type, own]) => ({
      ...{ type, count: own.length },
      principal: sumDecimals(own.map(({ principal }) => principal)),
      paid: sumDecimals(own.map(({ paid }) => paid)),
    }))
    .toSorted((one, other) => rank(one.type) - rank(other.type))
}
