import { Pager } from '@/components/data-grid/pager'
import { Moment } from '@/components/ui/moment'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { customerPageSizes } from '@/lib/features/customers/client/customer-list-view'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'
import { findMaximum } from '@/lib/shared/list-filters/list-end'

type List = Answer<'listCustomers'>
type Props = {
  list: List
  page: number
  pageSize: number
  /** Milliseconds since 1970. */
  readAt: number
  hrefOf: (change: { page: number; size?: number }) => string
}

/**
 * The foot of the customer list. The upstream counts up to its `maximumCount` and shows no further:
 * a count that has reached it says that there are more, and the way to those is a search.
 */
export function CustomerPager({ list, page, pageSize, readAt, hrefOf }: Props) {
  const t = useT()
  const totalCount = list.summary?.totalCount
  const total = typeof totalCount === 'number' ? totalCount : null
  const most = findMaximum(list.summary)
  const isCapped = total !== null && most !== null && total >= most
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      shown={list.customers?.length ?? 0}
      total={total}
      isCapped={isCapped}
      hrefOf={(next) => hrefOf({ page: next })}
      sizes={{ options: customerPageSizes, hrefOf: (size) => hrefOf({ size, page: 1 }) }}
    >
      {t('layout.readAt')} <Moment instant={readAt} format={formatTime} />{' '}
      {isCapped && t('customers.list.capped', { count: formatCount(most) })}
    </Pager>
  )
}
