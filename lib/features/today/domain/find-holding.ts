import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import type { WorkIdentity } from './work-identities'

/** Who has a record's work, and what was noted of it. */
export type Holding = {
  /** What the work is of which that was said. */
  source: WorkIdentity['source']
  holder: string | null
  notes: { subject: string; note: string; by: string | null }[]
}

/**
 * What was said of any of the lines that a record is on, the first of them first; null where nothing
 * was. A claim stands until it is given back or taken over: that the line was hidden or done says
 * what Today shows, and not who has it.
 */
export function findHolding(
  work: readonly WorkIdentity[],
  marks: readonly WorkMark[],
): Holding | null {
  const said = work.flatMap(({ source, subject }) =>
    marks
      .filter((mark) => mark.subject === subject && (mark.claimedBy !== null || mark.note !== null))
      .map((mark) => ({ source, mark })),
  )
  const held = said.find(({ mark }) => mark.claimedBy !== null)
  const first = held ?? said[0]
  return first
    ? {
        source: first.source,
        holder: first.mark.claimedBy,
        notes: said.flatMap(({ mark: { subject, note, noteBy: by } }) =>
          note === null ? [] : [{ subject, note, by }],
        ),
      }
    : null
}
