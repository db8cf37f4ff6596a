import { t } from '@/lib/shared/i18n/translate-timeline'
import type { Clock } from '../clock'
import { isoDayOf, spanWords } from '../when-words'
import type { Stretch } from './scale'

/** What the axis leaves out, in words. */
export function TimelineBreaks({ breaks, clock }: { breaks: readonly Stretch[]; clock: Clock }) {
  return breaks.map(({ from, to }) => (
    <p key={from} className="timeline-left-out">
      {t('timeline.break', {
        span: spanWords(to - from),
        from: isoDayOf(clock.wall(from)),
        to: isoDayOf(clock.wall(to)),
      })}
    </p>
  ))
}
