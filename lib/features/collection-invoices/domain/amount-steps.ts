import { layoutFallingBars } from '@/lib/shared/numbers/falling-bars'
import { type Decimal, subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'
import {
  listCurrencyObstacles,
  listObstacles,
  type Obstacle,
  requireDecimal,
} from './claim-equations'
import {
  type ClaimPart,
  type InvoiceAmounts,
  type Ledger,
  type Term,
  toLedger,
} from './claim-ledger'
import { type Original, resolveOriginal } from './claim-readings'

/**
 * One step of how original became remaining. `from` and `to` say where it is drawn, as fractions of
 * the whole width.
 */
export type AmountStep = {
  kind: 'original' | 'claim' | 'paid' | 'credited' | 'unexplained' | 'remaining'
  /** Of a fee, interest or the like: its type as the upstream wrote it. */
  claimType: string | null
  /** The wire paths that it is taken from. */
  fields: string[]
  /**
   * What it changes, below zero where it lowers what is owed; of the first and the last what is
   * owed there.
   */
  amount: Decimal
  /** What is owed after it. */
  owed: Decimal
  from: number
  to: number
}

/**
 * `unexplained` is what remains beyond what the steps explain, `0` where they explain it all.
 * `zeroAt` is where nothing is owed, as a fraction.
 */
export type AmountSteps =
  | {
      drawn: true
      steps: AmountStep[]
      unexplained: Decimal
      zeroAt: number
      currency: string | null
    }
  | { drawn: false; because: Obstacle[] }

/**
 * How the original amount of an invoice became what remains: original, with fees, interest and the
 * like, less paid, less credited, and what none of them explains. Nothing is drawn where a part of
 * it is unknown, too long or in another currency.
 */
export function buildAmountSteps(invoice: InvoiceAmounts): AmountSteps {
  const ledger = toLedger(invoice)
  const original = resolveOriginal(ledger)
  const { remaining, paid, credited, currency } = ledger.invoice
  const because = [
    ...original.obstacles,
    ...listObstacles([...original.terms, remaining, paid, credited]),
  ]
  if (because.length > 0) return { drawn: false, because }

  const changes = [
    ...listClaimSteps(ledger, original),
    toReductionStep('paid', paid),
    toReductionStep('credited', credited),
  ]
  const explained = sumDecimals(changes.map(({ amount }) => amount))
  const unexplained = subtractDecimals(requireDecimal(remaining), explained)
  if (unexplained !== '0')
    changes.push({
      kind: 'unexplained',
      claimType: null,
      fields: [remaining.field],
      amount: unexplained,
    })
  return { drawn: true, ...layoutSteps(changes, remaining), unexplained, currency: currency.code }
}

type Change = Pick<AmountStep, 'kind' | 'claimType' | 'fields' | 'amount'>

/**
 * The original and what was claimed on top of it. Where originalInvoiceAmount holds all claims, the
 * fees are taken out of it first, if they are known.
 */
function listClaimSteps({ invoice }: Ledger, { reading, others }: Original): Change[] {
  const isParted =
    [
      ...listCurrencyObstacles(invoice, others),
      ...listObstacles(others.map((claim) => claim.original)),
    ].length === 0
  const claims = isParted ? others.map(toClaimStep) : []
  const whole = requireDecimal(invoice.original)
  const amount =
    reading === 'principal'
      ? whole
      : subtractDecimals(whole, sumDecimals(claims.map((claim) => claim.amount)))
  const within = reading === 'principal' ? [] : claims.flatMap(({ fields }) => fields)
  return [
    { kind: 'original', claimType: null, fields: [invoice.original.field, ...within], amount },
    ...claims,
  ]
}

const toClaimStep = ({ original, type }: ClaimPart): Change => ({
  kind: 'claim',
  claimType: type,
  fields: [original.field],
  amount: requireDecimal(original),
})

const toReductionStep = (kind: 'paid' | 'credited', term: Term): Change => ({
  ...{ kind, claimType: null, fields: [term.field] },
  amount: subtractDecimals('0', requireDecimal(term)),
})

function layoutSteps(changes: Change[], remaining: Term): { steps: AmountStep[]; zeroAt: number } {
  const { bars, zeroAt, toBar } = layoutFallingBars(changes.map(({ amount }) => amount))
  const left = requireDecimal(remaining)
  const last: AmountStep = {
    kind: 'remaining',
    claimType: null,
    fields: [remaining.field],
    amount: left,
    owed: left,
    ...toBar(left),
  }
  const steps = changes.map((change, at): AmountStep => {
    const { level, from, to } = bars[at]!
    return { ...change, owed: level, from, to }
  })
  return { steps: [...steps, last], zeroAt }
}
