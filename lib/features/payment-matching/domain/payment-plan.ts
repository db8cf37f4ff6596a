import type { OpenSubmission } from '@/lib/features/adjustments/domain/public'
import {
  compareDecimals,
  type Decimal,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { type PaymentPart, spreadAmount } from './add-up'
import type { BankLine } from './bank-line'
import type { Repeat } from './line-identity'
import type { SettledMatch } from './match-list'
import { type InvoiceIndex, isPositive, type OpenInvoice } from './open-invoices'
import type { Candidate } from './suggest-candidates'

/** What a person chose for a line: its invoices, and whether it is in the batch. */
export type Pick = { invoiceIds: string[]; isIn: boolean }
export type Picks = Readonly<Record<number, Pick>>

/** An earlier batch that holds the same bank line. */
export type RecordedBefore = { idempotencyKey: string; batchId: string | null; sentAt: string }

/** In which group a line is shown. */
export type PaymentGroup = 'matched' | 'difference' | 'choose' | 'none' | 'before'

/**
 * A line with what is booked of it. `open` is what its invoices owe before it, after the lines above
 * it that are in; `difference` is the payment minus that, null where it is unknown; `onItsWay` is
 * what was sent for one of them before and is not known to be booked.
 */
export type PlannedLine = {
  line: BankLine
  currency: string
  match: SettledMatch
  repeat: Repeat
  before: RecordedBefore | null
  candidate: Candidate | null
  isIn: boolean
  onItsWay: OpenSubmission['kind'] | null
  difference: Decimal | null
  group: PaymentGroup
}

/** What became of one invoice by all lines that are in. */
export type PlannedInvoice = { invoice: OpenInvoice; left: Decimal | null }

export type PaymentPlan = { lines: PlannedLine[]; invoices: PlannedInvoice[] }

export type MatchedLine = Omit<
  PlannedLine,
  'currency' | 'candidate' | 'isIn' | 'onItsWay' | 'difference' | 'group'
>

/**
 * Plans what is booked: what is proven and what a person chose, line by line, in their order. What
 * is proven is left out where something for its invoice is on its way.
 */
export function planPayments(
  index: InvoiceIndex,
  matched: readonly MatchedLine[],
  picks: Picks,
  currency: string,
  sent: readonly OpenSubmission[] = [],
): PaymentPlan {
  const left = new Map<OpenInvoice, Decimal | null>()
  const sentFor = new Map(sent.map(({ invoiceId, kind }) => [invoiceId, kind]))
  const byId = new Map(index.invoices.map((invoice) => [invoice.id, invoice]))
  const findLeft = (invoice: OpenInvoice) => (left.has(invoice) ? left.get(invoice)! : invoice.open)
  const lines = matched.map((each) => {
    const lineCurrency = each.line.currency ?? currency
    const pick = picks[each.line.no]
    const own = resolvePick(each, lineCurrency, pick, byId)
    const parts = own.candidate?.parts ?? []
    const onItsWay = parts.map(({ invoice }) => sentFor.get(invoice.id)).find(Boolean) ?? null
    const isIn = own.isIn && (pick !== undefined || onItsWay === null)
    const open = parts.map(({ invoice }) => findLeft(invoice))
    const isKnown = open.length > 0 && open.every((amount) => amount !== null)
    const difference = isKnown
      ? subtractDecimals(each.line.amount, sumDecimals(open as Decimal[]))
      : null
    if (isIn)
      for (const { invoice, amount } of parts) {
        const now = findLeft(invoice)
        left.set(invoice, now === null ? null : subtractDecimals(now, amount))
      }
    const planned = { ...each, ...own, isIn, onItsWay, difference, currency: lineCurrency }
    return { ...planned, group: findGroup(planned) }
  })
  return { lines, invoices: [...left].map(([invoice, rest]) => ({ invoice, left: rest })) }
}

/** A pick holds only while all of it is open, in the currency of the line. */
function resolvePick(
  { line, match, before, repeat }: MatchedLine,
  currency: string,
  pick: Pick | undefined,
  byId: ReadonlyMap<string, OpenInvoice>,
): { candidate: Candidate | null; isIn: boolean } {
  const isShut = before !== null || repeat.isSame
  const proven = match.is === 'sure' ? match.candidates[0]! : null
  if (!pick) return { candidate: proven, isIn: proven !== null && !isShut && repeat.of === null }
  const invoices = pick.invoiceIds
    .flatMap((id) => byId.get(id) ?? [])
    .filter((invoice) => invoice.currency === currency)
  if (invoices.length === 0 || invoices.length < pick.invoiceIds.length)
    return { candidate: proven, isIn: false }
  const known = match.candidates.find(({ parts }) => isSameList(parts, pick.invoiceIds))
  const parts = spreadAmount(line.amount, invoices)
  return { candidate: known ?? { proof: 'chosen', parts }, isIn: pick.isIn && !isShut }
}

const isSameList = (parts: readonly PaymentPart[], ids: readonly string[]) =>
  parts.length === ids.length && parts.every(({ invoice }, at) => invoice.id === ids[at])

function findGroup({
  before,
  repeat,
  candidate,
  difference,
  match,
}: Omit<PlannedLine, 'group'>): PaymentGroup {
  if (before !== null || repeat.isSame) return 'before'
  if (candidate === null) return match.candidates.length > 0 ? 'choose' : 'none'
  return difference !== null && isPositive(difference) ? 'difference' : 'matched'
}

/** The lines that go out. */
export const listIncluded = ({ lines }: PaymentPlan): PlannedLine[] =>
  lines.filter(({ isIn, candidate }) => isIn && candidate !== null)

/** What the invoices of a plan come to: paid in full, open still, overpaid, or not known. */
export function sortOutcomes({ invoices }: PaymentPlan) {
  const compare = ({ left }: PlannedInvoice) => (left === null ? null : compareDecimals(left, '0'))
  return {
    paid: invoices.filter((each) => compare(each) === 0),
    open: invoices.filter((each) => compare(each) === 1),
    over: invoices.filter((each) => compare(each) === -1),
    unknown: invoices.filter((each) => compare(each) === null),
  }
}
