import { listRunningStops, type Stop } from '../stops'

type Item = Parameters<typeof listRunningStops>[0] & {
  collectionLevel?: string | null
  lastReminderDate?: string | null
}

/**
 * How far the ledger says an item has gone towards collection. A stop that holds reminders or
 * collection back goes before what was done; `untold` where the ledger does not say.
 */
export type ItemStanding =
  | { is: 'stopped'; stop: Stop }
  | { is: 'reminded'; on: string | null }
  | { is: 'inCollection' | 'notStarted' | 'untold' }

/** What the ledger itself says of an item; its levels are assumed. */
export function findItemStanding(item: Item, today: string): ItemStanding {
  const stop = listRunningStops(item, today).find(({ kind }) => kind !== 'interestCalc')
  const level = item.collectionLevel?.trim().toUpperCase()
  if (level === 'COLLECTION') return { is: 'inCollection' }
  if (stop) return { is: 'stopped', stop }
  if (level === 'REMINDER') return { is: 'reminded', on: item.lastReminderDate?.trim() || null }
  return { is: level === 'NONE' ? 'notStarted' : 'untold' }
}
