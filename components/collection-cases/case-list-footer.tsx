import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { formatTime } from '@/lib/shared/format/date-time'

type Props = { walked: PagedListState<CollectionCase>; onAgain: () => void }

/** How many cases are held and read when, and the way to read them anew. */
export function CaseListFooter({
  walked: { rows, doubles, isAtEnd, isCircular, isSilent, readAt },
  onAgain,
}: Props) {
  const t = useT()
  return (
    <footer className="foot">
      <span role="status">
        {t('collectionCases.rows.held', { count: rows.length })}
        {!isSilent && t(isAtEnd ? 'collectionCases.rows.all' : 'collectionCases.rows.more')}
      </span>
      {isCircular && <span>{t('collectionCases.rows.circular')}</span>}
      {doubles > 0 && <span>{t('collectionCases.rows.doubles', { count: doubles })}</span>}
      <span className="flex-1" />
      {readAt !== null && (
        <span className="max-narrow:hidden">
          {t('collectionCases.rows.readAt')} <Moment instant={readAt} format={formatTime} />
        </span>
      )}
      <Button variant="quiet" size="sm" onClick={onAgain}>
        {t('collectionCases.rows.again')}
      </Button>
    </footer>
  )
}
