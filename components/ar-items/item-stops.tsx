import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { PagePart } from '@/components/ui/page-part'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { findStopState, noEnd } from '@/lib/features/customers/domain/public'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

const StopDialog = dynamic(
  () => import('@/components/customers/public').then((part) => part.StopDialog),
  { ssr: false },
)

const stops = [
  { kind: 'reminder', until: 'stopReminderUntil', memo: 'stopReminderMemo' },
  { kind: 'debtCollection', until: 'stopDebtCollectionUntil', memo: 'stopDebtCollectionMemo' },
  { kind: 'interestCalc', until: 'stopInterestCalcUntil', memo: 'stopInterestCalcMemo' },
] as const

/** The three stops of an item: until when each holds, why, and the way to set one. */
export function ItemStops({ item }: { item: ItemRow }) {
  const t = useT()
  const today = useToday()
  const offers = useOffers()
  const [isAsked, setAsked] = useState(false)
  return (
    <PagePart
      title={t('arItems.parts.stops')}
      note={
        offers('updateArItem') &&
        item.customerNo && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t('arItems.stops.set')}
          </Button>
        )
      }
    >
      <ul>
        {stops.map(({ kind, until, memo }) => (
          <li
            key={kind}
            className="grid grid-cols-[var(--hanging)_minmax(0,1fr)] gap-x-4 border-b border-line py-2 max-narrow:grid-cols-[minmax(0,1fr)]"
          >
            <h3 className="text-sm font-medium">{t(`arItems.stops.${kind}`)}</h3>
            <div>
              <p className={item[until]?.trim() ? '' : 'text-ink-3'}>
                {describeEnd(t, item[until], today)}
              </p>
              {item[until]?.trim() && (
                <p className="wrap-anywhere text-ink-2">
                  {item[memo]?.trim() ? `“${item[memo]}”` : t('arItems.stops.noMemo')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isAsked && <StopDialog items={[item]} onClose={() => setAsked(false)} />}
    </PagePart>
  )
}

/** Until when a stop runs. What the answer does not carry is not known, which is not "not set". */
function describeEnd(t: Translate, until: ArItem['stopReminderUntil'], today: string): string {
  if (until === undefined) return t('arItems.stops.untold')
  const state = findStopState(until ?? '', today)
  if (state === null) return t('arItems.stops.none')
  if (state.unreadable !== undefined)
    return t('arItems.stops.unreadable', { raw: state.unreadable })
  if (state.until === noEnd) return t('arItems.stops.forEver')
  const day = formatLongDate(t, state.until)
  return t(state.daysLeft < 0 ? 'arItems.stops.over' : 'arItems.stops.until', { day })
}
