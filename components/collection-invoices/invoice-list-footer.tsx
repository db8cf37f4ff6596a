import { formatCount } from '@/components/data-grid/pager'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/collection-invoices'
import { formatTime } from '@/lib/shared/format/date-time'

type Props = { walked: PagedListState<InvoiceRow>; isBehind: boolean; onAgain: () => void }

/**
 * What is held, whether more follow, when it was read, and whether it may be another list by now.
 * The upstream does not tell how many there are.
 */
export function InvoiceListFooter({ walked, isBehind, onAgain }: Props) {
  const t = useT()
  const { rows, doubles, readAt, isAtEnd, isCircular, isSilent } = walked
  return (
    <footer className="foot">
      <span role="status">
        {t('collectionInvoices.rows.held', { held: formatCount(rows.length) })}{' '}
        {!isSilent && !isCircular && (
          <b>{t(isAtEnd ? 'collectionInvoices.rows.all' : 'collectionInvoices.rows.more')}</b>
        )}{' '}
        {isBehind && t('collectionInvoices.rows.behind')}
      </span>
      {doubles > 0 && (
        <span>{t('collectionInvoices.rows.doubles', { count: formatCount(doubles) })}</span>
      )}
      {readAt !== null && (
        <span className="max-narrow:hidden">
          {t('collectionInvoices.rows.readAt')} <Moment instant={readAt} format={formatTime} />
        </span>
      )}
      <span className="flex-1" />
      <Button variant="quiet" size="sm" onClick={onAgain}>
        {t('collectionInvoices.rows.again')}
      </Button>
    </footer>
  )
}
