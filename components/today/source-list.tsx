import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { SourceState } from '@/lib/features/today/client/use-work'
import { formatTime } from '@/lib/shared/format/date-time'

const verdicts: Record<SourceState['is'], Verdict> = {
  reading: 'run',
  read: 'ok',
  partly: 'warn',
  failed: 'unknown',
}

/** What was checked for the list, and when. */
export function SourceList({ states }: { states: readonly SourceState[] }) {
  const t = useT()
  return (
    <PanelSection title={t('today.checked')}>
      <ul>
        {states.map(({ source, is, readAt }) => (
          <li key={source} className="flex items-center gap-2 border-b border-line py-1.5">
            <Glyph verdict={verdicts[is]} />
            <span className="min-w-0 flex-1 truncate">{t(`today.source.${source}`)}</span>
            <span className="text-ink-3 tabular-nums">
              {is === 'read' ? (
                <Moment instant={readAt} format={formatTime} />
              ) : (
                t(`today.state.${is}`)
              )}
            </span>
          </li>
        ))}
      </ul>
      {states.some(({ is }) => is === 'partly') && (
        <p className="pt-1.5 text-xs text-ink-3">{t('today.partlyMeaning')}</p>
      )}
    </PanelSection>
  )
}
