import { useT } from '@/lib/client/translation'
import type { Clock } from '../clock'
import { formatSpan, toIsoDay } from '../format-time'
import type { Stretch } from './scale'

/** What the axis leaves out, in words. */
export function TimelineBreaks({ breaks, clock }: { breaks: readonly Stretch[]; clock: Clock }) {
  const t = useT()
  return breaks.map(({ from, to }) => (
    <p key={from} className="pt-0.5 pl-[158px] text-xs text-ink-3 max-narrow:hidden print:hidden">
      {t('timeline.break', {
        span: formatSpan(t, to - from),
        from: toIsoDay(clock.wall(from)),
        to: toIsoDay(clock.wall(to)),
      })}
    </p>
  ))
}
