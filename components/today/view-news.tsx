import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PanelSection } from '@/components/ui/page-section'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { toCasesQuestionOfQuery } from '@/lib/features/collection-cases/client/public'
import { toInvoicesQuestionOfQuery } from '@/lib/features/collection-invoices/client/public'
import { toSearchOfQuery } from '@/lib/features/invoice-search/client/public'
import { toListHref, useViewNews, type ViewNews } from '@/lib/features/saved-views/client/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What is new in the views of the person since they last looked; nothing where they have none. */
export function ViewNewsList() {
  const t = useT()
  const offers = useOffers()
  const news = useViewNews({
    search: offers('getViewChanges') ? toSearchOfQuery : null,
    cases: offers('listCases') ? toCasesQuestionOfQuery : null,
    invoices: offers('listCollectionInvoices') ? toInvoicesQuestionOfQuery : null,
  })
  if (news.length === 0) return null
  return (
    <PanelSection title={t('today.news.title')}>
      <ul>
        {news.map(({ view, ...each }) => (
          <li key={view.viewId} className="border-b border-line py-1.5">
            <span className="flex items-baseline justify-between gap-2">
              <Link href={toListHref(view, view.query, view.viewId)} className="min-w-0 truncate">
                {view.name}
              </Link>
              <span className="text-right tabular-nums">{describeNews(t, each)}</span>
            </span>
            <span className="block text-xs text-ink-3">
              <Moment instant={view.visitedAt} format={formatDateTime} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function describeNews(t: Translate, { news, isFailed }: Omit<ViewNews, 'view'>): string {
  if (isFailed) return t('today.state.failed')
  if (news === null) return t('today.state.reading')
  if (news.kind === 'registered') {
    const { count, atLeast } = news.added
    return t('today.news.registered', { count, more: atLeast ? 'yes' : 'no' })
  }
  if (news.changes.kind !== 'compared') return t('today.news.other')
  const { newFailures, recovered } = news.changes
  return t('today.news.counts', {
    failed: newFailures.count,
    moreFailed: newFailures.atLeast ? 'yes' : 'no',
    recovered: recovered.count,
    moreRecovered: recovered.atLeast ? 'yes' : 'no',
  })
}
