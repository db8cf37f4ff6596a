import type { WorkSource } from '@/lib/contracts/desk/work'
import type { OperationName } from '@/lib/contracts/registry'

/**
 * In what the work of the day is found: a write that changes one of these may have changed it. What
 * was sent from here, and its outcomes, follow the events of the journal (live/live-invalidation.ts).
 */
const readsByWork: Partial<Record<WorkSource, readonly OperationName[]>> = {
  decisions: ['listCases'],
  stops: ['getCustomer', 'listCustomers'],
  followUps: ['getFollowUp'],
  failures: ['listFailuresByCause'],
  amounts: ['listCollectionInvoices', 'getCollectionInvoice'],
}

/** The work that is found in what some operations read. */
export const findWorkIn = (names: readonly OperationName[]): WorkSource[] =>
  (Object.keys(readsByWork) as WorkSource[]).filter((source) =>
    readsByWork[source]!.some((name) => names.includes(name)),
  )

/**
 * Work that takes pages of reads to find. After a write it is out of date, and is looked for when
 * the work is opened, not before.
 */
export const costlySources: ReadonlySet<WorkSource> = new Set(['stops', 'amounts'])
