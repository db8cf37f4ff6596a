import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { Moment } from '@/components/ui/moment'
import { Skeleton } from '@/components/ui/skeleton'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { clockTime } from '@/lib/format/moment'
import { t } from '@/lib/format/translate-collection-cases'
import type { CursorWalked } from '@/lib/queries/cursor-walk'

type Walked = CursorWalked<CollectionCase>

/** What stands after the last case that is held: cases to come, or why they did not come and the way on. */
export function CaseTail({ walked: { rows, failure, isReading, isAtEnd }, onMore }: { walked: Walked; onMore: () => void }) {
  if (failure)
    return (
      <FailureBlock
        failure={failure}
        doing="read"
        look={rows.length > 0 ? 'strip' : 'block'}
        note={rows.length > 0 ? t('cases.rows.stopped') : undefined}
        steps={<Button onClick={onMore}>{t(rows.length > 0 ? 'cases.rows.goOn' : 'states.tryAgain')}</Button>}
      />
    )
  if (isAtEnd && !isReading) return null
  return <Skeleton rows={rows.length > 0 ? 3 : 14} columns={6} />
}

/** How many cases are held and read when, and the way to read them anew. */
export function CaseFoot({ walked: { rows, doubles, isAtEnd, isCircular, isSilent, readAt }, onAgain }: { walked: Walked; onAgain: () => void }) {
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
        <span className="only-wide">
          {t('cases.rows.readAt')} <Moment instant={readAt} format={clockTime} />
        </span>
      )}
      <Button variant="quiet" size="sm" onClick={onAgain}>
        {t('cases.rows.again')}
      </Button>
    </footer>
  )
}
