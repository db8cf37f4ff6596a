import { ListFooter } from '@/components/data-grid/list-footer'
import { useT } from '@/lib/client/translation'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { sumRows } from '@/lib/features/delivery-failures/domain/failure-rows'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  all: readonly NamedRow[]
  shown: readonly NamedRow[]
  data: Failures
  readAt: number
  onShowAll: () => void
  onAgain: () => void
}

/** The same counts that the title and the rows have, of all causes of the question. */
export function CauseFooter({ all, shown, data, readAt, onShowAll, onAgain }: Props) {
  const t = useT()
  const { causes, failed, unhandled } = sumRows(all.map(({ row }) => row))
  const hidden = all.length - shown.length
  return (
    <ListFooter
      list={{ doubles: 0, readAt: readAt || null }}
      held={t(data.all ? 'deliveryFailures.footer' : 'deliveryFailures.footerPartial', {
        causes,
        failed: formatCount(failed),
        handled: formatCount(failed - unhandled),
        read: formatCount(data.read),
      })}
      notes={
        hidden > 0 && (
          <span>
            {t('deliveryFailures.hidden', { count: hidden })}{' '}
            <button
              type="button"
              className="text-accent underline underline-offset-2"
              onClick={onShowAll}
            >
              {t('deliveryFailures.showAll')}
            </button>
          </span>
        )
      }
      actions={<span className="max-wide:hidden">{t('deliveryFailures.footerNote')}</span>}
      onAgain={onAgain}
    />
  )
}
