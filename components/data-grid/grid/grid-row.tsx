import { memo } from 'react'
import { UnreadMark } from '@/components/ui/states/unread-records'
import { useT } from '@/lib/client/translation'
import { getCellProps, getLayoutProps, rowRole } from './cell-props'
import type { ColumnLayout } from './grid-column'

/** One row. It is made again only when something of its own changes: scrolling past it does not. */
export const GridRow = memo(Row) as typeof Row

function Row<R>({
  row,
  index,
  columns,
  isSelected,
  isOpen,
  activeColumn,
  offset,
}: GridRowProps<R>) {
  const t = useT()
  return (
    <tr
      {...rowRole}
      className="grid-row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      aria-busy={row === undefined || undefined}
      style={
        offset === undefined
          ? undefined
          : { position: 'absolute', transform: `translateY(${offset}px)` }
      }
    >
      <td
        {...getCellProps('gridcell', 0, activeColumn)}
        className="grid-cell grid-tick"
        data-card="tick"
      >
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('grid.selectRow')}
          checked={isSelected}
          disabled={row === undefined}
          readOnly
        />
      </td>
      {columns.map((laid, at) => (
        <td
          key={laid.column.key}
          {...getCellProps('gridcell', at + 1, activeColumn)}
          {...getLayoutProps(laid)}
          className="grid-cell"
        >
          {at === 0 && <UnreadMark record={row} />}
          {row === undefined ? (
            <span className="inline-block h-2 w-[70%] rounded-xs bg-skeleton" />
          ) : (
            <Cell column={laid.column} row={row} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** A plain link: rows come by the hundred, and the grid follows it for all of them. */
function Cell<R>({ column, row }: { column: ColumnLayout<R>['column']; row: R }) {
  const href = column.href?.(row) ?? null
  if (href === null) return column.cell(row)
  return (
    <a href={href} tabIndex={-1} className="text-accent underline-offset-2 hover:underline">
      {column.cell(row)}
    </a>
  )
}

type GridRowProps<R> = {
  /** Undefined: on its way. */
  row: R | undefined
  index: number
  columns: readonly ColumnLayout<R>[]
  isSelected: boolean
  /** It stands open beside the grid. */
  isOpen: boolean
  /** Which of its cells Tab reaches; null: none. */
  activeColumn: number | null
  /** In px from the rows in sight, for the one row that is kept though it is out of sight. */
  offset?: number
}
