import type { MouseEvent as PressEvent, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { UnreadMark, UnreadRecords } from '@/components/ui/states/unread-records'
import { cardHeads, tallCards } from './cards'
import type { Column } from './define-columns'
import { RowKeys } from './row-keys'
import { type RowTicks, TickAll, TickRow, useRowTicks } from './row-ticks'
import { SortHead, type Sorting } from './sort-head'

/**
 * A page of rows as a plain table. The whole row opens what `hrefOf` names, by a link in its first
 * cell; where that names nothing, the keys stop at the row all the same.
 *
 * One tab stop: arrows, J, K, Home, End and Page move between the rows, Enter opens. Where rows are
 * ticked, Space ticks the one that has the focus, Shift and Space all from the last one that was
 * ticked, and Esc lets go of them. It scrolls sideways by itself, the page never does.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  onOpen,
  currentKey,
  sorting,
  ticks,
  empty,
  onShort,
}: DataTableProps<Row>) {
  const keys = rows.map(keyOf)
  const ticking = useRowTicks(keys, ticks)
  return (
    <RowKeys
      label={label}
      hasLinks={hrefOf !== undefined && rows.length > 0}
      rowsId={keys.join(' ')}
      ticks={ticks?.selected}
      onTicks={ticking.restore}
      onRowKey={ticking.handleKey}
      onShort={onShort}
    >
      <table
        className="data-table card:block"
        data-pinned={columns.length > pinnedFrom || undefined}
      >
        <caption className="sr-only">{label}</caption>
        <colgroup>
          {ticks && <col className="w-12" />}
          {columns.map((column) => (
            <col key={column.key} className={column.width ?? 'w-40'} />
          ))}
        </colgroup>
        <thead className={cardHeads}>
          <tr>
            {ticks && <TickAll ticks={ticks} keys={keys} />}
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody className={tallCards}>
          {rows.map((row, place) => (
            <tr
              key={keys[place]}
              aria-current={keys[place] === currentKey || undefined}
              className={ticks?.selected.has(keys[place]!) ? tickedRow : undefined}
            >
              {ticks && (
                <TickRow
                  label={ticks.label(row)}
                  isTicked={ticks.selected.has(keys[place]!)}
                  onToggle={() => ticking.toggle(place)}
                />
              )}
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-card={column.card}
                  data-label={column.card === 'line' ? column.title : undefined}
                >
                  {at === 0 && <UnreadMark record={row} />}
                  {at === 0 && hrefOf ? (
                    <RowStop
                      href={hrefOf(row)}
                      rowKey={keys[place]!}
                      tabIndex={place === 0 ? 0 : -1}
                      onClick={onOpen && ((event) => onOpen(row, event))}
                    >
                      {column.cell(row)}
                    </RowStop>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
      <UnreadRecords rows={rows} />
    </RowKeys>
  )
}

type RowStopProps = {
  href: string | null
  rowKey: string
  tabIndex: number
  onClick?: (event: PressEvent<HTMLElement>) => void
  children: ReactNode
}

/** What the keys of the table stop at. */
const RowStop = ({ href, rowKey, tabIndex, onClick, children }: RowStopProps) =>
  href === null ? (
    <span className="row-link" data-key={rowKey} tabIndex={tabIndex}>
      {children}
    </span>
  ) : (
    <Link href={href} className="row-link" data-key={rowKey} tabIndex={tabIndex} onClick={onClick}>
      {children}
    </Link>
  )

/** A ticked row has its tint; hover and the focus have theirs over it. */
const tickedRow = 'not-hover:not-has-[:focus-visible]:bg-selected'

/** More columns than most screens are wide for: the first one then stays in sight. */
const pinnedFrom = 9

export type DataTableProps<Row> = {
  /** The name of the table for those who do not see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The page of a row; null where it has none. Without it the keys do not stop at the rows. */
  hrefOf?: (row: Row) => string | null
  /** A press on the link of a row: what it prevents does not open the page. */
  onOpen?: (row: Row, event: PressEvent<HTMLElement>) => void
  /** The key of the row that stands open beside the table. */
  currentKey?: string
  sorting?: Sorting
  /** Which rows are ticked; without it none can be. */
  ticks?: RowTicks<Row>
  /** What stands in the place of the rows when there is none. */
  empty?: ReactNode
  /** Where more rows are there than shown: asks for the row of a place that is come back to. */
  onShort?: (index: number) => boolean
}
