import type { KeyboardEvent } from 'react'
import { listRowStops } from '@/components/data-grid/row-stops'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import type { DirectVerb } from './use-work-marking'

export type WorkVerb = DirectVerb | 'later' | 'note'

const verbs: Record<string, WorkVerb> = { s: 'later', e: 'done', c: 'claim', n: 'note' }

/** The verb that a key is for the line that has the focus; undefined where it is none. */
export function findWorkVerb(event: KeyboardEvent<HTMLElement>): WorkVerb | undefined {
  const isHeldDown = event.ctrlKey || event.metaKey || event.altKey
  return hasLetterKeys() && !isHeldDown ? verbs[event.key.toLowerCase()] : undefined
}

/** Hands the focus of a line that leaves to the next one, or from the last to the one before. */
export function leaveLine(list: HTMLElement, place: number): void {
  const stops = listRowStops(list)
  const next = stops[place + 1] ?? stops[place - 1]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
