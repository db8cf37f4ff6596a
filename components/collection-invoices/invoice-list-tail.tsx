import { RowsTail } from '@/components/data-grid/grid/rows-tail'
import { StateBlock } from '@/components/ui/states/state-block'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/collection-invoices'

/** What stands after the last row that is held, or that the list may not be whole. */
export function InvoiceListTail({
  walked,
  onMore,
}: {
  walked: PagedListState<InvoiceRow>
  onMore: () => void
}) {
  const t = useT()
  if (walked.isCircular && !walked.failure)
    return <StateBlock kind="warned" look="strip" title={t('collectionInvoices.rows.circular')} />
  return <RowsTail walked={walked} goOn={t('collectionInvoices.rows.goOn')} onMore={onMore} />
}
