import { currencyObstacles, type Equation, type Mismatch, type Unchecked, type Verdict, verdictOf } from './claim-equations'
import { type InvoiceAmounts, isClosed, type Ledger, ledgerOf, type Part, type Term } from './claim-ledger'
import { type CurrentReading, currentVerdicts, equation, type OriginalReading, originalOf, untold } from './claim-readings'
import { compareDecimals } from './money'

export type Arithmetic = {
  mismatches: Mismatch[]
  /** What could not be checked and which fields it lacks; never an alarm. */
  unchecked: Unchecked[]
  /** What was compared: how the two amounts that interface.md does not explain were read. Null where the amounts do not tell. */
  readings: { original: OriginalReading; current: CurrentReading | null }
}

/**
 * Whether the money of a collection invoice adds up (interface.md 2.7; every rule is assumed, because it names the amounts and no relation between them):
 * - what remains is the original less paid less credited, of the invoice and of each claim;
 * - each amount of the invoice is the sum of the claims', in one currency; of originalInvoiceAmount that of the principal or of all (`readings.original`);
 * - currentAmount is what the other amounts of the invoice show it to be (`readings.current`);
 * - nothing is paid above its claim, nothing below zero remains, nothing remains of a closed invoice, and claims are the invoice's own, in its currency.
 *
 * A field that is absent, null or too long makes what needs it `unchecked`.
 */
export function arithmeticOf(invoice: InvoiceAmounts): Arithmetic {
  const ledger = ledgerOf(invoice)
  const original = originalOf(ledger)
  const current = currentVerdicts(ledger, original)
  const verdicts = [
    ...original.verdicts,
    ...(ledger.claims ?? []).map((claim) => verdictOf(balance(claim))),
    ...sums(ledger).map(verdictOf),
    ...current.verdicts,
    ...limits(invoice, ledger).map(verdictOf),
    ...foreignClaims(invoice),
    ...currencies(ledger),
  ]
  return {
    mismatches: verdicts.flatMap((verdict) => (verdict.is === 'mismatch' ? [verdict.mismatch] : [])),
    unchecked: verdicts.flatMap((verdict) => (verdict.is === 'unchecked' ? [verdict.unchecked] : [])),
    readings: { original: original.reading, current: current.reading },
  }
}

const balance = (part: Part): Equation => ({
  ...equation('balance', part.remaining, part),
  plus: [part.original],
  minus: [part.paid, part.credited],
})

function sums({ invoice, claims }: Ledger): Equation[] {
  const obstacles = [...untold(claims), ...currencyObstacles(invoice, claims ?? [])]
  const sumOf = (kind: Equation['kind'], field: 'current' | 'remaining' | 'paid' | 'credited'): Equation => ({
    ...equation(kind, invoice[field], invoice),
    plus: (claims ?? []).map((claim) => claim[field]),
    obstacles,
  })
  return [sumOf('currentSum', 'current'), sumOf('remainingSum', 'remaining'), sumOf('paidSum', 'paid'), sumOf('creditedSum', 'credited')]
}

/** A part that is itself a credit (an original below zero) may be below zero: it has no such limits. */
function limits(invoice: InvoiceAmounts, ledger: Ledger): Equation[] {
  const claims = (ledger.claims ?? []).filter(({ original }) => !isCredit(original))
  const whole = isCredit(ledger.invoice.original) ? [] : [ledger.invoice]
  return [
    ...claims.map((claim): Equation => ({ ...equation('paidAboveClaim', claim.paid, claim), is: 'atMost', plus: [claim.original] })),
    ...[...whole, ...claims].map((part): Equation => ({ ...equation('negativeRemaining', part.remaining, part), is: 'atLeast' })),
    ...(isClosed(invoice) ? [equation('closedWithRemaining', ledger.invoice.remaining, ledger.invoice)] : []),
  ]
}

const isCredit = ({ amount }: Term) => amount.is === 'exact' && compareDecimals(amount.decimal, '0') < 0

/** Claims that name another invoice than the one that carries them. */
function foreignClaims({ id, claims }: InvoiceAmounts): Verdict[] {
  return (claims ?? []).map(({ invoiceId }, at) =>
    sameText(
      'foreignClaim',
      { field: 'id', value: id?.trim().toLowerCase() || null },
      { field: `claims[${at}].invoiceId`, value: invoiceId?.trim().toLowerCase() || null },
    ),
  )
}

/** Claims in another currency than the invoice, or than the first claim that tells one where the invoice tells none. */
function currencies({ invoice, claims }: Ledger): Verdict[] {
  const told = [invoice, ...(claims ?? [])].find(({ currency }) => currency.code !== null) ?? invoice
  const currency = ({ currency: { field, code } }: Part) => ({ field, value: code })
  return [invoice, ...(claims ?? [])].filter((part) => part !== told).map((part) => sameText('currency', currency(told), currency(part)))
}

type Named = { field: string; value: string | null }

function sameText(kind: Mismatch['kind'], expected: Named, found: Named): Verdict {
  const fields = [found.field, expected.field]
  if (expected.value === null || found.value === null) {
    const missing = [found, expected].filter(({ value }) => value === null)
    return { is: 'unchecked', unchecked: { kind, fields, because: missing.map(({ field }) => ({ field, why: 'missing' })) } }
  }
  if (expected.value === found.value) return { is: 'sound' }
  return { is: 'mismatch', mismatch: { kind, fields, expected: expected.value, found: found.value, difference: null, currency: null } }
}
