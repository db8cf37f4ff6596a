import type { FoundGroup } from './found'

/** Rows for which a group has room while its sources are asked. */
export const reservedRows = 2

/**
 * The room of a group. `reserved`: it is asked for, and holds its place. `held`: it was answered
 * while the mark stood below it, so it keeps the room that it had. `free`: it takes what it needs.
 */
export type Room = 'reserved' | 'held' | 'free'
export type Rooms = Readonly<Partial<Record<FoundGroup, Room>>>

/**
 * The rooms of the groups, in their order, after some were answered. What stands below the marked
 * row may grow and go; what stands above it keeps its room, so that the row never moves under the
 * hand.
 */
export function settleRooms(
  before: Rooms,
  groups: readonly { group: FoundGroup; isAsked: boolean }[],
  marked: FoundGroup | null,
): Rooms {
  const markedAt = groups.findIndex(({ group }) => group === marked)
  return Object.fromEntries(
    groups.map(({ group, isAsked }, at) => {
      if (isAsked) return [group, before[group] === 'held' ? 'held' : 'reserved']
      if (before[group] === 'reserved') return [group, at < markedAt ? 'held' : 'free']
      return [group, before[group] ?? 'free']
    }),
  )
}
