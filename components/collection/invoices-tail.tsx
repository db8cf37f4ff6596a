import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { Skeleton } from '@/components/ui/skeleton'
import { StateBlock } from '@/components/ui/state-block'
import { t } from '@/lib/format/translate-collection-invoices'
import type { InvoiceRow } from '@/lib/queries/collection-invoices'
import type { CursorWalked } from '@/lib/queries/cursor-walk'

/** What stands after the last row that is held: rows to come, why they did not come and the way on, or that the list may not be whole. */
export function InvoicesTail({ walked, onMore }: { walked: CursorWalked<InvoiceRow>; onMore: () => void }) {
  const hasRows = walked.rows.length > 0
  if (walked.failure) {
    return (
      <FailureBlock
        failure={walked.failure}
        doing="read"
        look={hasRows ? 'strip' : 'block'}
        note={hasRows ? t('invoices.rows.stopped') : undefined}
        steps={<Button onClick={onMore}>{t(hasRows ? 'invoices.rows.goOn' : 'states.tryAgain')}</Button>}
      />
    )
  }
  if (walked.isCircular) return <StateBlock kind="warned" look="strip" title={t('invoices.rows.circular')} />
  if (walked.isAtEnd && !walked.isReading) return null
  return <Skeleton rows={hasRows ? 3 : 14} columns={6} />
}
