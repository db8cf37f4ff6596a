import 'server-only'
import type { Area } from '../contracts/operation'

/** Until when a person's calls to an area wait, because the upstream asked for it (429). One process remembers its own. */
const pauses = () => {
  const holder = globalThis as { duedeskPauses?: Map<string, number> }
  holder.duedeskPauses ??= new Map()
  return holder.duedeskPauses
}

/** Seconds that this person still has to wait before the next call to an area; 0 when none. */
export function pauseLeft(person: string, area: Area): number {
  const until = pauses().get(`${area} ${person}`)
  if (until === undefined) return 0
  const left = Math.ceil((until - Date.now()) / 1000)
  if (left > 0) return left
  pauses().delete(`${area} ${person}`)
  return 0
}

/** Makes this person's next calls to an area wait. */
export function pauseFor(person: string, area: Area, seconds: number): void {
  pauses().set(`${area} ${person}`, Date.now() + seconds * 1000)
}
