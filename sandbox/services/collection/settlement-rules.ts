import Big from 'big.js'
import type { DecimalText, StoredClaim } from '../../database/stored-collection'
import { type Booked, claimAmounts } from './amounts'

const partOf: Record<string, string> = { PRINCIPAL: 'CAPITAL', INTEREST: 'INTEREST' }

/**
 * What a payment was for, part by part: what each claim shows as paid with it, less what it showed without. The parts add up to the payment.
 *
 * @param before what was booked before it.
 */
export function allocationsOf(claims: StoredClaim[], before: Booked, amount: DecimalText): { type: string; amount: DecimalText }[] {
  const without = claimAmounts(claims, before)
  const withIt = claimAmounts(claims, { ...before, paid: new Big(before.paid).plus(amount).toFixed() })
  const parts = new Map<string, Big>()
  claims.forEach(({ type }, at) => {
    const part = partOf[type] ?? 'FEES'
    parts.set(part, (parts.get(part) ?? new Big(0)).plus(withIt[at]!.paid).minus(without[at]!.paid))
  })
  return [...parts].filter(([, share]) => !share.eq(0)).map(([type, share]) => ({ type, amount: share.toFixed() }))
}
