import { Glyph, type Verdict } from '@/components/ui/glyph'
import { t } from '@/lib/shared/i18n/translate-timeline'
import type { LinkStrength, TimelineLane } from '../timeline-item'

/**
 * The lanes by name, with what joins each and what is missing: the words of what the picture shows
 * at its left edge.
 */
export function TimelineLanes({
  lanes,
  isAlone,
}: {
  lanes: readonly TimelineLane[]
  isAlone: boolean
}) {
  return (
    <div className="timeline-lanes" data-alone={isAlone || undefined}>
      <p>{t('timeline.lanes')}</p>
      <ul>
        {lanes.map((lane) => (
          <li key={lane.id}>
            <b>{lane.name}</b> <TimelineLink join={lane.join} />
            {lane.missing && <span className="timeline-missing">{lane.missing}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How surely a lane belongs to the rest. */
export function TimelineLink({ join }: { join: TimelineLane['join'] }) {
  if (!join) return null
  return (
    <span className="timeline-join">
      <Glyph verdict={strengths[join.strength]} />
      <span>{join.words}</span>
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
