import Big from 'big.js'
import type { DecimalText, StoredClaim } from '../../../database/stored-collection'
import { type BookedAmounts, computeClaimAmounts } from '../invoices/amounts'

const partByClaimType: Record<string, string> = { PRINCIPAL: 'CAPITAL', INTEREST: 'INTEREST' }

/**
 * What a payment was for, part by part: what each claim shows as paid with it, less what it showed
 * without. The parts add up to the payment.
 *
 * @param before what was booked before it.
 */
export function computeAllocations(
  claims: StoredClaim[],
  before: BookedAmounts,
  amount: DecimalText,
): { type: string; amount: DecimalText }[] {
  const without = computeClaimAmounts(claims, before)
  const withIt = computeClaimAmounts(claims, {
    ...before,
    paid: new Big(before.paid).plus(amount).toFixed(),
  })
  const parts = new Map<string, Big>()
  claims.forEach(({ type }, at) => {
    const part = partByClaimType[type] ?? 'FEES'
    parts.set(part, (parts.get(part) ?? new Big(0)).plus(withIt[at]!.paid).minus(without[at]!.paid))
  })
  return [...parts]
    .filter(([, share]) => !share.eq(0))
    .map(([type, share]) => ({ type, amount: share.toFixed() }))
}
