import { ListFooter } from '@/components/data-grid/list-footer'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { hyperlinkClass } from '@/components/ui/link'
import { isSearchWhole, type KeysetPagerState } from '@/lib/client/lists/keyset-pager'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What is held, of how many, read when, and what has arrived since. */
export function SearchListFooter({ list, newer, onShowNewer, onKeys }: SearchListFooterProps) {
  const t = useT()
  return (
    <ListFooter
      list={list}
      held={
        <>
          {t('invoiceSearch.rows.held', { held: formatCount(list.rows.length) })}{' '}
          <b>{describeTotal(t, list)}</b>
        </>
      }
      notes={
        newer && (
          <span>
            {newer.areMore
              ? t('invoiceSearch.rows.newerMore', { count: newer.count })
              : t('invoiceSearch.rows.newer', { count: newer.count })}
            ,{' '}
            <button type="button" className={hyperlinkClass} onClick={onShowNewer}>
              {t('invoiceSearch.rows.show')}
            </button>
          </span>
        )
      }
      actions={
        <>
          <span className="max-narrow:hidden">{t('invoiceSearch.rows.timeKind')}</span>
          <Button variant="quiet" size="sm" onClick={onKeys}>
            <Kbd>?</Kbd> {t('invoiceSearch.rows.keys')}
          </Button>
        </>
      }
    />
  )
}

type SearchListFooterProps = {
  list: KeysetPagerState
  newer: { count: number; areMore: boolean } | null
  onShowNewer: () => void
  onKeys: () => void
}

/**
 * "About" and "more than" are not the same; what is held to the end is counted by that. What the
 * service counts where it ignored a filter is no count of what was asked for.
 */
function describeTotal(t: Translate, list: KeysetPagerState): string {
  const {
    total: { count, is },
    rows,
    findings,
  } = list
  if (isSearchWhole(list)) return t('invoiceSearch.rows.all')
  if (count === null || findings.strangers > 0) return t('invoiceSearch.rows.ofUnknown')
  const shown = formatCount(Math.max(count, rows.length))
  if (is === 'exact') return t('invoiceSearch.rows.ofExact', { count: shown })
  return t(is === 'moreThan' ? 'invoiceSearch.rows.ofMore' : 'invoiceSearch.rows.ofAbout', {
    count: shown,
  })
}
