import { useRef } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { menuItemClass } from '@/components/ui/menu-list'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import { addMonths, getMonthDays, toMonth } from '@/lib/shared/dates/months'
import { AsOfDay } from './as-of-day'

/** At the end of which day a page is looked at: today, the end of a month, or a day as one types it. */
export function AsOfChoice({ asOf, today, onChoose }: ChoiceProps) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const words = asOf === today ? t('ledger.asOf.today') : asOf
  const ends = [-1, -2, -3].map((months) => {
    const month = addMonths(toMonth(today), months)
    return { day: getMonthDays(month).last, label: t('ledger.asOf.monthEnd', { month }) }
  })

  function choose(day: string) {
    panel.current?.hidePopover()
    onChoose(day === today ? null : day)
  }

  return (
    <Popover
      button={
        <>
          {t('ledger.asOf.choose', { day: words })}
          <Icon name="down" />
        </>
      }
      buttonProps={{
        className: getButtonClass({ className: 'print:hidden' }),
        'aria-haspopup': 'dialog',
      }}
      panelProps={{
        className: 'max-w-[min(360px,calc(100vw-16px))] p-2',
        role: 'dialog',
        'aria-label': t('ledger.asOf.label'),
      }}
      align="end"
      panel={panel}
    >
      <ul aria-label={t('ledger.asOf.presets')}>
        {[{ day: today, label: t('ledger.asOf.today') }, ...ends].map(({ day, label }) => (
          <li key={day}>
            <button
              type="button"
              className={`${menuItemClass} first-letter:uppercase aria-pressed:bg-selected aria-pressed:font-medium`}
              aria-pressed={day === asOf}
              onClick={() => choose(day)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <AsOfDay key={asOf} asOf={asOf} today={today} onChoose={choose} />
    </Popover>
  )
}

type ChoiceProps = {
  asOf: string
  today: string
  /** Null for today, whichever that is. */
  onChoose: (day: string | null) => void
}
