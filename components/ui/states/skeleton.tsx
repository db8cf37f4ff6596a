import { useT } from '@/lib/client/translation'

/**
 * Holds the place of rows or lines that are on their way. It stands still, and it is not seen
 * before 150 ms have gone by.
 */
export function Skeleton({
  rows = 8,
  columns = 4,
  variant = 'rows',
}: {
  rows?: number
  columns?: number
  variant?: 'rows' | 'lines'
}) {
  const t = useT()
  return (
    <div className="animate-[skeleton-shown_0s_150ms_both]" role="status">
      <span className="sr-only">{t('states.loading')}</span>
      {listIndexes(rows).map((row) => (
        <div
          key={row}
          className={`group/row flex items-center gap-3 ${rowClasses[variant]}`}
          aria-hidden="true"
        >
          {listIndexes(columns).map((column) => (
            <span key={column} className={bar} />
          ))}
        </div>
      ))}
    </div>
  )
}

const rowClasses = { rows: 'h-(--row-grid) border-b border-line px-6', lines: 'h-6' }
const bar = [
  'h-2.5 flex-[0_1_28%] rounded-xs bg-skeleton nth-[3n]:basis-1/5 nth-[3n+1]:basis-[16%]',
  'group-even/row:first:basis-[19%]',
].join(' ')

function listIndexes(count: number) {
  return Array.from({ length: count }, (_, place) => place)
}
