import { ListFooter } from '@/components/data-grid/list-footer'
import { formatCount } from '@/components/data-grid/pager'
import { Button } from '@/components/ui/button'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/collection-invoices'

type Props = { list: PagedListState<InvoiceRow>; isBehind: boolean; onAgain: () => void }

/**
 * What is held, whether more follow, when it was read, and whether it may be another list by now.
 * The upstream does not tell how many there are.
 */
export function InvoiceListFooter({ list, isBehind, onAgain }: Props) {
  const t = useT()
  const { rows, isAtEnd, isCircular, isSilent } = list
  return (
    <ListFooter
      list={list}
      held={
        <>
          {t('collectionInvoices.rows.held', { held: formatCount(rows.length) })}{' '}
          {!isSilent && !isCircular && (
            <b>{t(isAtEnd ? 'collectionInvoices.rows.all' : 'collectionInvoices.rows.more')}</b>
          )}{' '}
          {isBehind && t('collectionInvoices.rows.behind')}
        </>
      }
      actions={
        <Button variant="quiet" size="sm" onClick={onAgain}>
          {t('grid.footer.again')}
        </Button>
      }
    />
  )
}
