import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { formatTime } from '@/lib/shared/format/date-time'
import { t } from '@/lib/shared/i18n/translate-collection-cases'

type Props = { walked: PagedListState<CollectionCase>; onAgain: () => void }

/** How many cases are held and read when, and the way to read them anew. */
export function CaseListFooter({
  walked: { rows, doubles, isAtEnd, isCircular, isSilent, readAt },
  onAgain,
}: Props) {
  return (
    <footer className="foot">
      <span role="status">
        {t('cases.rows.held', { count: rows.length })}
        {!isSilent && t(isAtEnd ? 'cases.rows.all' : 'cases.rows.more')}
      </span>
      {isCircular && <span>{t('cases.rows.circular')}</span>}
      {doubles > 0 && <span>{t('cases.rows.doubles', { count: doubles })}</span>}
      <span className="flex-1" />
      {readAt !== null && (
        <span className="max-narrow:hidden">
          {t('cases.rows.readAt')} <Moment instant={readAt} format={formatTime} />
        </span>
      )}
      <Button variant="quiet" size="sm" onClick={onAgain}>
        {t('cases.rows.again')}
      </Button>
    </footer>
  )
}
