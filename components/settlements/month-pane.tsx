import type { ReactNode } from 'react'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import {
  findMonthExtent,
  type ReadExtent,
  type SettledMonth,
} from '@/lib/features/settlements/domain/settlement-months'
import { nameMonth } from '@/lib/features/settlements/messages/month-labels'
import { CollectionTypes } from './collection-types'
import { SettlementWaterfall } from './settlement-waterfall'

/** What the settlements of a month that are loaded are made of, until one of them is chosen. */
export function MonthPane({ month: { month, rows }, extent, today }: MonthPaneProps) {
  const t = useT()
  if (rows.length === 0)
    return <p className="px-6 py-5 text-ink-3">{t('settlements.months.none')}</p>
  const title =
    month === null
      ? t('settlements.months.undated')
      : t('settlements.months.paneTitle', {
          extent: findMonthExtent(month, extent, today),
          month: nameMonth(t, month, today),
        })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else to focus
    <section className={paneClass} aria-label={title} tabIndex={0}>
      <PaneHead title={title} />
      <div className="px-6 pb-6 max-narrow:px-4">
        <PageSection title={t('settlements.parts.title')}>
          <SettlementWaterfall settlements={rows} />
        </PageSection>
        <CollectionTypes rows={rows} />
        <p className="pt-4 text-ink-3 max-wide:hidden">{t('settlements.months.hint')}</p>
      </div>
    </section>
  )
}

type MonthPaneProps = { month: SettledMonth<Settlement>; extent: ReadExtent; today: string }

/** The heading of what is read beside a list, and what may be done with it. */
export const PaneHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="flex flex-wrap items-start gap-2 px-6 pt-4.5 max-narrow:px-4">
    <h2 className="min-w-0 flex-1 basis-60 text-lg wrap-anywhere tabular-nums">{title}</h2>
    {children}
  </header>
)

/** The look of what is read beside a list. */
export const paneClass = 'min-w-0 wide:overflow-auto focus-visible:-outline-offset-2'
