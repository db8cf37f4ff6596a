import { Pager } from '@/components/data-grid/pager'
import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'

/**
 * The foot of a list that goes by numbers. A count that is as high as the service counts at all says
 * that there are more.
 */
export function NumberedPager({ summary, shown, question, readAt, hrefOf }: PagerProps) {
  const t = useT()
  const total = toCount(summary?.totalCount)
  const most = toCount(summary?.maximumCount)
  const isCapped = total !== null && most !== null && total >= most
  return (
    <Pager
      page={question.pageno}
      pageSize={question.pagesize}
      {...{ shown, total, isCapped, hrefOf }}
    >
      {t('layout.readAt')} <Moment instant={readAt} format={formatTime} />{' '}
      {isCapped && t('ledger.list.capped', { count: formatCount(most) })}
    </Pager>
  )
}

type Summary = { totalCount?: ExactNumber | null; maximumCount?: ExactNumber | null }
type PagerProps = {
  summary: Summary | null | undefined
  /** How many rows the page holds. */
  shown: number
  question: { pageno: number; pagesize: number }
  /** Milliseconds since 1970. */
  readAt: number
  hrefOf: (page: number) => string
}

const toCount = (value: ExactNumber | null | undefined) =>
  typeof value === 'number' ? value : null
