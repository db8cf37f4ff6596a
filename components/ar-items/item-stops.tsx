import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PageSection } from '@/components/ui/page-section'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { describeStopEnd } from '@/lib/features/ar-items/messages/describe-stop-end'

const stops = [
  { kind: 'reminder', until: 'stopReminderUntil', memo: 'stopReminderMemo' },
  { kind: 'debtCollection', until: 'stopDebtCollectionUntil', memo: 'stopDebtCollectionMemo' },
  { kind: 'interestCalc', until: 'stopInterestCalcUntil', memo: 'stopInterestCalcMemo' },
] as const

/** The three stops of an item: until when each holds, why, and the way to set one. */
export function ItemStops({
  item,
  dialog,
}: {
  item: ItemRow
  /** Asks for a stop of the item, until `onClose`. */
  dialog: (item: ItemRow, onClose: () => void) => ReactNode
}) {
  const t = useT()
  const today = useToday()
  const offers = useOffers()
  const [isAsked, setAsked] = useState(false)
  return (
    <PageSection
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
                {describeStopEnd(t, item[until], today)}
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
      {isAsked && dialog(item, () => setAsked(false))}
    </PageSection>
  )
}
