import type { ReactNode } from 'react'
import { Glyph, type Verdict } from '@/components/ui/glyph'

/** One of the sources that a story is told from. */
export type TimelineLane = {
  id: string
  name: string
  /** What holds this lane to the rest, and how surely. */
  link: { strength: LinkStrength; words: string } | null
  /** Why this lane has nothing to show; said in the lane itself. */
  missing?: string
}

export type LinkStrength = 'own' | 'sure' | 'likely' | 'byHand' | 'none'

/** One thing that happened, happens or will happen. */
export type TimelineItem = {
  id: string
  lane: string
  /** The time as its source wrote it. */
  at: string
  /** Where it stands on the axis: milliseconds since 1970, finite. */
  order: number
  /** The end of what lasts. */
  until?: { at: string; order: number }
  precision: 'instant' | 'local' | 'day'
  phase: 'past' | 'now' | 'future'
  title: string
  verdict?: Verdict
  /** The field of the source that said so. */
  field: string
  kindOfTime: string
  raw: readonly (readonly [name: string, value: ReactNode])[]
  /** What else is to be read in the opened row. */
  also?: readonly ReactNode[]
}

export type TimelineNow = { order: number; words: string }

/** True for what is drawn as a band: it ends after it began. */
export const isBand = ({ order, until }: Pick<TimelineItem, 'order' | 'until'>) =>
  until !== undefined && until.order > order

/** The items in order of time; those of one moment stay as they were given. */
export const sortByTime = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.order - other.order)

/**
 * The shape of one item, in the picture and beside its row: its verdict, else a diamond for a
 * calendar date, a bar for what lasts, a disc for the rest.
 */
export function TimelineShape({ item }: { item: TimelineItem }) {
  if (item.verdict) return <Glyph verdict={item.verdict} className="timeline-verdict" />
  return <i className="timeline-shape" data-shape={getShape(item)} data-phase={item.phase} />
}

const getShape = (item: TimelineItem) =>
  isBand(item) ? 'bar' : item.precision === 'day' ? 'diamond' : 'disc'
