import type { ReactNode } from 'react'
import { Pager, type PagerProps } from '@/components/data-grid/pager'
import { Moment } from '@/components/ui/moment'
import type { NumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'

/**
 * The foot of a list that goes by numbers; none while nothing is held. A count that is as high as
 * the service counts at all says that there are more.
 */
export function NumberedPager({ page, hrefOf, sizes, children }: NumberedPagerProps) {
  const t = useT()
  const { question, given, total, countedTo } = page
  const isCapped = total !== null && countedTo !== null && total >= countedTo
  if (!page.isHeld) return null
  return (
    <Pager
      page={question.pageno}
      pageSize={question.pagesize}
      shown={given}
      {...{ total, isCapped, hrefOf, sizes }}
    >
      {t('layout.readAt')} <Moment instant={page.readAt} format={formatTime} />{' '}
      {isCapped && t('states.pages.capped', { count: formatCount(countedTo) })} {children}
    </Pager>
  )
}

type NumberedPagerProps = Pick<PagerProps, 'hrefOf' | 'sizes'> & {
  page: Omit<NumberedPage<unknown>, 'rows'>
  /** What else the foot says. */
  children?: ReactNode
}
