import { CustomerNo } from '@/lib/contracts/formats'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import type { Database } from '@/lib/platform/database/open'
import type { StoredCustomer } from '../../../database/stored-customer'
import type { Clearing } from '../../../tenant-settings'
import { applyUpdate, type Warning } from './apply-update'
import { lockCustomers, putCustomers, takeAccountNos } from './customer-store'

/** What became of one update. */
export type RowOutcome =
  | { kind: 'stored'; result: 'CREATED' | 'UPDATED'; customer: StoredCustomer; warnings: Warning[] }
  | { kind: 'missing' }
  | { kind: 'refused'; fields: Record<string, string> }

type Rule = { clientNo: number; effect: 'create' | 'update'; clearing: Clearing; now: number }

/**
 * Applies updates in their order, each by the same rule, inside the caller's transaction. An update
 * of a customer that does not exist misses; a create makes it, and treats one that exists as an
 * update (public documentation).
 */
export async function applyRows(
  tx: Database,
  updates: CustomerUpdate[],
  rule: Rule,
): Promise<RowOutcome[]> {
  const { clientNo, effect } = rule
  const numbers = [...new Set(updates.map(({ customerNo }) => customerNo))]
  let nextAccountNo = effect === 'create' ? await takeAccountNos(tx, clientNo, numbers.length) : 0
  const customersByNo = await lockCustomers(tx, clientNo, numbers)

  const changed = new Map<string, StoredCustomer>()
  const outcomes = updates.map((update): RowOutcome => {
    const stored = customersByNo.get(update.customerNo)
    if (!stored && effect === 'update') return { kind: 'missing' }
    if (!stored && !CustomerNo.safeParse(update.customerNo).success)
      return { kind: 'refused', fields: { customerNo: 'is no customer number' } }

    const outcome = applyUpdate(
      stored ?? { customerNo: update.customerNo, clientNo, accountNo: nextAccountNo },
      update,
      rule,
    )
    if ('refused' in outcome) return { kind: 'refused', fields: outcome.refused }
    if (!stored) nextAccountNo += 1
    customersByNo.set(update.customerNo, outcome.customer)
    changed.set(update.customerNo, outcome.customer)
    return { kind: 'stored', result: stored ? 'UPDATED' : 'CREATED', ...outcome }
  })

  await putCustomers(
    tx,
    clientNo,
    [...changed].map(([customerNo, data]) => ({ customerNo, data })),
  )
  return outcomes
}
