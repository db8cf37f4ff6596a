import { formatCount } from '@/components/data-grid/pager'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { linkLook } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import type { KeysetPagerState } from '@/lib/client/lists/keyset-pager'
import { useT } from '@/lib/client/translation'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What is held, of how many, read when, and what has arrived since. */
export function SearchListFooter({ walked, newer, onShowNewer, onKeys }: SearchListFooterProps) {
  const t = useT()
  const { rows, doubles, readAt } = walked
  return (
    <footer className="foot">
      <span role="status">
        {t('invoiceSearch.rows.held', { held: formatCount(rows.length) })}{' '}
        <b>{describeTotal(t, walked)}</b>
      </span>
      {doubles > 0 && (
        <span>{t('invoiceSearch.rows.doubles', { count: formatCount(doubles) })}</span>
      )}
      {readAt !== null && (
        <span className="max-narrow:hidden">
          {t('invoiceSearch.rows.readAt')} <Moment instant={readAt} format={formatTime} />
        </span>
      )}
      {newer && (
        <span>
          {newer.areMore
            ? t('invoiceSearch.rows.newerMore', { count: newer.count })
            : t('invoiceSearch.rows.newer', { count: newer.count })}
          ,{' '}
          <button type="button" className={linkLook} onClick={onShowNewer}>
            {t('invoiceSearch.rows.show')}
          </button>
        </span>
      )}
      <span className="flex-1" />
      <span className="max-narrow:hidden">{t('invoiceSearch.rows.timeKind')}</span>
      <Button variant="quiet" size="sm" onClick={onKeys}>
        <Kbd>?</Kbd> {t('invoiceSearch.rows.keys')}
      </Button>
    </footer>
  )
}

type SearchListFooterProps = {
  walked: KeysetPagerState
  newer: { count: number; areMore: boolean } | null
  onShowNewer: () => void
  onKeys: () => void
}

/** "About" and "more than" are not the same; what is held to the end is counted by that. */
function describeTotal(
  t: Translate,
  { total: { count, is }, rows, isAtEnd, isSilent }: KeysetPagerState,
): string {
  if (isAtEnd && !isSilent) return t('invoiceSearch.rows.all')
  if (count === null) return t('invoiceSearch.rows.ofUnknown')
  const shown = formatCount(Math.max(count, rows.length))
  if (is === 'exact') return t('invoiceSearch.rows.ofExact', { count: shown })
  return t(is === 'moreThan' ? 'invoiceSearch.rows.ofMore' : 'invoiceSearch.rows.ofAbout', {
    count: shown,
  })
}
