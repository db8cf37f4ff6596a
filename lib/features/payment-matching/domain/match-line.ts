import { compareDecimals, type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { findSetsThatAddUp, type PaymentPart, spreadAmount } from './add-up'
import type { BankLine } from './bank-line'
import { type FoundReferences, findReferences } from './find-references'
import {
  compareDue,
  fitPayer,
  getDebtorKey,
  type InvoiceIndex,
  isNamed,
  isPositive,
  listByPayer,
  type OpenInvoice,
  passesCheck,
  toAmountKey,
} from './open-invoices'
import { toNameKey } from './payer-names'

/** Why a payment belongs to an invoice. `kids` and `numbers`: several of the text add up. */
export type Proof =
  | 'kid'
  | 'kidRepaired'
  | 'kids'
  | 'number'
  | 'numbers'
  | 'nameAmount'
  | 'nameSum'
  | 'name'
  | 'amount'
  | 'chosen'

/** One way to book a payment: on an invoice, or in parts on several. */
export type Candidate = { proof: Proof; parts: PaymentPart[] }

/**
 * What is known of a line. `sure`: the first candidate is proven. `choose`: a person has to say, the
 * likeliest is first. `lead`: the one invoice that its reference names, where only the amount is
 * missing for a proof.
 */
export type LineMatch = {
  is: 'sure' | 'choose' | 'none'
  candidates: Candidate[]
  lead: OpenInvoice | null
  /** Why it is not sure, or nothing fits: other than that nothing proves it. */
  note: 'otherCurrency' | 'sharedKid' | null
}

type Asked = { line: BankLine; currency: string; payer: string; index: InvoiceIndex }

const candidatesMax = 6
const sameAmountMax = 5

/**
 * Matches one payment to the open invoices by KID, number, name and amount. Sure is only what two
 * things prove that do not depend on each other, such as KID and amount, and nothing contradicts.
 *
 * @param currency of the line, where the list names none.
 */
export function matchLine(index: InvoiceIndex, line: BankLine, currency: string): LineMatch {
  const asked = { line, currency, index, payer: toNameKey(line.payer) }
  const found = findReferences(index, line.reference)
  return matchKid(asked, found) ?? matchNumbers(asked, found) ?? suggest(asked, found, null)
}

const isPaid = ({ line, currency }: Asked, invoice: OpenInvoice) =>
  invoice.currency === currency && isPositive(invoice.open) && invoice.open === line.amount

const isOfPayer = ({ index, payer }: Asked, invoice: OpenInvoice) =>
  isNamed(fitPayer(index, payer, invoice))

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

type Scored = Candidate & { score: number }

/** Whatever may be meant, the likeliest first. */
function suggest(asked: Asked, found: FoundReferences, lead: OpenInvoice | null): LineMatch {
  const { line, currency, index, payer } = asked
  const byReference = [
    ...[...found.kids.values()].flat().map((invoice) => ({ proof: 'kid' as const, invoice })),
    ...found.repaired.map((invoice) => ({ proof: 'kidRepaired' as const, invoice })),
    ...found.numbered.map((invoice) => ({ proof: 'number' as const, invoice })),
  ]
  const ofPayer = listByPayer(index, payer)
  const sameAmount = index.byAmount.get(toAmountKey(currency, line.amount)) ?? []
  const singles = [
    ...byReference,
    ...ofPayer
      .filter((invoice) => isOfPayer(asked, invoice) || isPaid(asked, invoice))
      .map((invoice) => ({
        proof: isPaid(asked, invoice) ? ('nameAmount' as const) : ('name' as const),
        invoice,
      })),
    ...(sameAmount.length <= sameAmountMax ? sameAmount : []).map((invoice) => ({
      proof: 'amount' as const,
      invoice,
    })),
  ]
  const scored: Scored[] = singles
    .filter(({ invoice }) => invoice.currency === currency && isPositive(invoice.open))
    .map(({ proof, invoice }) => ({
      proof,
      parts: [{ invoice, amount: line.amount }],
      score: scores[proof] + (isPaid(asked, invoice) ? 40 : 0) + nameScore(asked, invoice),
    }))
  const candidates = pickBest([...scored, ...listSets(asked, found, ofPayer)])
  return { is: candidates.length > 0 ? 'choose' : 'none', candidates, lead, note: null }
}

const scores: Record<Proof, number> = {
  ...{ kid: 60, kidRepaired: 45, number: 50, nameAmount: 0, name: 0, amount: 0 },
  ...{ kids: 110, numbers: 105, nameSum: 0, chosen: 0 },
}

const nameScore = ({ index, payer }: Asked, invoice: OpenInvoice) =>
  ({ same: 30, likely: 25, part: 10, none: 0 })[fitPayer(index, payer, invoice)]

/** Sets of invoices: those that the text names, and those of the payer that add up. */
function listSets(
  asked: Asked,
  { kids, numbered }: FoundReferences,
  ofPayer: readonly OpenInvoice[],
): Scored[] {
  const { line, currency, index } = asked
  const isUsable = ({ currency: own, open }: OpenInvoice) => own === currency && isPositive(open)
  const named = [...new Set([...[...kids.values()].flat(), ...numbered])].filter(isUsable)
  const groups = Map.groupBy(
    ofPayer.filter((each) => isUsable(each) && isOfPayer(asked, each)).toSorted(compareDue),
    (each) => getDebtorKey(index, each),
  )
  const byName = [...groups.values()].flatMap((own) => findSetsThatAddUp(line.amount, own))
  return [
    ...(named.length > 1 && named.length <= candidatesMax
      ? [toScored('numbers', named.toSorted(compareDue), scores.numbers)]
      : []),
    ...byName.map((invoices) => toScored('nameSum', invoices, 65)),
  ]

  function toScored(proof: Proof, invoices: readonly OpenInvoice[], score: number): Scored {
    return { proof, parts: spreadAmount(line.amount, invoices), score }
  }
}

/** Each set of invoices once, the highest score first; of the same score the one due first. */
function pickBest(scored: readonly Scored[]): Candidate[] {
  const seen = new Set<string>()
  return scored
    .toSorted(
      (one, other) =>
        other.score - one.score || compareDue(one.parts[0]!.invoice, other.parts[0]!.invoice),
    )
    .filter(({ parts }) => {
      const key = parts.map(({ invoice }) => invoice.id).join(' ')
      return parts.length > 0 && seen.size < seen.add(key).size
    })
    .slice(0, candidatesMax)
    .map(({ proof, parts }) => ({ proof, parts }))
}
