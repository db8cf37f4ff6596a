import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseAmount } from '@/lib/shared/numbers/money'

type CollectionInvoiceFields = {
  status?: string | null
  remainingAmount?: ExactNumber | null
  collectionCaseNumber?: string | null
}

/**
 * The case that tells how a collection invoice stands: what is open of it waits for what its case
 * waits for. Null where the invoice itself says more (it is paused, withdrawn, closed, or nothing is
 * left of it), and where its case is not among those that were read.
 */
export function findTellingCase<Case extends { caseNumber?: ExactNumber | null }>(
  { status, remainingAmount, collectionCaseNumber }: CollectionInvoiceFields,
  cases: readonly Case[],
): Case | null {
  const remaining = parseAmount(remainingAmount)
  const isSettled = remaining.is === 'exact' && remaining.decimal === '0'
  const number = collectionCaseNumber?.trim()
  if (!number || isSettled || status?.trim().toUpperCase() !== 'OPEN') return null
  return cases.find(({ caseNumber }) => String(caseNumber ?? '') === number) ?? null
}
