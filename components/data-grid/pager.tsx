import type { ReactNode } from 'react'
import { Foot } from '@/components/layout/foot'
import { getButtonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The foot of a table: which rows are held, of how many, and the ways to the others. Pages count
 * from 1; the total may be unknown, or as far as was counted: the last page is then the last one
 * that can be reached.
 */
export function Pager({
  page,
  pageSize,
  shown,
  total,
  isCapped = false,
  hrefOf,
  sizes,
  children,
}: PagerProps) {
  const t = useT()
  const last = total === null ? null : Math.max(1, Math.ceil(total / pageSize))
  const hasNext = last === null ? shown === pageSize : page < last
  // A list of nothing has no other page, and none of another size.
  const isEmpty = shown === 0 && page === 1
  return (
    <Foot>
      <span role="status">{describeRows(t, { page, pageSize, shown, total, isCapped })}</span>
      {children && <span>{children}</span>}
      <span className="flex-1" />
      {sizes && !isEmpty && (
        <nav className="flex items-center gap-2" aria-label={t('layout.rowsPerPage')}>
          <span aria-hidden="true">{t('layout.rowsPerPage')}</span>
          {sizes.options.map((size) => (
            <Link
              key={size}
              className={getButtonClass({ variant: 'quiet', size: 'sm' })}
              href={sizes.hrefOf(size)}
              aria-current={size === pageSize || undefined}
            >
              {size}
            </Link>
          ))}
        </nav>
      )}
      {!isEmpty && (
        <nav className="flex items-center gap-0.5" aria-label={t('layout.pages')}>
          <PageLink
            label={t('layout.firstPage')}
            icon="last"
            flipped
            href={page > 1 ? hrefOf(1) : null}
          />
          <PageLink
            label={t('layout.previousPage')}
            icon="left"
            href={page > 1 ? hrefOf(page - 1) : null}
          />
          <PageLink
            label={t('layout.nextPage')}
            icon="right"
            href={hasNext ? hrefOf(page + 1) : null}
          />
          {last !== null && (
            <PageLink
              label={t('layout.lastPage')}
              icon="last"
              href={page < last ? hrefOf(last) : null}
            />
          )}
        </nav>
      )}
    </Foot>
  )
}

export type PagerProps = {
  page: number
  pageSize: number
  /** How many rows this page holds. */
  shown: number
  total: number | null
  /** There are more than `total`: it is as far as was counted. */
  isCapped?: boolean
  hrefOf: (page: number) => string
  sizes?: { options: number[]; hrefOf: (size: number) => string }
  /** What else the foot says, such as when it was read. */
  children?: ReactNode
}

function describeRows(
  t: Translate,
  {
    page,
    pageSize,
    shown,
    total,
    isCapped,
  }: Pick<PagerProps, 'page' | 'pageSize' | 'shown' | 'total' | 'isCapped'>,
) {
  if (shown === 0) return t('layout.rowsNone')
  const from = (page - 1) * pageSize + 1
  const to = from + shown - 1
  const held = { from: formatCount(from), to: formatCount(to) }
  if (total === null) return t('layout.rowsOfUnknown', held)
  return t(isCapped ? 'layout.rowsOfMore' : 'layout.rows', { ...held, total: formatCount(total) })
}

const pageLink = getButtonClass({
  variant: 'quiet',
  size: 'sm',
  className: 'min-w-(--control-sm)! px-1!',
})

function PageLink({
  label,
  icon,
  href,
  flipped = false,
}: {
  label: string
  icon: IconName
  href: string | null
  flipped?: boolean
}) {
  const face = <Icon name={icon} className={flipped ? '[scale:-1_1]' : ''} />
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a way that leads nowhere now
      <a className={pageLink} role="link" aria-disabled="true" aria-label={label}>
        {face}
      </a>
    )
  }
  return (
    <Link className={pageLink} href={href} aria-label={label}>
      {face}
    </Link>
  )
}
