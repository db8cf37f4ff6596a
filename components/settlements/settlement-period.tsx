'use client'

import { useQueryStates } from 'nuqs'
import { useRef } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { menuItemClass } from '@/components/ui/menu-list'
import { Popover } from '@/components/ui/popover'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import {
  findPeriodPreset,
  getPeriodDays,
  periodPresets,
} from '@/lib/features/settlements/client/period-presets'
import { type PeriodView, periodParsers } from '@/lib/features/settlements/client/settlements-view'
import type { Translate } from '@/lib/shared/i18n/translate'
import { PeriodDays } from './period-days'

/**
 * The period of a page, as the address holds it: one that is often used, or two days, both inside
 * it. A side that is left out is open.
 */
export function SettlementPeriod({ view }: { view: PeriodView }) {
  const t = useT()
  const today = useToday()
  const panel = useRef<HTMLDivElement>(null)
  const [, setView] = useQueryStates(periodParsers, { history: 'push' })
  const present = findPeriodPreset(view, today)
  const words = present
    ? t(`settlements.period.presets.${present}`)
    : (describePeriod(t, view) ?? t('settlements.period.presets.allDates'))

  function choose(next: PeriodView) {
    panel.current?.hidePopover()
    void setView(next)
  }

  return (
    <Popover
      button={
        <>
          {words}
          <Icon name="down" />
        </>
      }
      buttonProps={{
        className: getButtonClass({ className: 'print:hidden' }),
        'aria-haspopup': 'dialog',
        'aria-label': t('settlements.period.choose', { period: words }),
      }}
      panelProps={{
        className: 'max-w-[min(360px,calc(100vw-16px))] p-2',
        role: 'dialog',
        'aria-label': t('settlements.period.label'),
      }}
      align="end"
      panel={panel}
    >
      <ul aria-label={t('settlements.period.presets.label')}>
        {periodPresets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className={`${menuItemClass} aria-pressed:bg-selected aria-pressed:font-medium`}
              aria-pressed={preset === present}
              onClick={() => choose(getPeriodDays(preset, today))}
            >
              {t(`settlements.period.presets.${preset}`)}
            </button>
          </li>
        ))}
      </ul>
      <PeriodDays key={`${view.from} ${view.to}`} view={view} onChoose={choose} />
    </Popover>
  )
}

function describePeriod(t: Translate, { from, to }: PeriodView): string | null {
  if (from !== null && to !== null) return t('settlements.period.range', { from, to })
  if (from !== null) return t('settlements.period.openEnd', { from })
  return to && t('settlements.period.openStart', { to })
}
