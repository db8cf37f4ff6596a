import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { Skeleton } from '@/components/ui/skeleton'
import { t } from '@/lib/format/translate-partner'
import type { RowWalked } from '@/lib/queries/row-walk'

/** What stands after the last row that is held: rows to come, or why they did not come and the way on. */
export function RowTail({ walked: { rows, failure, isReading, isAtEnd }, onMore }: { walked: RowWalked; onMore: () => void }) {
  if (failure) {
    return (
      <FailureBlock
        failure={failure}
        doing="read"
        look={rows.length > 0 ? 'strip' : 'block'}
        note={rows.length > 0 ? t('partner.rows.stopped') : undefined}
        steps={<Button onClick={onMore}>{t(rows.length > 0 ? 'partner.rows.goOn' : 'states.tryAgain')}</Button>}
      />
    )
  }
  if (isAtEnd && !isReading) return null
  return <Skeleton rows={rows.length > 0 ? 3 : 14} columns={6} />
}
