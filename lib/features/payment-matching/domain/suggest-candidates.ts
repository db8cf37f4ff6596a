import { findSetsThatAddUp, type PaymentPart, spreadAmount } from './add-up'
import type { BankLine } from './bank-line'
import type { FoundReferences } from './find-references'
import {
  compareDue,
  getDebtorKey,
  type InvoiceIndex,
  isNamed,
  isPositive,
  listByPayer,
  type OpenInvoice,
  type PayerFit,
  toAmountKey,
} from './open-invoices'

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

/** A line that is matched: `payer` is its name as names are compared, `fitPayer` whom it fits. */
export type Asked = {
  line: BankLine
  currency: string
  payer: string
  fitPayer: PayerFit
  index: InvoiceIndex
}

const candidatesMax = 6
const sameAmountMax = 5

/** Whether a line pays all that is open of an invoice, and no more. */
export const isPaid = ({ line, currency }: Asked, invoice: OpenInvoice) =>
  invoice.currency === currency && isPositive(invoice.open) && invoice.open === line.amount

export const isOfPayer = ({ fitPayer }: Asked, invoice: OpenInvoice) => isNamed(fitPayer(invoice))

type Scored = Candidate & { score: number }

/** Whatever may be meant, the likeliest first. */
export function suggest(asked: Asked, found: FoundReferences, lead: OpenInvoice | null): LineMatch {
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

const nameScore = ({ fitPayer }: Asked, invoice: OpenInvoice) =>
  ({ same: 30, likely: 25, part: 10, none: 0 })[fitPayer(invoice)]

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
