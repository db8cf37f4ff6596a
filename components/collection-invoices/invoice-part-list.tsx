import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { PageSection } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'

type Props<Row> = {
  title: string
  question: PagedListQuery<Row>
  none: string
  row: (row: Row) => ReactNode
  note?: string
  /** Rows that stand elsewhere on the page are left out here, and counted. */
  isElsewhere?: (row: Row) => boolean
}

/**
 * A list that belongs to an invoice, read by itself: one that fails says so in its own place and
 * leaves the rest of the page as it is.
 */
export function InvoicePartList<Row>({
  title,
  question,
  none,
  row,
  note,
  isElsewhere,
}: Props<Row>) {
  const t = useT()
  const { rows, isAtEnd, isReading, isSilent, isIncomplete, failure, readAt, more, again } =
    usePagedList(question, { isRefetched: true })
  const shown = isElsewhere ? rows.filter((each) => !isElsewhere(each)) : rows
  const leftOut = rows.length - shown.length
  const hasMore = readAt !== null && !isAtEnd
  return (
    <PageSection
      title={title}
      note={shown.length > 0 ? `${shown.length}${hasMore || isIncomplete ? '+' : ''}` : undefined}
    >
      {readAt === null && !failure && <Skeleton rows={3} columns={3} variant="lines" />}
      {failure && (
        <FailureBlock
          failure={failure}
          doing="read"
          variant="strip"
          steps={
            <Button size="sm" onClick={() => void (isAtEnd ? again() : more())}>
              {t('states.tryAgain')}
            </Button>
          }
        />
      )}
      <ul>
        {shown.map((each) => (
          <li
            key={question.keyOf(each)}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1.5"
          >
            {row(each)}
          </li>
        ))}
      </ul>
      <UnreadRecords rows={rows} />
      {rows.length === 0 &&
        readAt !== null &&
        isAtEnd &&
        !isIncomplete &&
        !failure &&
        !isSilent && <p className="text-ink-3">{none}</p>}
      {isSilent && <p className="text-ink-3">{t('collectionInvoices.part.silent')}</p>}
      {isIncomplete && <p className="text-ink-3">{t('collectionInvoices.part.incomplete')}</p>}
      {hasMore && !failure && (
        <Button
          size="sm"
          variant="quiet"
          busy={isReading}
          busyLabel={t('collectionInvoices.part.reading')}
          onClick={() => void more()}
        >
          {t('collectionInvoices.part.more')}
        </Button>
      )}
      {leftOut > 0 && (
        <p className="pt-1.5 text-xs text-ink-3">
          {t('collectionInvoices.part.elsewhere', { count: leftOut })}
        </p>
      )}
      {note && rows.length > 0 && <p className="text-xs text-ink-3 pt-1.5">{note}</p>}
    </PageSection>
  )
}
