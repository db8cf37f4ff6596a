import { compareDecimals, type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { spreadAmount } from './add-up'
import type { BankLine } from './bank-line'
import { type FoundReferences, findReferences } from './find-references'
import {
  compareDue,
  createPayerFit,
  getDebtorKey,
  type InvoiceIndex,
  isPositive,
  listByPayer,
  type OpenInvoice,
  passesCheck,
  toAmountKey,
} from './open-invoices'
import { toNameKey } from './payer-names'
import {
  type Asked,
  isOfPayer,
  isPaid,
  type LineMatch,
  type Proof,
  suggest,
} from './suggest-candidates'

/**
 * Matches one payment to the open invoices by KID, number, name and amount. Sure is only what two
 * things prove that do not depend on each other, such as KID and amount, and nothing contradicts.
 *
 * @param currency of the line, where the list names none.
 */
export function matchLine(index: InvoiceIndex, line: BankLine, currency: string): LineMatch {
  const payer = toNameKey(line.payer)
  const asked = { line, currency, index, payer, fitPayer: createPayerFit(index, payer) }
  const found = findReferences(index, line.reference)
  return matchKid(asked, found) ?? matchNumbers(asked, found) ?? suggest(asked, found, null)
}

/** Others with the same amount: `named` are those of the payer. */
function listRivals(asked: Asked, hit: OpenInvoice, isOnlyNamed: boolean): OpenInvoice[] {
  const key = toAmountKey(asked.currency, asked.line.amount)
  return (asked.index.byAmount.get(key) ?? []).filter(
    (other) => other !== hit && (!isOnlyNamed || isOfPayer(asked, other)),
  )
}

/** Whether the payer is a debtor here, and not of this invoice. */
const isSomebodyElse = (asked: Asked, hit: OpenInvoice) =>
  !isOfPayer(asked, hit) &&
  listByPayer(asked.index, asked.payer).some((each) => isOfPayer(asked, each))

const makeSure = (proof: Proof, { line }: Asked, invoices: readonly OpenInvoice[]): LineMatch => ({
  is: 'sure',
  candidates: [{ proof, parts: spreadAmount(line.amount, invoices) }],
  ...{ lead: null, note: null },
})

function matchKid(asked: Asked, found: FoundReferences): LineMatch | null {
  const { index } = asked
  const hits = [...found.kids.entries()]
  if (hits.length > 1) return matchSeveral('kids', asked, hits, found)
  const [hit] = hits
  if (!hit) return matchRepaired(asked, found)
  const [kid, invoices] = hit
  if (invoices.length > 1) return { ...suggest(asked, found, null), note: 'sharedKid' }
  const [invoice] = invoices as [OpenInvoice]
  if (invoice.currency !== asked.currency)
    return { is: 'none', candidates: [], lead: null, note: 'otherCurrency' }
  const isSameAmount = isPaid(asked, invoice)
  const isOwn = isOfPayer(asked, invoice)
  const isOtherNamed = found.numbered.some((other) => other !== invoice)
  const isContradicted =
    (!isOwn && listRivals(asked, invoice, true).length > 0) ||
    (!isSameAmount && (isOtherNamed || listRivals(asked, invoice, true).length > 0))
  const isChecked = passesCheck(index, kid)
  const isProven = isChecked
    ? isSameAmount || (isOwn && isPositive(invoice.open))
    : isSameAmount && isOwn
  return isProven && !isContradicted
    ? makeSure('kid', asked, [invoice])
    : suggest(asked, found, isContradicted || !isChecked ? null : invoice)
}

/**
 * One digit is wrong or two are swapped: the amount has to fit, and no other invoice both. Of
 * several that it may be, the payer's own counts where its amount is the payment's.
 */
function matchRepaired(asked: Asked, found: FoundReferences): LineMatch | null {
  const [first, ...others] = found.repaired
  if (!first) return null
  const own = found.repaired.filter((each) => isPaid(asked, each) && isOfPayer(asked, each))
  const invoice = others.length === 0 ? first : own.length === 1 ? own[0] : undefined
  const isProven =
    invoice !== undefined &&
    asked.index.isWhole &&
    isPaid(asked, invoice) &&
    !isSomebodyElse(asked, invoice) &&
    listRivals(asked, invoice, isOfPayer(asked, invoice)).length === 0
  return isProven ? makeSure('kidRepaired', asked, [invoice]) : suggest(asked, found, null)
}

function matchNumbers(asked: Asked, found: FoundReferences): LineMatch | null {
  const { numbered, isNumberShared } = found
  const [invoice, ...others] = numbered
  if (!invoice) return null
  if (others.length > 0 || isNumberShared)
    return isNumberShared
      ? suggest(asked, found, null)
      : matchSeveral('numbers', asked, [['', numbered]], found)
  const isOwn = isOfPayer(asked, invoice)
  const isProven =
    isPaid(asked, invoice) &&
    !isSomebodyElse(asked, invoice) &&
    (isOwn || (asked.index.isWhole && listRivals(asked, invoice, false).length === 0))
  return isProven
    ? makeSure('number', asked, [invoice])
    : suggest(asked, found, isOwn ? invoice : null)
}

/** Several references of one text: proven where they are of one debtor and add up. */
function matchSeveral(
  proof: 'kids' | 'numbers',
  asked: Asked,
  hits: readonly (readonly [string, readonly OpenInvoice[]])[],
  found: FoundReferences,
): LineMatch {
  const invoices = [...new Set(hits.flatMap(([, each]) => each))].toSorted(compareDue)
  const isOfOne =
    new Set(invoices.map((each) => getDebtorKey(asked.index, each))).size === 1 ||
    invoices.every((each) => isOfPayer(asked, each))
  const areAlone = hits.every(([, each]) => proof === 'numbers' || each.length === 1)
  const isProven =
    isOfOne && areAlone && addUp(invoices, asked) && !isSomebodyElse(asked, invoices[0]!)
  return isProven ? makeSure(proof, asked, invoices) : suggest(asked, found, null)
}

function addUp(invoices: readonly OpenInvoice[], { line, currency }: Asked): boolean {
  const open = invoices.map((each) => (each.currency === currency ? each.open : null))
  return (
    open.every(isPositive) && compareDecimals(sumDecimals(open as Decimal[]), line.amount) === 0
  )
}
