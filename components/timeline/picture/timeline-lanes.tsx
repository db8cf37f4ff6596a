import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { LinkStrength, TimelineLane } from '../timeline-item'

/**
 * The lanes by name, with what links each and what is missing: the words of what the picture shows
 * at its left edge.
 */
export function TimelineLanes({
  lanes,
  isAlone,
}: {
  lanes: readonly TimelineLane[]
  isAlone: boolean
}) {
  const t = useT()
  return (
    <div
      className={`text-xs text-ink-3 ${isAlone ? '' : 'sr-only max-narrow:not-sr-only print:not-sr-only'}`}
    >
      <p>{t('timeline.lanes')}</p>
      <ul className={isAlone ? aloneClass : ''}>
        {lanes.map((lane) => (
          <li key={lane.id} className="flex flex-wrap gap-x-2 py-0.75">
            <b className="text-ink-2">{lane.name}</b> <TimelineLink link={lane.link} />
            {lane.missing && <span className="text-ink-2">{lane.missing}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One line, with room for longer words: what is below must not move when they change. */
const aloneClass =
  'grid min-h-14 grid-cols-3 gap-x-6 max-narrow:block [&_b]:basis-full max-narrow:[&_b]:basis-auto'

/** How surely a lane belongs to the rest. */
export function TimelineLink({ link }: { link: TimelineLane['link'] }) {
  if (!link) return null
  return (
    <span className="flex items-center gap-1.25 text-xs text-ink-3">
      <Glyph verdict={strengths[link.strength]} className="size-3" />
      <span className="truncate">{link.words}</span>
    </span>
  )
}

const strengths: Record<LinkStrength, Verdict> = {
  own: 'ok',
  sure: 'ok',
  likely: 'wait',
  byHand: 'handled',
  none: 'unknown',
}
