import type { inferParserType } from 'nuqs'
import { GroupChips } from '@/components/data-grid/filters/group-chips'
import { Checkbox } from '@/components/form/checkbox'
import type { Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { stopsParsers } from '@/lib/features/customers/client/stopped-customers'
import {
  filterStops,
  findStopSpan,
  type StopSpan,
  stopSpans,
} from '@/lib/features/customers/domain/stop-calendar'
import { stopKinds } from '@/lib/features/customers/domain/whole/item-stops'
import type { StopRow } from './stop-columns'

export type StopsView = inferParserType<typeof stopsParsers>

const glyphs: Record<StopSpan, Verdict> = {
  ...{ ended: 'handled', week: 'warn', month: 'wait', later: 'stop' },
  ...{ endless: 'stop', unreadable: 'unknown' },
}

type Props = {
  view: StopsView
  /** All stops that the two marks let through. */
  marked: readonly StopRow[]
  onChange: (change: { [Name in keyof StopsView]?: StopsView[Name] | null }) => void
}

/** What narrows the stops: when they end, what they stop, and two marks. */
export function StopFilters({ view, marked, onChange }: Props) {
  const t = useT()
  const ofKind = filterStops(marked, { ...noFilters, kind: view.kind })
  const ofSpan = filterStops(marked, { ...noFilters, span: view.span, day: view.day })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-2 max-narrow:px-4">
      <GroupChips
        label={t('customerStops.spans.label')}
        groups={stopSpans.flatMap((span) => {
          const count = ofKind.filter(({ stop }) => findStopSpan(stop) === span).length
          const name = t(`customerStops.spans.${span}`)
          return count > 0 ? [{ group: span, name, count, verdict: glyphs[span] }] : []
        })}
        all={{ name: t('customerStops.all'), count: ofKind.length }}
        shown={view.span}
        onShow={(span) => onChange({ span, day: null })}
      />
      <GroupChips
        label={t('customerStops.kind')}
        groups={stopKinds.map((kind) => ({
          ...{ group: kind, name: t(`customers.list.stopped.${kind}`), verdict: 'stop' as const },
          count: ofSpan.filter(({ stop }) => stop.kind === kind).length,
        }))}
        all={{ name: t('customerStops.all'), count: ofSpan.length }}
        shown={view.kind}
        onShow={(kind) => onChange({ kind })}
      />
      <Checkbox
        checked={view.noReason}
        onChange={({ target }) => onChange({ noReason: target.checked || null })}
      >
        {t('customerStops.noReason')}
      </Checkbox>
      <Checkbox
        checked={view.collection}
        onChange={({ target }) => onChange({ collection: target.checked || null })}
      >
        {t('customerStops.inCollection')}
      </Checkbox>
    </div>
  )
}

const noFilters = {
  ...{ kind: null, span: null, day: null, isWithoutReason: false, inCollection: null },
}
