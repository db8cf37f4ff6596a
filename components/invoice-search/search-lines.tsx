import type { Search } from '@/lib/client/lists/keyset-paging'
import { useT } from '@/lib/client/translation'
import type { PartnerSearchView } from '@/lib/features/invoice-search/client/partner-search-view'
import { formatWireTime, type WireStyle } from '@/lib/shared/wire/wire-style'

type Bound = 'FromDate' | 'ToDate' | 'FromChannelUpdateTime' | 'ToChannelUpdateTime'

/** The literal bounds that are sent, in the style of the wire, and the order that is asked for. */
export function SearchLines({ search, view, wire, isPlaced }: SearchLinesProps) {
  const t = useT()
  const note = t(
    `invoiceSearch.search.orderNote.${view.by !== 'sent' ? 'other' : isPlaced ? 'sent' : 'unplaced'}`,
  )
  return (
    <p className="flex flex-none flex-wrap gap-x-4 gap-y-0.5 border-b border-line px-6 pt-1.5 pb-2 text-xs text-ink-3">
      <Bounds search={search} from="FromDate" to="ToDate" wire={wire} />
      <Bounds search={search} from="FromChannelUpdateTime" to="ToChannelUpdateTime" wire={wire} />
      <span>
        {t(`invoiceSearch.search.order.${view.by}-${view.order}`)}
        {note && `: ${note}`}
      </span>
    </p>
  )
}

type SearchLinesProps = {
  search: Search
  view: PartnerSearchView
  wire: WireStyle
  /** Rows carry the number by which they are paged. */
  isPlaced: boolean
}

function Bounds({
  search,
  from,
  to,
  wire,
}: {
  search: Search
  from: Bound
  to: Bound
  wire: WireStyle
}) {
  const t = useT()
  const bounds = [from, to].flatMap((field) => {
    const time = search[field as Bound]
    return typeof time === 'string' ? [`${field} ${formatWireTime(time, wire)}`] : []
  })
  const [first, last] = bounds
  if (!first) return null
  return (
    <span>
      {t('invoiceSearch.search.sends')}{' '}
      <code className="font-mono text-2xs text-ink-2">{first}</code>
      {last && (
        <>
          {` ${t('invoiceSearch.search.to')} `}
          <code className="font-mono text-2xs text-ink-2">{last}</code>
        </>
      )}
      , {t('grid.filter.days.both')}
    </span>
  )
}
