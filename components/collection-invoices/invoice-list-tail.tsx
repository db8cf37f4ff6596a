import { RowsTail } from '@/components/data-grid/grid/rows-tail'
import { StateBlock } from '@/components/ui/states/state-block'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/collection-invoices'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'

/** What stands after the last row that is held, or that the list may not be whole. */
export function InvoiceListTail({
  walked,
  onMore,
}: {
  walked: PagedListState<InvoiceRow>
  onMore: () => void
}) {
  if (walked.isCircular && !walked.failure)
    return <StateBlock kind="warned" look="strip" title={t('invoices.rows.circular')} />
  return <RowsTail walked={walked} goOn={t('invoices.rows.goOn')} onMore={onMore} />
}
