import { ListFooter } from '@/components/data-grid/list-footer'
import { CurrencySums } from '@/components/ui/currency-sums'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import type { CodeNames } from '@/lib/features/codes/domain/public'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

type List = PagedListState<ItemRow>
type Props = { list: List & { again: () => void }; names: CodeNames }

/**
 * What is held of the items and of how many, and what they amount to by currency: the whole of them
 * only where all were read.
 */
export function ItemsFooter({ list, names }: Props) {
  const t = useT()
  const { rows, isAtEnd, isIncomplete, isSilent } = list
  const isWhole = isAtEnd && !isIncomplete && !isSilent && list.total?.is !== 'moreThan'
  const unknown = names.listUnknown(
    'documentType',
    rows.map(({ documentType }) => documentType),
  )
  return (
    <ListFooter
      list={list}
      held={describeHeld(t, list)}
      notes={
        rows.length > 0 && (
          <span className="inline-flex flex-wrap gap-x-2">
            {unknown.length > 0 && (
              <span>{t('arItems.rows.unknownCodes', { count: unknown.length })}</span>
            )}
            {t(isWhole ? 'arItems.rows.sum' : 'arItems.rows.sumLoaded')}
            <CurrencySums
              rows={rows.map(({ remainingAmount, currency }) => ({
                amount: remainingAmount,
                currency,
              }))}
            />
          </span>
        )
      }
      onAgain={list.again}
    />
  )
}

function describeHeld(
  t: Translate,
  { rows, isAtEnd, isIncomplete, isSilent, total, findings }: List,
) {
  const count = formatCount(rows.length)
  const isEnded = isAtEnd && !isIncomplete && !isSilent
  // A count of what the service took for the answer says nothing of rows that were left out here.
  if (total && findings.strangers === 0 && !(isEnded && total.is === 'exact'))
    return t(total.is === 'exact' ? 'arItems.rows.heldOf' : 'arItems.rows.heldOfMore', {
      count,
      total: formatCount(total.count),
    })
  const end = isEnded ? 'arItems.rows.all' : 'arItems.rows.more'
  return [
    t('arItems.rows.held', { count }),
    !isSilent && !isIncomplete && (isAtEnd || rows.length > 0) && t(end),
  ]
    .filter(Boolean)
    .join(' ')
}
