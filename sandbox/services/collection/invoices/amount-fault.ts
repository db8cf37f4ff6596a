import Big from 'big.js'
import type { CollectionFault } from '../../../tenant-settings'

/**
 * An answer with one amount bent, where the tenant's fault names it and the answer has it: so that
 * pages can be shown sums that do not add up.
 */
export function applyAmountFault<Answer extends object>(
  answer: Answer,
  fault: CollectionFault | null | undefined,
): Answer {
  if (!fault) return answer
  const amount: unknown = (answer as Record<string, unknown>)[fault.field]
  return typeof amount === 'number'
    ? { ...answer, [fault.field]: new Big(amount).plus(fault.by).toNumber() }
    : answer
}
