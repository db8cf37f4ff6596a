import { DecimalAmount } from '@/components/ui/money-amount'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { findRemainder } from '@/lib/features/ar-items/domain/credit-note'
import type { Decimal } from '@/lib/shared/numbers/money'

/**
 * What is open before and after a credit note, and that debt collection goes on claiming what it
 * claims: nothing passes a note on to it (assumed).
 */
export function CreditImpact({
  item,
  remaining,
  amount,
}: {
  item: ItemRow
  remaining: Decimal
  /** Null as long as none is typed that can be credited. */
  amount: number | null
}) {
  const t = useT()
  const isInCollection = item.collectionLevel?.trim().toUpperCase() === 'COLLECTION'
  return (
    <>
      <dl className="my-2 flex flex-wrap gap-x-8 gap-y-1 border-y border-line py-2">
        <div>
          <dt className="text-xs text-ink-3">{t('arItems.credit.before')}</dt>
          <dd>
            <DecimalAmount value={remaining} currency={item.currency} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-3">{t('arItems.credit.after')}</dt>
          <dd className="font-semibold">
            <span role="status">
              <DecimalAmount
                value={amount === null ? null : findRemainder(remaining, amount)}
                currency={item.currency}
              />
            </span>
          </dd>
        </div>
      </dl>
      {isInCollection && (
        <StateBlock variant="strip" kind="warned" title={t('arItems.credit.inCollection')}>
          {t('arItems.credit.inCollectionMeaning')}
        </StateBlock>
      )}
    </>
  )
}
