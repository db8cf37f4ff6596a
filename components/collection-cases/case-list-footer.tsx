import { ListFooter } from '@/components/data-grid/list-footer'
import { Button } from '@/components/ui/button'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'

type Props = { list: PagedListState<CollectionCase>; onAgain: () => void }

/** How many cases are held and read when, and the way to read them anew. */
export function CaseListFooter({ list, onAgain }: Props) {
  const t = useT()
  const { rows, isAtEnd, isCircular, isSilent } = list
  return (
    <ListFooter
      list={list}
      held={
        <>
          {t('collectionCases.rows.held', { count: rows.length })}
          {!isSilent && t(isAtEnd ? 'collectionCases.rows.all' : 'collectionCases.rows.more')}
        </>
      }
      notes={isCircular && <span>{t('collectionCases.rows.circular')}</span>}
      actions={
        <Button variant="quiet" size="sm" onClick={onAgain}>
          {t('grid.footer.again')}
        </Button>
      }
    />
  )
}
