import fc from 'fast-check'

/** An amount in hundredths as a number of JSON, through its text. */
export const amountInCents = (cents: number): number => Number(`${cents}e-2`)

/**
 * Hundredths of an amount that is not paid and credited beyond what it is; together with four
 * others it stays within 15 digits.
 */
const claimCents = fc
  .record({
    original: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 10 ** 14 })),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
    credited: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ original, ...shares }) => {
    const paid = Math.floor(original * shares.paid)
    return { original, paid, credited: Math.floor((original - paid) * shares.credited) }
  })

const id = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'

export type SoundInvoice = ReturnType<typeof invoiceOf>

/**
 * Invoices whose money adds up, by every reading of originalInvoiceAmount and currentAmount.
 * `othersCents` is what is claimed beside the principal.
 */
export const soundInvoice = fc
  .record({
    claims: fc.array(fc.tuple(claimCents, fc.constantFrom('PRINCIPAL', 'FEE', 'INTEREST')), {
      minLength: 1,
      maxLength: 5,
    }),
    holdsAll: fc.boolean(),
    current: fc.constantFrom('originalLessCredited', 'remaining', 'original'),
  })
  .map(({ claims, holdsAll, current }) => {
    const typed = claims.map(([cents, type], at) => ({
      ...cents,
      type: at === 0 ? 'PRINCIPAL' : type,
    }))
    const othersCents = typed
      .filter(({ type }) => type !== 'PRINCIPAL')
      .reduce((sum, { original }) => sum + original, 0)
    return { invoice: invoiceOf(typed, holdsAll ? 0 : othersCents, current), othersCents }
  })

type ClaimCents = { original: number; paid: number; credited: number; type: string }

function invoiceOf(claims: ClaimCents[], notInOriginal: number, current: string) {
  const total = (field: 'original' | 'paid' | 'credited') =>
    claims.reduce((sum, claim) => sum + claim[field], 0)
  const whole = { original: total('original'), paid: total('paid'), credited: total('credited') }
  return {
    ...{
      id,
      status: 'OPEN',
      currency: 'NOK',
      originalInvoiceAmount: amountInCents(whole.original - notInOriginal),
    },
    ...amountsOf(whole, current),
    claims: claims.map(({ type, ...cents }) => ({
      ...{ type, originalAmount: amountInCents(cents.original), currency: 'NOK', invoiceId: id },
      ...amountsOf(cents, current),
    })),
  }
}

function amountsOf({ original, paid, credited }: Omit<ClaimCents, 'type'>, current: string) {
  const remaining = original - paid - credited
  return {
    currentAmount: amountInCents(
      current === 'remaining' ? remaining : current === 'original' ? original : original - credited,
    ),
    remainingAmount: amountInCents(remaining),
    paidAmount: amountInCents(paid),
    creditedAmount: amountInCents(credited),
  }
}
