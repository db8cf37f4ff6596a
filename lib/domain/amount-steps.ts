import { currencyObstacles, decimalOf, type Obstacle, obstaclesOf } from './claim-equations'
import { type ClaimPart, type InvoiceAmounts, type Ledger, ledgerOf, type Term } from './claim-ledger'
import { type Original, originalOf } from './claim-readings'
import { type Decimal, differenceOf, fractionOf, greaterOf, sumOfDecimals } from './money'

/** One step of how original became remaining. `from` and `to` say where it is drawn, as fractions of the whole width. */
export type AmountStep = {
  kind: 'original' | 'claim' | 'paid' | 'credited' | 'unexplained' | 'remaining'
  /** Of a fee, interest or the like: its type as the upstream wrote it. */
  claimType: string | null
  /** The wire paths that it is taken from. */
  fields: string[]
  /** What it changes, below zero where it lowers what is owed; of the first and the last what is owed there. */
  amount: Decimal
  /** What is owed after it. */
  owed: Decimal
  from: number
  to: number
}

/** `unexplained` is what remains beyond what the steps explain, `0` where they explain it all. `zeroAt` is where nothing is owed, as a fraction. */
export type AmountSteps =
  | { drawn: true; steps: AmountStep[]; unexplained: Decimal; zeroAt: number; currency: string | null }
  | { drawn: false; because: Obstacle[] }

/**
 * How the original amount of an invoice became what remains: original, with fees, interest and the like, less paid, less credited, and what none of them
 * explains. Nothing is drawn where a part of it is unknown, too long or in another currency.
 */
export function amountStepsOf(invoice: InvoiceAmounts): AmountSteps {
  const ledger = ledgerOf(invoice)
  const original = originalOf(ledger)
  const { remaining, paid, credited, currency } = ledger.invoice
  const because = [...original.obstacles, ...obstaclesOf([...original.terms, remaining, paid, credited])]
  if (because.length > 0) return { drawn: false, because }

  const changes = [...claimedSteps(ledger, original), lowered('paid', paid), lowered('credited', credited)]
  const explained = sumOfDecimals(changes.map(({ amount }) => amount))
  const unexplained = differenceOf(decimalOf(remaining), explained)
  if (unexplained !== '0') changes.push({ kind: 'unexplained', claimType: null, fields: [remaining.field], amount: unexplained })
  return { drawn: true, ...drawn(changes, remaining), unexplained, currency: currency.code }
}

type Change = Pick<AmountStep, 'kind' | 'claimType' | 'fields' | 'amount'>

/** The original and what was claimed on top of it. Where originalInvoiceAmount holds all claims, the fees are taken out of it first, if they are known. */
function claimedSteps({ invoice }: Ledger, { reading, others }: Original): Change[] {
  const isParted = [...currencyObstacles(invoice, others), ...obstaclesOf(others.map((claim) => claim.original))].length === 0
  const claims = isParted ? others.map(claimStep) : []
  const whole = decimalOf(invoice.original)
  const amount = reading === 'principal' ? whole : differenceOf(whole, sumOfDecimals(claims.map((claim) => claim.amount)))
  const within = reading === 'principal' ? [] : claims.flatMap(({ fields }) => fields)
  return [{ kind: 'original', claimType: null, fields: [invoice.original.field, ...within], amount }, ...claims]
}

const claimStep = ({ original, type }: ClaimPart): Change => ({
  kind: 'claim',
  claimType: type,
  fields: [original.field],
  amount: decimalOf(original),
})

const lowered = (kind: 'paid' | 'credited', term: Term): Change => ({
  ...{ kind, claimType: null, fields: [term.field] },
  amount: differenceOf('0', decimalOf(term)),
})

function drawn(changes: Change[], remaining: Term): { steps: AmountStep[]; zeroAt: number } {
  const owed = changes.map((_, at) => sumOfDecimals(changes.slice(0, at + 1).map(({ amount }) => amount)))
  const low = differenceOf('0', owed.map((each) => differenceOf('0', each)).reduce(greaterOf, '0'))
  const width = differenceOf(owed.reduce(greaterOf, '0'), low)
  const place = (level: Decimal) => fractionOf(differenceOf(level, low), width)
  const steps = changes.map((change, at) => ({ ...change, owed: owed[at]!, from: place(owed[at - 1] ?? '0'), to: place(owed[at]!) }))
  const left = decimalOf(remaining)
  const last: AmountStep = {
    kind: 'remaining',
    claimType: null,
    fields: [remaining.field],
    amount: left,
    owed: left,
    from: place('0'),
    to: place(left),
  }
  return { steps: [...steps, last], zeroAt: place('0') }
}
