import type { WorkMark } from '@/lib/contracts/desk/work'

type PlacedMark = Omit<WorkMark, 'claimedAt'> & { claimedAt: Date | null; updatedAt: Date }

/**
 * One mark for each line, of those in the places that it belongs to: who has it in any of them has
 * it, and what was said last holds.
 */
export function combineMarks(rows: readonly PlacedMark[]): WorkMark[] {
  const newestFirst = rows.toSorted(
    (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
  )
  return [...Map.groupBy(newestFirst, ({ subject }) => subject)].map(([subject, own]) => {
    const [newest] = own as [PlacedMark]
    const claimed = own.find(({ claimedBy }) => claimedBy !== null)
    return {
      subject,
      claimedBy: claimed?.claimedBy ?? null,
      claimedAt: claimed?.claimedAt?.toISOString() ?? null,
      snoozedUntil: newest.snoozedUntil,
      doneAs: newest.doneAs,
      doneBy: newest.doneBy,
      note: newest.note,
      noteBy: newest.noteBy,
    }
  })
}
