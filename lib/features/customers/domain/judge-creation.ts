import type { CustomerCreation } from '@/lib/contracts/desk/receivables/customer-draft'

/**
 * What a customer that was sent as new turned out to be. `created`: the service says that it is new.
 * `found`: it is stored as it was sent, and nobody says whether it was new. `updated`: somebody
 * else's, by the service's own word. `different`, `unread`: it is there, and holds something else, or
 * nobody saw all that it holds.
 */
export type CreationVerdict = 'created' | 'found' | 'updated' | 'different' | 'unread'

/** Judges a creation that the service took: by its own word, and by the read that followed. */
export function judgeCreation({
  result: { result },
  seen,
}: Extract<CustomerCreation, { outcome: 'created' }>): CreationVerdict {
  const word = typeof result === 'string' ? result.trim().toUpperCase() : ''
  if (word === 'UPDATED') return 'updated'
  if (!seen) return 'unread'
  if (seen.different.length > 0) return 'different'
  if (word === 'CREATED') return 'created'
  return seen.notShown.length === 0 ? 'found' : 'unread'
}
