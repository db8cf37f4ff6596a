import { compareDecimals } from '@/lib/shared/numbers/money'
import {
  checkEquation,
  type Equation,
  listCurrencyObstacles,
  type Mismatch,
  type Unchecked,
  type Verdict,
} from './claim-equations'
import {
  type AmountSet,
  type InvoiceAmounts,
  isClosed,
  type Ledger,
  type Term,
  toLedger,
} from './claim-ledger'
import {
  type CurrentReading,
  listClaimsObstacles,
  makeEquation,
  type OriginalReading,
  resolveCurrent,
  resolveOriginal,
} from './claim-readings'

export type ArithmeticCheck = {
  mismatches: Mismatch[]
  /** What could not be checked and which fields it lacks; never an alarm. */
  unchecked: Unchecked[]
  /**
   * What was compared: how the two amounts that interface.md does not explain were read. Null where
   * the amounts do not tell.
   */
  readings: { original: OriginalReading; current: CurrentReading | null }
}

/**
 * Whether the money of a collection invoice adds up (interface.md 2.7; every rule is assumed,
 * because it names the amounts and no relation between them):
 * - what remains is the original less paid less credited, of the invoice and of each claim;
 * - each amount of the invoice is the sum of the claims', in one currency; of originalInvoiceAmount
 *   that of the principal or of all (`readings.original`);
 * - currentAmount is what the other amounts of the invoice show it to be (`readings.current`);
 * - nothing is paid above its claim, nothing below zero remains, nothing remains of a closed
 *   invoice, and claims are the invoice's own, in its currency.
 *
 * A field that is absent, null or too long makes what needs it `unchecked`.
 */
export function checkArithmetic(invoice: InvoiceAmounts): ArithmeticCheck {
  const ledger = toLedger(invoice)
  const original = resolveOriginal(ledger)
  const current = resolveCurrent(ledger, original)
  const verdicts = [
    ...original.verdicts,
    ...(ledger.claims ?? []).map((claim) => checkEquation(makeBalanceEquation(claim))),
    ...listSumEquations(ledger).map(checkEquation),
    ...current.verdicts,
    ...listLimitEquations(invoice, ledger).map(checkEquation),
    ...checkForeignClaims(invoice),
    ...checkCurrencies(ledger),
  ]
  return {
    mismatches: verdicts.flatMap((verdict) =>
      verdict.is === 'mismatch' ? [verdict.mismatch] : [],
    ),
    unchecked: verdicts.flatMap((verdict) =>
      verdict.is === 'unchecked' ? [verdict.unchecked] : [],
    ),
    readings: { original: original.reading, current: current.reading },
  }
}

const makeBalanceEquation = (part: AmountSet): Equation => ({
  ...makeEquation('balance', part.remaining, part),
  plus: [part.original],
  minus: [part.paid, part.credited],
})

function listSumEquations({ invoice, claims }: Ledger): Equation[] {
  const obstacles = [
    ...listClaimsObstacles(claims),
    ...listCurrencyObstacles(invoice, claims ?? []),
  ]
  const makeSumEquation = (
    kind: Equation['kind'],
    field: 'current' | 'remaining' | 'paid' | 'credited',
  ): Equation => ({
    ...makeEquation(kind, invoice[field], invoice),
    plus: (claims ?? []).map((claim) => claim[field]),
    obstacles,
  })
  return [
    makeSumEquation('currentSum', 'current'),
    makeSumEquation('remainingSum', 'remaining'),
    makeSumEquation('paidSum', 'paid'),
    makeSumEquation('creditedSum', 'credited'),
  ]
}

/**
 * A part that is itself a credit (an original below zero) may be below zero: it has no such limits.
 */
function listLimitEquations(invoice: InvoiceAmounts, ledger: Ledger): Equation[] {
  const claims = (ledger.claims ?? []).filter(({ original }) => !isCredit(original))
  const whole = isCredit(ledger.invoice.original) ? [] : [ledger.invoice]
  return [
    ...claims.map(
      (claim): Equation => ({
        ...makeEquation('paidAboveClaim', claim.paid, claim),
        is: 'atMost',
        plus: [claim.original],
      }),
    ),
    ...[...whole, ...claims].map(
      (part): Equation => ({
        ...makeEquation('negativeRemaining', part.remaining, part),
        is: 'atLeast',
      }),
    ),
    ...(isClosed(invoice)
      ? [makeEquation('closedWithRemaining', ledger.invoice.remaining, ledger.invoice)]
      : []),
  ]
}

const isCredit = ({ amount }: Term) =>
  amount.is === 'exact' && compareDecimals(amount.decimal, '0') < 0

/** Claims that name another invoice than the one that carries them. */
function checkForeignClaims({ id, claims }: InvoiceAmounts): Verdict[] {
  return (claims ?? []).map(({ invoiceId }, at) =>
    checkSameText(
      'foreignClaim',
      { field: 'id', value: id?.trim().toLowerCase() || null },
      { field: `claims[${at}].invoiceId`, value: invoiceId?.trim().toLowerCase() || null },
    ),
  )
}

/**
 * Claims in another currency than the invoice, or than the first claim that tells one where the
 * invoice tells none.
 */
function checkCurrencies({ invoice, claims }: Ledger): Verdict[] {
  const reference =
    [invoice, ...(claims ?? [])].find(({ currency }) => currency.code !== null) ?? invoice
  const toCurrencyValue = ({ currency: { field, code } }: AmountSet) => ({ field, value: code })
  return [invoice, ...(claims ?? [])]
    .filter((part) => part !== reference)
    .map((part) => checkSameText('currency', toCurrencyValue(reference), toCurrencyValue(part)))
}

type NamedValue = { field: string; value: string | null }

function checkSameText(kind: Mismatch['kind'], expected: NamedValue, found: NamedValue): Verdict {
  const fields = [found.field, expected.field]
  if (expected.value === null || found.value === null) {
    const missing = [found, expected].filter(({ value }) => value === null)
    return {
      is: 'unchecked',
      unchecked: { kind, fields, because: missing.map(({ field }) => ({ field, why: 'missing' })) },
    }
  }
  if (expected.value === found.value) return { is: 'sound' }
  return {
    is: 'mismatch',
    mismatch: {
      kind,
      fields,
      expected: expected.value,
      found: found.value,
      difference: null,
      currency: null,
    },
  }
}
