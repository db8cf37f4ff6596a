import { t } from '@/lib/shared/i18n/translate'

/**
 * Holds the place of rows or lines that are on their way. It stands still, and it is not seen
 * before 150 ms have gone by.
 */
export function Skeleton({
  rows = 8,
  columns = 4,
  look = 'rows',
}: {
  rows?: number
  columns?: number
  look?: 'rows' | 'lines'
}) {
  return (
    <div className={`skeleton skeleton-${look}`} role="status">
      <span className="sr-only">{t('states.loading')}</span>
      {listIndexes(rows).map((row) => (
        <div key={row} className="skeleton-row" aria-hidden="true">
          {listIndexes(columns).map((column) => (
            <span key={column} className="skeleton-bar" />
          ))}
        </div>
      ))}
    </div>
  )
}

function listIndexes(count: number) {
  return Array.from({ length: count }, (_, place) => place)
}
